# Lists what raysort.h declares, as clang reads it: for bindings, for the reference page, and for the test of the ABI.
# SPDX-License-Identifier: MIT
#
# usage: python3 tools/api.py FOLDER   from the root of the repository, or `make api`; writes FOLDER/docs/api.json,
# FOLDER/docs/api.md and FOLDER/tests/golden/abi.txt. Needs clang, cc and Vulkan's headers. Sizes and offsets are those
# of a 64-bit system.
import json
import os
import re
import subprocess
import sys

HEADER = "raysort.h"


# Offsets in the header count its comments, which ccache does not: it would give those of another header.
ENVIRONMENT = {**os.environ, "CCACHE_DISABLE": "1"}


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          env=ENVIRONMENT).stdout


def clang(*flags):
    return run("clang", "-x", "c", "-std=c11", *flags, HEADER)


def type_of(node):
    return node["type"]["qualType"].replace(" [", "[")


def words(comment):
    """The text of a comment without its stars."""
    return " ".join(re.sub(r"^\s*\*? ?", "", line).strip() for line in comment.split("\n")).strip()


def declarations():
    """Functions, structs, enums and other types, in the order of the header."""
    found = []
    for node in json.loads(clang("-fsyntax-only", "-Xclang", "-ast-dump=json"))["inner"]:
        if re.match(r"raysort[A-Z]", node.get("name", ""), re.I) or (node["kind"] == "EnumDecl" and found):
            found.append(node)
    return found


def source_offset(place):
    return place.get("expansionLoc", place).get("offset", 0)


class Api:
    def __init__(self):
        with open(HEADER, encoding="ascii") as file:
            self.text = file.read()
        self.functions, self.structs, self.types, self.constants = [], [], [], []
        self.about = {name: words(name + " - " + body).split(" - ", 1)[1]
                      for name, body in re.findall(r"/\* (raysort\w+) - (.*?)\*/", self.text, re.S)}
        enumerators = []
        for node in declarations():
            part = self.part_of(source_offset(node["loc"]))
            inner = node.get("inner", [])
            if node["kind"] == "FunctionDecl":
                parameters = [{"name": p["name"], "type": type_of(p)} for p in inner if p["kind"] == "ParmVarDecl"]
                result = type_of(node).split("(")[0].strip()
                self.functions.append({"name": node["name"], "part": part, "returns": result, "parameters": parameters})
            elif node["kind"] == "RecordDecl" and node.get("completeDefinition"):
                fields = [{"name": f["name"], "type": type_of(f), "about": self.comment_behind(f)}
                          for f in inner if f["kind"] == "FieldDecl"]
                self.structs.append({"name": node["name"], "part": part, "fields": fields})
            elif node["kind"] == "EnumDecl":
                enumerators += [(e["name"], part) for e in inner if e["kind"] == "EnumConstantDecl"]
            elif node["kind"] == "TypedefDecl" and type_of(node) != "struct " + node["name"]:
                if not type_of(node).startswith("enum "):
                    self.types.append({"name": node["name"], "part": part, "type": type_of(node)})
        self.measure(self.macros() + [e for e in enumerators if e[0].startswith("RAYSORT_")])

    def part_of(self, offset):
        return re.findall(r"^/\* ---- \w+/(?:raysort_)?(\w+?)(?:_shared)?\.h ---- \*/", self.text[:offset], re.M)[-1]

    def comment_behind(self, field):
        end = field["range"]["end"].get("expansionLoc", field["range"]["end"])
        match = re.match(r"[^;/{}]*;[ \t]*/\*(.*?)\*/", self.text[end["offset"]:], re.S)
        return words(match.group(1)) if match else ""

    def macros(self):
        """Names that stand for a number, and the part that defines them."""
        found = []
        for name in re.findall(r"^#define (RAYSORT_\w+) +[-(0-9R]", clang("-E", "-dM"), re.M):
            place = re.search(r"^ *# *define " + name + r"\b", self.text, re.M)
            if place and name != "RAYSORT_VERSION":
                found.append((place.start(), name))
        return [(name, self.part_of(place) if "/* ---- " in self.text[:place] else "intro") for place, name in
                sorted(found)]

    def measure(self, constants):
        """Sizes, offsets and values, by a program."""
        lines = ['#include <stdio.h>', '#include "raysort.h"', "int main(void)", "{"]
        for struct in self.structs:
            lines.append(f'  printf("%zu %zu\\n", sizeof({struct["name"]}), _Alignof({struct["name"]}));')
            for field in struct["fields"]:
                lines.append(f'  printf("%zu\\n", offsetof({struct["name"]}, {field["name"]}));')
        for name, _ in constants:
            lines.append(f'  printf("%.17g\\n", (double)({name}));')
        program = os.path.join("build", "api_measure")
        os.makedirs("build", exist_ok=True)
        with open(program + ".c", "w", encoding="ascii") as file:
            file.write("\n".join(lines + ["  return 0;", "}", ""]))
        run("cc", "-std=c11", "-I.", "-o", program, program + ".c")
        numbers = iter(run("./" + program).split("\n"))
        for struct in self.structs:
            struct["size"], struct["alignment"] = map(int, next(numbers).split())
            for field in struct["fields"]:
                field["offset"] = int(next(numbers))
        for name, part in constants:
            value = next(numbers)
            self.constants.append({"name": name, "part": part, "value": int(value) if "." not in value and
                                   "e" not in value else float(value)})


def prototype(function):
    parameters = ", ".join(f'{p["type"]} {p["name"]}'.replace("* ", "*") for p in function["parameters"])
    return f'{function["returns"]} {function["name"]}({parameters or "void"})'.replace("* raysort", "*raysort")


def abi(api):
    yield "# What binaries and bindings rely on, on 64-bit systems; `make api` writes it, tests/check_api.sh compares it"
    for function in api.functions:
        yield prototype(function)
    for struct in api.structs:
        yield f'{struct["name"]} {struct["size"]} bytes, alignment {struct["alignment"]}'
        for field in struct["fields"]:
            yield f'  {field["offset"]} {field["type"]} {field["name"]}'
    for kind in api.types:
        yield f'{kind["name"]} {kind["type"]}'
    for constant in api.constants:
        yield f'{constant["name"]} {constant["value"]}'


def calls(api):
    """A table: each part, its operations with their three calls, and its other calls."""
    yield "\n| part | operations: calls | other calls |\n|---|---|---|"
    for part in dict.fromkeys(function["part"] for function in api.functions):
        operations, others = {}, []
        for function in (f for f in api.functions if f["part"] == part):
            name = function["name"]
            call = re.fullmatch(r"raysort(?:(Get)(\w+)Layout|(Plan|Cmd)(\w+))", name)
            if call and not re.search(r"Pass(es)?$", name):
                operations.setdefault(call[2] or call[4], []).append("Layout" if call[1] else call[3])
            else:
                others.append(f"`{name}`")
        shown = "; ".join(f"{name}: " + ", ".join(verbs) for name, verbs in operations.items())
        yield f"| [{part}](#{part}) | {shown} | {', '.join(others)} |"


def reference(api):
    yield "# Reference"
    yield ""
    yield "The calls of each capability. `Layout`, `Plan` and `Cmd` mean `raysortGetNAMELayout`, `raysortPlanNAME` and"
    yield "`raysortCmdNAME`: sizes first, then either a list of passes or plan and record in one call."
    yield from calls(api)
    yield "\n`make api` writes this page from `raysort.h`, which has the full contracts. Sizes and offsets are bytes on 64-bit"
    yield "systems. [api.json](api.json) is the same for bindings. It is committed, because bindings are then generated from a"
    yield "checkout without clang."
    yield "\n```sh\nmake api # after a change of a declaration; tests/check_api.sh fails until then\n```"
    for part in dict.fromkeys(item["part"] for item in api.functions + api.structs + api.types + api.constants):
        yield f"\n## {part}"
        functions = [f for f in api.functions if f["part"] == part]
        if functions:
            yield ""
        for function in functions:
            about = re.split(r"(?<=[.?]) ", api.about.get(function["name"], ""))[0]
            yield f"- `{prototype(function)}`" + (": " + about if about else "")
        for kind in (t for t in api.types if t["part"] == part):
            yield f'\n`{kind["name"]}` is `{kind["type"]}`.'
        for struct in (s for s in api.structs if s["part"] == part):
            yield f'\n**{struct["name"]}**, {struct["size"]} bytes\n\n| offset | type | field | |\n|---|---|---|---|'
            for field in struct["fields"]:
                about = field["about"].replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_")
                yield f'| {field["offset"]} | `{field["type"]}` | `{field["name"]}` | {about} |'
        constants = [c for c in api.constants if c["part"] == part]
        if constants:
            yield "\n| constant | value |\n|---|---|"
        for constant in constants:
            yield f'| `{constant["name"]}` | {constant["value"]} |'


def write(folder, name, lines):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="ascii") as file:
        file.write("\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n")


def main():
    api = Api()
    for function in api.functions:
        function["about"] = api.about.get(function["name"], "")
    data = {"functions": api.functions, "structs": api.structs, "types": api.types, "constants": api.constants}
    write(sys.argv[1], "docs/api.json", [json.dumps(data, indent=1)])
    write(sys.argv[1], "docs/api.md", reference(api))
    write(sys.argv[1], "tests/golden/abi.txt", abi(api))


main()
