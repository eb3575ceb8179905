# copy and load, as Conan 2 describes them.
# SPDX-License-Identifier: MIT
import fnmatch
import os
import shutil


def load(recipe, path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def copy(recipe, pattern, src, dst):
    for folder, _, names in os.walk(src):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), src)
            if fnmatch.fnmatch(path, pattern):
                os.makedirs(os.path.dirname(os.path.join(dst, path)), exist_ok=True)
                shutil.copy2(os.path.join(src, path), os.path.join(dst, path))
