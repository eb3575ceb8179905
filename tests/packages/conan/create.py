# Runs the steps of `conan create` that need no Conan: sources, package, and what a consumer gets.
# SPDX-License-Identifier: MIT
#
# usage: python3 create.py RECIPE FOLDER   prints the version and the folder that find_package is given
import importlib.util
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
spec = importlib.util.spec_from_file_location("recipe", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
recipe = module.RaysortConan()
recipe.source_folder = os.path.join(sys.argv[2], "source")
recipe.package_folder = os.path.join(sys.argv[2], "package")
recipe.source()
recipe.package()
recipe.package_id()
recipe.package_info()
print(recipe.version, recipe.cpp_info.builddirs[0])
