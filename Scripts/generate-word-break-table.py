#!/usr/bin/env python3
"""Writes Sources/TextEditing/Segmentation/WordBreakTable.swift from the Unicode Character Database.

Usage: Scripts/generate-word-break-table.py [FOLDER]
FOLDER holds the database, /usr/share/unicode (Debian's unicode-data) unless given.
"""
import pathlib
import re
import sys

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TextEditing/Segmentation/WordBreakTable.swift"

# The order is that of the cases of WordBreakClass.
CLASSES = [
    "Other", "CR", "LF", "Newline", "Extend", "ZWJ", "Format", "Regional_Indicator", "Katakana", "Hebrew_Letter",
    "ALetter", "Single_Quote", "Double_Quote", "MidNumLet", "MidLetter", "MidNum", "Numeric", "ExtendNumLet",
    "WSegSpace", "Pictographic", "PictographicLetter", "Ideograph",
]


def ranges(path, wanted):
    pattern = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")
    for line in open(UCD / path, encoding="utf-8"):
        match = pattern.match(line)
        if match and wanted(match[3]):
            yield int(match[1], 16), int(match[2] or match[1], 16), match[3]


def main():
    classes = [0] * 0x110000
    # Letters without a class of their own, as Han, Hiragana and Thai: words of one character each.
    for first, last, _ in ranges("DerivedCoreProperties.txt", lambda name: name == "Alphabetic"):
        classes[first:last + 1] = [CLASSES.index("Ideograph")] * (last - first + 1)
    for first, last, name in ranges("auxiliary/WordBreakProperty.txt", lambda name: True):
        classes[first:last + 1] = [CLASSES.index(name)] * (last - first + 1)
    for first, last, _ in ranges("emoji/emoji-data.txt", lambda name: name == "Extended_Pictographic"):
        for scalar in range(first, last + 1):
            if classes[scalar] == CLASSES.index("ALetter"):
                classes[scalar] = CLASSES.index("PictographicLetter")
            elif classes[scalar] in (0, CLASSES.index("Ideograph")):
                classes[scalar] = CLASSES.index("Pictographic")
            else:
                sys.exit(f"no combined class for U+{scalar:04X}")
    runs = []
    for scalar, value in enumerate(classes):
        if not runs or runs[-1][1] != value:
            runs.append((scalar, value))
    version = re.search(r"-(\d+\.\d+\.\d+)\.txt", open(UCD / "auxiliary/WordBreakProperty.txt").readline())[1]
    lines = []
    line = "  "
    for scalar, value in runs:
        item = f"0x{scalar << 5 | value:X},"
        if len(line) + len(item) + 1 > 118:
            lines.append(line.rstrip())
            line = "  "
        line += item + " "
    lines.append(line.rstrip())
    TARGET.write_text(
        "// swift-format-ignore-file\n"
        f"// Unicode {version}. Made by Scripts/generate-word-break-table.py; change the script, not this file.\n\n"
        "/// Runs of scalars of one class, in order: the first scalar shifted left by 5, or-ed with the class's raw\n"
        "/// value. A run ends where the next begins.\n"
        "let wordBreakRuns: [UInt32] = [\n" + "\n".join(lines) + "\n]\n")
    print(f"{len(runs)} runs, Unicode {version}")


main()
