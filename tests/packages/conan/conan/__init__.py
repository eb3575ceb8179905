# What the recipe takes of Conan, for a test without Conan.
# SPDX-License-Identifier: MIT


class _Anything:
    def set_property(self, name, value):
        setattr(self, name, value)

    def clear(self):
        pass


class ConanFile:
    def __init__(self):
        self.cpp_info, self.info = _Anything(), _Anything()
