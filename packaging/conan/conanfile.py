# A recipe for Conan 2; make dist fills in what is between @ signs. conan create build/dist/recipes/conan
# SPDX-License-Identifier: MIT
import os

from conan import ConanFile
from conan.tools.files import copy, get


class RaysortConan(ConanFile):
    name = "raysort"
    version = "@version@"
    license = "MIT"
    description = "Material sort, radix sort, BVH and distance fields for Vulkan compute, in one header"
    package_type = "header-library"
    no_copy_source = True

    def source(self):
        get(self, "@address@", sha256="@sha256@", strip_root=True)

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
