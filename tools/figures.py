# figures.py - the tables and plots of bench/README.md, from the figures that bench/figures.sh recorded.
# SPDX-License-Identifier: MIT
#
# usage: python3 tools/figures.py record PART JSON FOLDER DRIVER COMMAND   FOLDER/PART.json: the JSON of a bench, and of what
#        python3 tools/figures.py write FOLDER PAGE   each block of PAGE whose part is recorded; FOLDER/PART.svg
#        python3 tools/figures.py check FOLDER PAGE   fails if a block is not what the record gives, or has no date
#        python3 tools/figures.py plot PART JSON SVG   the plot of a run that is not recorded
# A block is what is between <!-- figures: PART --> and <!-- /figures -->. Without a record it is as it was typed.
import datetime
import json
import math
import os
import re
import subprocess
import sys


def count(number):
    if number >= 1e6:
        return f"{number / 1e6:.3g} M"
    return f"{number:,.0f}"


def milliseconds(number):
    return f"{number:.4g}" if number else "-"


def flat(result, outer, inner):
    """The inner rows of each outer row, with its fields."""
    for row in result[outer]:
        for one in row[inner]:
            yield {**row, **one}


def best(row):
    return max(row["coherent_mrays"], row["incoherent_mrays"], row["shuffled_mrays"])


def pair(first, ours, theirs):
    return lambda row: (first(row), row[ours], row[theirs])


def sizes(result):
    """A row a size, of the first kind of inputs; with each item's own row under its name."""
    found = {}
    for row in result["rows"]:
        found.setdefault(row["n"], {"n": row["n"]}).setdefault(row["item"], row)
    return [found[n] for n in sorted(found)]


def updates(result):
    """A row a scene, with each update under its name."""
    for scene in result["scenes"]:
        yield {**scene, **{row["update"]: row for row in scene["rows"] if "update" in row}}


def updated(name, update):
    return name, lambda row: milliseconds(row[update]["ms"])


def scaled(item):
    def cell(row):
        one = row.get(item)
        if not one:
            return "-"
        return "not run" if one["lacks"] else "WRONG" if one["fault"] else f"{one['ns']:.4g} ({one['bytes']:.1f})"
    return item + ", ns (bytes)", cell


KEYS = {"presorted": "sorted", "almost": "nearly sorted", "hundred": "each value a hundred times", "second": "second byte constant",
        "morton": "Morton codes of clusters", "zipf": "Zipf", "entropy": "low entropy", "file": "splats"}


def keyed(row):
    return KEYS.get(row["distribution"], row["distribution"]) + (", keys alone" if row["kind"] == "keys" else "")


OURS = [("raysort", lambda r: milliseconds(r["ms"])),
        ("spread (10 to 90 %)", lambda r: f"{milliseconds(r['msLow'])} to {milliseconds(r['msHigh'])}")]
PEERS = [("peer", lambda r: milliseconds(r["peerMs"])), ("peer / raysort", lambda r: f"{r['ratio']:.2f}" if r["ratio"] else "-")]
TITLES = {"sort": "material sort", "radix": "radix sort, keys of 32 bits", "long": "radix sort, keys of 64 bits",
          "splats": "radix sort, keys of splats", "splats4k": "radix sort, keys of splats at 3840 x 2160"}
RADIX = (
    lambda result: result,
    [("keys", keyed), ("pairs", lambda r: count(r["n"])), *OURS, *PEERS],
    pair(lambda r: f"{keyed(r)}, {count(r['n'])}", "ms", "peerMs"))

# Of each part: its rows, its columns, and the bars of its plot: a name, ours, the peer's, by one row. None: curves.
PARTS = {
    "sort": (
        lambda result: result,
        [("rays", lambda r: count(r["n"])), ("ids", lambda r: f"{r['kind']}, {r['idBits']} bits"),
         ("materials", lambda r: f"{r['materials']:,}"), *OURS, ("Gray/s", lambda r: f"{r['graysPerSecond']:.1f}"), *PEERS],
        pair(lambda r: f"{count(r['n'])}, {r['idBits']} bits, {r['materials']}", "ms", "peerMs")),
    "radix": RADIX, "long": RADIX, "splats": RADIX, "splats4k": RADIX,
    "shade": (
        lambda result: result,
        [("materials", lambda r: r["materials"]), ("ids", lambda r: r["distribution"]),
         ("distinct in 32 rays", lambda r: f"{r['statistic']:.2f}"), ("unsorted", lambda r: milliseconds(r["unsortedMs"])),
         ("sort + pipelines", lambda r: milliseconds(r["pipelinesMs"])),
         ("sort + uber", lambda r: milliseconds(r["uberMs"])), ("floor", lambda r: milliseconds(r["floorMs"])),
         ("gain", lambda r: f"{r['gain']:.2f}")],
        pair(lambda r: f"{r['materials']}, {r['distribution']}", "uberMs", "unsortedMs")),
    "start": (
        lambda result: [r for r in result if r.get("firstPipelines")],
        [("first", lambda r: r["row"]), ("pipelines", lambda r: r["firstPipelines"]), ("context", lambda r: f"{r['context']:.4f}"),
         ("first plan, cold", lambda r: f"{r['firstCold']:.2f}"), ("first plan, cache", lambda r: f"{r['firstCache']:.3f}")],
        pair(lambda r: f"{r['row']}, cache and cold", "firstCache", "firstCold")),
    "reorder": (
        lambda result: result,
        [("materials", lambda r: r["materials"]),
         ("hits", lambda r: ("coherent" if r["coherent"] else "incoherent") + (", traced" if r["traced"] else "")),
         ("reordered", lambda r: milliseconds(r["reordered"])), ("in place", lambda r: milliseconds(r["in place"])),
         ("native", lambda r: milliseconds(r["native"])),
         ("native, reordered", lambda r: milliseconds(r["native reordered"])), ("twin", lambda r: milliseconds(r["twin"])),
         ("native / reordered", lambda r: f"{r['gain']:.2f}"), ("in place / twin", lambda r: f"{r['place']:.3f}")],
        pair(lambda r: f"{r['materials']}, {'coherent' if r['coherent'] else 'incoherent'}", "reordered", "native")),
    "trace": (
        lambda result: flat(result, "scenes", "rows"),
        [("scene", lambda r: r["scene"]), ("rays", lambda r: r["rays"]), ("active", lambda r: f"{r['active']:,}"),
         ("coherent hint", lambda r: f"{r['coherent_mrays']:,.0f}"),
         ("incoherent hint", lambda r: f"{r['incoherent_mrays']:,.0f}"),
         ("shuffled hint", lambda r: f"{r['shuffled_mrays']:,.0f}"),
         ("driver, fast trace", lambda r: f"{r['native_trace_mrays']:,.0f}"),
         ("driver, fast build", lambda r: f"{r['native_build_mrays']:,.0f}"), ("ratio", lambda r: f"{r['ratio']:.2f}")],
        lambda r: (f"{r['scene']}, {r['rays']}", best(r), max(r["native_trace_mrays"], r["native_build_mrays"]))),
    "build": (
        lambda result: result["scenes"],
        [("scene", lambda r: r["scene"]), ("triangles", lambda r: f"{r['triangles']:,}"),
         ("build", lambda r: milliseconds(r["ms"])), ("update", lambda r: milliseconds(r["update_ms"])),
         ("driver, fast trace", lambda r: milliseconds(r["native_trace_ms"])),
         ("driver, fast build", lambda r: milliseconds(r["native_build_ms"])),
         ("bytes a triangle", lambda r: f"{r['bytes']:.1f}")],
        pair(lambda r: r["scene"], "ms", "native_build_ms")),
    "bricks": (
        updates,
        [("scene", lambda r: r["scene"]), ("triangles", lambda r: f"{r['triangles']:,}"), updated("rebuild", "rebuild"),
         ("Brixelizer's rebuild", lambda r: milliseconds(r["rebuild"]["brixelizer_ms"])), updated("nothing to do", "idle"),
         updated("scroll", "scroll"), updated("moving sphere", "moving")],
        lambda r: (f"{r['scene']}, rebuild", r["rebuild"]["ms"], r["rebuild"]["brixelizer_ms"])),
    "scale": (
        sizes,
        [("items", lambda r: f"{r['n']:,}"), scaled("sort, 64 materials"), scaled("sort, 4096 materials"),
         scaled("radix, pairs"), scaled("bvh build"), scaled("bvh trace, a ray")],
        None),
}


def ask(command):
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return told.stdout.split("\n")[0].strip() if told.returncode == 0 else ""


def read(source, driver, command):
    with open(source, encoding="utf-8") as file:
        result = json.load(file)
    row = result if isinstance(result, dict) else result[0]
    card = row.get("device") or ask(["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]) or "an unknown device"
    return {"card": card, "driver": driver, "date": datetime.date.today().isoformat(),
            "commit": os.environ.get("FIGURES_COMMIT") or ask(["git", "rev-parse", "--short", "HEAD"]) or "unknown", "command": command,
            "result": result}


def record(part, source, folder, driver, command):
    kept = read(source, driver, command)
    with open(os.path.join(folder, part + ".json"), "w", encoding="utf-8") as file:
        json.dump(kept, file, indent=1)
        file.write("\n")


def table(part, kept):
    rows, columns, bar = PARTS[part]
    lines = [f"{kept['card']}, driver {kept['driver']}, {kept['date']}, commit {kept['commit']}; `{kept['command']}`:", "",
             "| " + " | ".join(name for name, _ in columns) + " |", "|" + "---|" * len(columns)]
    for row in rows(kept["result"]):
        lines.append("| " + " | ".join(str(of(row)) for _, of in columns) + " |")
    what = "raysort next to its peer, a row each" if bar else "nanoseconds an item over items, both logarithmic"
    lines += ["", f"![{part}: {what}](figures/{part}.svg)"]
    return "\n".join(lines)


def head(part, kept, height, title, words):
    return [f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" viewBox="0 0 720 {height}" '
            'font-family="DejaVu Sans, Verdana, Arial, sans-serif" font-size="12" fill="#1d2a36">',
            f"<title>{part}: {title}</title>",
            f'<rect x=".5" y=".5" width="719" height="{height - 1}" rx="6" fill="#fafbfc" stroke="#b4c0cb"/>',
            f'<text x="16" y="24" font-weight="bold">{TITLES.get(part, part)}</text>',
            f'<text x="16" y="42" fill="#5d6d7c">{kept["card"]}, {kept["date"]}; {words}</text>']


def curves(part, kept, path):
    """Nanoseconds an item over items, logarithmic both: what scales is level. A line an item and kind of inputs."""
    lines = {}
    for row in kept["result"]["rows"]:
        if row["ns"] > 0 and not row["fault"]:
            lines.setdefault(f"{row['item']}, {row['kind']}", []).append((math.log2(row["n"]), math.log10(row["ns"])))
    out = head(part, kept, 460, "nanoseconds an item", "nanoseconds an item over items, less is better")
    dots = [dot for line in lines.values() for dot in line] or [(0, 0)]
    left, right = math.floor(min(x for x, _ in dots)), math.ceil(max(x for x, _ in dots))
    low, high = math.floor(min(y for _, y in dots)), math.ceil(max(y for _, y in dots))
    across = 450 / max(right - left, 1)
    up = 340 / max(high - low, 1)
    for x in range(left, right + 1):
        at = 60 + across * (x - left)
        out.append(f'<path d="M{at:.1f} 70V410" stroke="#dfe5ea"/><text x="{at:.1f}" y="428" text-anchor="middle" font-size="10">2^{x}</text>')
    for y in range(low, high + 1):
        at = 410 - up * (y - low)
        out.append(f'<path d="M60 {at:.1f}H510" stroke="#dfe5ea"/><text x="54" y="{at + 4:.1f}" text-anchor="end" font-size="10">{10.0 ** y:g}</text>')
    colours = ("#2a78d6", "#1baf7a", "#eda100", "#4a3aa7", "#e34948", "#e87ba4", "#73726c")
    for i, (name, line) in enumerate(lines.items()):
        colour = colours[i % len(colours)]
        places = " ".join(f"{60 + across * (x - left):.1f},{410 - up * (y - low):.1f}" for x, y in line)
        out.append(f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{place.split(",")[0]}" cy="{place.split(",")[1]}" r="3" fill="{colour}"/>' for place in places.split()]
        out.append(f'<text x="524" y="{86 + 18 * i}" font-size="10" fill="{colour}">{name}</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n</svg>\n")


def plot(part, kept, path):
    """Bars of ours and the peer's, each row on a scale of its own, so that a glance tells who wins. If some rows have a
    peer, the others are in the table alone."""
    rows, _, bar = PARTS[part]
    if not bar:
        curves(part, kept, path)
        return
    unit = {"trace": "million rays a second, more is better", "start": "seconds, less is better"}.get(
        part, "milliseconds, less is better")
    bars = [bar(row) for row in rows(kept["result"])]
    bars = [one for one in bars if one[2]] or bars
    height = 58 + 30 * len(bars)
    out = head(part, kept, height, "raysort and its peer", f"green: raysort, grey: peer; {unit}")
    for i, (name, ours, theirs) in enumerate(bars):
        y, most = 54 + 30 * i, max(ours, theirs) or 1
        out.append(f'<text x="240" y="{y + 16}" text-anchor="end">{name}</text>')
        for k, (value, fill) in enumerate(((ours, "#5fb49c"), (theirs, "#b4c0cb"))):
            if not value:
                continue
            width = 380 * value / most
            out.append(f'<rect x="250" y="{y + 12 * k}" width="{width:.1f}" height="10" fill="{fill}"/>')
            out.append(f'<text x="{256 + width:.1f}" y="{y + 9 + 12 * k}" font-size="10">{value:.4g}</text>')
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n</svg>\n")


def blocks(folder, page, write):
    with open(page, encoding="utf-8") as file:
        text = file.read()
    bad = []

    def block(match):
        part, old = match.group(1), match.group(2).strip("\n")
        path = os.path.join(folder, part + ".json")
        if part not in PARTS:
            bad.append(f"{page}: no part '{part}'")
        if not os.path.exists(path):
            if not re.search(r"20\d\d-\d\d-\d\d", old):
                bad.append(f"{page}: the figures of {part} have no date")
            return match.group(0)
        with open(path, encoding="utf-8") as file:
            kept = json.load(file)
        new = table(part, kept)
        if new != old:
            bad.append(f"{page}: the figures of {part} are not those of {path}: run python3 tools/figures.py write {folder} {page}")
        if write:
            plot(part, kept, os.path.join(folder, part + ".svg"))
        return f"<!-- figures: {part} -->\n{new}\n<!-- /figures -->"

    text = re.sub(r"<!-- figures: (\w+) -->\n(.*?)<!-- /figures -->", block, text, flags=re.S)
    if write:
        with open(page, "w", encoding="utf-8") as file:
            file.write(text)
    return [] if write else bad


def main():
    if len(sys.argv) == 7 and sys.argv[1] == "record":
        record(*sys.argv[2:])
    elif len(sys.argv) == 5 and sys.argv[1] == "plot":
        plot(sys.argv[2], read(sys.argv[3], "", ""), sys.argv[4])
    elif len(sys.argv) == 4 and sys.argv[1] in ("write", "check"):
        bad = blocks(sys.argv[2], sys.argv[3], sys.argv[1] == "write")
        print("\n".join(bad), end="\n" if bad else "")
        sys.exit(1 if bad else 0)
    else:
        sys.exit("usage: figures.py record PART JSON FOLDER DRIVER COMMAND | plot PART JSON SVG | write FOLDER PAGE | check FOLDER PAGE")


main()
