# A recipe for Conan 2. conan create packaging/conan
# SPDX-License-Identifier: MIT
import os
import re

from conan import ConanFile
from conan.tools.files import copy, load


class RaysortConan(ConanFile):
    name = "raysort"
    license = "MIT"
    description = "Material sort, radix sort, BVH and distance fields for Vulkan compute, in one header"
    package_type = "header-library"
    no_copy_source = True

    def _clone(self):
        return os.path.join(self.recipe_folder, "..", "..")

    def set_version(self):
        text = load(self, os.path.join(self._clone(), "src", "intro.h"))
        number = int(re.search(r"#define RAYSORT_VERSION (\d+)", text).group(1))
        self.version = f"{number // 10000}.{number // 100 % 100}.{number % 100}"

    def export_sources(self):
        for pattern in ("raysort.h", "LICENSE", "shaders/*", "packaging/cmake/*"):
            copy(self, pattern, self._clone(), self.export_sources_folder)

    def package(self):
        source, package = self.source_folder, self.package_folder
        copy(self, "raysort.h", source, os.path.join(package, "include"))
        copy(self, "shaders/*", source, os.path.join(package, "share", "raysort"))
        copy(self, "LICENSE", source, os.path.join(package, "licenses"))
        copy(self, "*", os.path.join(source, "packaging", "cmake"), os.path.join(package, "share", "cmake", "raysort"))

    def package_id(self):
        self.info.clear()

    def package_info(self):
        # The package's own CMake files: Conan's would know neither the shaders nor raysort_compile
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("share", "cmake", "raysort")]
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
