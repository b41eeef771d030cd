#!/usr/bin/env python3
"""Writes Sources/TextEditing/Bidi/BidiTable.swift from the Unicode Character Database.

Usage: Scripts/generate-bidi-table.py [FOLDER]
FOLDER holds the database, /usr/share/unicode (Debian's unicode-data) unless given.
"""
import pathlib
import re
import sys

from unicode_tables import assign, header, lines, ranges, run_table, runs_of, version

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TextEditing/Bidi/BidiTable.swift"

# The order is that of the cases of BidiClass.
CLASSES = [
    "L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE", "LRO", "RLE", "RLO", "PDF",
    "LRI", "RLI", "FSI", "PDI",
]
LONG_NAMES = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}


def main():
    classes = [0] * 0x110000
    path = UCD / "extracted/DerivedBidiClass.txt"
    text = path.read_text(encoding="utf-8")
    # Scalars that are not assigned have a class by their block; then those that are.
    for first, last, name in re.findall(r"^# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)", text, re.M):
        assign(classes, int(first, 16), int(last, 16), CLASSES.index(LONG_NAMES[name]))
    for first, last, name in ranges(path):
        assign(classes, first, last, CLASSES.index(name))
    runs = runs_of(classes)
    brackets = []
    for line in open(UCD / "BidiBrackets.txt", encoding="utf-8"):
        match = re.match(r"([0-9A-F]+); ([0-9A-F]+); o", line)
        if match:
            brackets.append((int(match[1], 16), int(match[2], 16)))
    number = version(path)
    TARGET.write_text(
        header("generate-bidi-table.py", number) + run_table("bidiRuns", runs, 5) + "\n"
        "/// Opening brackets, each followed by the one that closes it.\n"
        "let bidiBrackets: [UInt16] = [\n"
        + "\n".join(lines(f"0x{opening:X}, 0x{closing:X}," for opening, closing in brackets)) + "\n]\n")
    print(f"{len(runs)} runs, {len(brackets)} brackets, Unicode {number}")


main()
