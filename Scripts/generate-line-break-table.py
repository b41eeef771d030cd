#!/usr/bin/env python3
"""Writes Sources/TextEditing/Segmentation/LineBreakTable.swift from the Unicode Character Database.

Usage: Scripts/generate-line-break-table.py [FOLDER]
FOLDER holds the database, /usr/share/unicode (Debian's unicode-data) unless given.
"""
import pathlib
import sys

from unicode_tables import assign, header, ranges, run_table, runs_of, version

UCD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/TextEditing/Segmentation/LineBreakTable.swift"

# The order is that of the cases of LineBreakClass.
CLASSES = [
    "AL", "BK", "CR", "LF", "NL", "SP", "ZW", "WJ", "ZWJ", "GL", "CM", "B2", "BA", "BB", "HY", "CB", "CL", "CP", "EX",
    "IN", "NS", "OP", "QU", "IS", "NU", "PO", "PR", "SY", "HL", "ID", "EB", "EM", "H2", "H3", "JL", "JV", "JT", "RI",
    "EastAsianOP", "ReservedPictograph",
]
# Rule LB1, but for SA, whose marks are CM. CJ is NS: strict line breaking, as in CSS's `line-break: strict`.
RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}


def categories():
    """The general category of each assigned scalar."""
    found = ["Cn"] * 0x110000
    start = None
    for line in open(UCD / "UnicodeData.txt", encoding="utf-8"):
        fields = line.split(";")
        scalar = int(fields[0], 16)
        if fields[1].endswith(", First>"):
            start = scalar
        elif fields[1].endswith(", Last>"):
            assign(found, start, scalar, fields[2])
        else:
            found[scalar] = fields[2]
    return found


def main():
    category = categories()
    classes = ["XX"] * 0x110000
    # Unassigned scalars that the annex does not resolve to AL.
    for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD),
                        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]:
        assign(classes, first, last, "ID")
    assign(classes, 0x20A0, 0x20CF, "PR")
    for first, last, name in ranges(UCD / "LineBreak.txt"):
        assign(classes, first, last, name)
    east_asian = set()
    for first, last, name in ranges(UCD / "EastAsianWidth.txt"):
        if name in ("F", "W", "H"):
            east_asian.update(range(first, last + 1))
    pictographs = set()
    for first, last, name in ranges(UCD / "emoji/emoji-data.txt"):
        if name == "Extended_Pictographic":
            pictographs.update(range(first, last + 1))
    for scalar, name in enumerate(classes):
        if name == "SA":
            name = "CM" if category[scalar] in ("Mn", "Mc") else "AL"
        elif name == "CP" and scalar in east_asian:
            sys.exit(f"no class for the East Asian closing parenthesis U+{scalar:04X} (rule LB30)")
        elif name == "OP" and scalar in east_asian:
            name = "EastAsianOP"
        elif name == "ID" and category[scalar] == "Cn" and scalar in pictographs:
            name = "ReservedPictograph"
        classes[scalar] = CLASSES.index(RESOLVED.get(name, name))
    runs = runs_of(classes)
    number = version(UCD / "LineBreak.txt")
    TARGET.write_text(header("generate-line-break-table.py", number) + run_table("lineBreakRuns", runs, 6))
    print(f"{len(runs)} runs, Unicode {number}")


main()
