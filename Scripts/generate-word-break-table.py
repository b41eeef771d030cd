#!/usr/bin/env python3
"""Writes Sources/TextEditing/Segmentation/WordBreakTable.swift from the Unicode Character Database.

Usage: Scripts/generate-word-break-table.py [FOLDER]
FOLDER holds the database, /usr/share/unicode (Debian's unicode-data) unless given.
"""
import pathlib
import sys

from unicode_tables import assign, header, ranges, run_table, runs_of, version

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TextEditing/Segmentation/WordBreakTable.swift"

# The order is that of the cases of WordBreakClass.
CLASSES = [
    "Other", "CR", "LF", "Newline", "Extend", "ZWJ", "Format", "Regional_Indicator", "Katakana", "Hebrew_Letter",
    "ALetter", "Single_Quote", "Double_Quote", "MidNumLet", "MidLetter", "MidNum", "Numeric", "ExtendNumLet",
    "WSegSpace", "Pictographic", "PictographicLetter", "Ideograph",
]


def main():
    classes = [0] * 0x110000
    # Letters without a class of their own, as Han, Hiragana and Thai: words of one character each.
    for first, last, name in ranges(UCD / "DerivedCoreProperties.txt"):
        if name == "Alphabetic":
            assign(classes, first, last, CLASSES.index("Ideograph"))
    for first, last, name in ranges(UCD / "auxiliary/WordBreakProperty.txt"):
        assign(classes, first, last, CLASSES.index(name))
    for first, last, name in ranges(UCD / "emoji/emoji-data.txt"):
        if name != "Extended_Pictographic":
            continue
        for scalar in range(first, last + 1):
            if classes[scalar] == CLASSES.index("ALetter"):
                classes[scalar] = CLASSES.index("PictographicLetter")
            elif classes[scalar] in (0, CLASSES.index("Ideograph")):
                classes[scalar] = CLASSES.index("Pictographic")
            else:
                sys.exit(f"no combined class for U+{scalar:04X}")
    runs = runs_of(classes)
    number = version(UCD / "auxiliary/WordBreakProperty.txt")
    TARGET.write_text(header("generate-word-break-table.py", number) + run_table("wordBreakRuns", runs, 5))
    print(f"{len(runs)} runs, Unicode {number}")


main()
