#!/usr/bin/env python3
"""Writes Sources/TextEditing/Bidi/BidiTable.swift from the Unicode Character Database.

Usage: Scripts/generate-bidi-table.py [FOLDER]
FOLDER holds the database, /usr/share/unicode (Debian's unicode-data) unless given.
"""
import pathlib
import re
import sys

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TextEditing/Bidi/BidiTable.swift"

# The order is that of the cases of BidiClass.
CLASSES = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO", "PDF",
    "LRI", "RLI", "FSI", "PDI",
]
LONG_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}


def lines(items, width=118):
    line = "  "
    for item in items:
        if len(line) + len(item) + 1 > width:
            yield line.rstrip()
            line = "  "
        line += item + " "
    yield line.rstrip()


def main():
    classes = [0] * 0x110000
    path = UCD / "extracted/DerivedBidiClass.txt"
    text = path.read_text(encoding="utf-8")
    # Scalars that are not assigned have a class by their block; then those that are.
    for first, last, name in re.findall(r"^# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)", text, re.M):
        value = CLASSES.index(LONG_NAMES[name])
        classes[int(first, 16):int(last, 16) + 1] = [value] * (int(last, 16) - int(first, 16) + 1)
    for first, last, name in re.findall(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", text, re.M):
        start, end = int(first, 16), int(last or first, 16)
        classes[start:end + 1] = [CLASSES.index(name)] * (end - start + 1)
    runs = []
    for scalar, value in enumerate(classes):
        if not runs or runs[-1][1] != value:
            runs.append((scalar, value))
    brackets = []
    for line in open(UCD / "BidiBrackets.txt", encoding="utf-8"):
        match = re.match(r"([0-9A-F]+); ([0-9A-F]+); o", line)
        if match:
            brackets.append((int(match[1], 16), int(match[2], 16)))
    version = re.search(r"-(\d+\.\d+\.\d+)\.txt", text)[1]
    TARGET.write_text(
        "// swift-format-ignore-file\n"
        f"// Unicode {version}. Made by Scripts/generate-bidi-table.py; change the script, not this file.\n\n"
        "/// Runs of scalars of one class, in order: the first scalar shifted left by 5, or-ed with the class's raw\n"
        "/// value. A run ends where the next begins.\n"
        "let bidiRuns: [UInt32] = [\n"
        + "\n".join(lines(f"0x{scalar << 5 | value:X}," for scalar, value in runs)) + "\n]\n\n"
        "/// Opening brackets, each followed by the one that closes it.\n"
        "let bidiBrackets: [UInt16] = [\n"
        + "\n".join(lines(f"0x{opening:X}, 0x{closing:X}," for opening, closing in brackets)) + "\n]\n")
    print(f"{len(runs)} runs, {len(brackets)} brackets, Unicode {version}")


main()
