# copy and get, as Conan 2 describes them.
# SPDX-License-Identifier: MIT
import fnmatch
import hashlib
import io
import os
import shutil
import tarfile
import urllib.request


def get(recipe, url, sha256, strip_root):
    with urllib.request.urlopen(url) as file:
        data = file.read()
    if hashlib.sha256(data).hexdigest() != sha256:
        raise ValueError(f"{url} has not the sum {sha256}")
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for member in archive.getmembers():
            member.name = member.name.split("/", 1)[1] if strip_root else member.name
            archive.extract(member, recipe.source_folder)


def copy(recipe, pattern, src, dst):
    for folder, _, names in os.walk(src):
        for name in names:
            path = os.path.relpath(os.path.join(folder, name), src)
            if fnmatch.fnmatch(path, pattern):
                os.makedirs(os.path.dirname(os.path.join(dst, path)), exist_ok=True)
                shutil.copy2(os.path.join(src, path), os.path.join(dst, path))
