#!/usr/bin/env python3
"""Writes Sources/PlatenGraph/Translations/PluralRules+Table.swift from Unicode's CLDR.

Usage: Scripts/generate-plural-rules.py [FOLDER]
FOLDER holds the data, /usr/share/unicode/cldr/common (Debian's unicode-cldr-core) unless given.
"""
import pathlib
import sys
import textwrap
import xml.etree.ElementTree as XML

FOLDER = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode/cldr/common")
TARGET = pathlib.Path(__file__).parent.parent / "Sources/PlatenGraph/Translations/PluralRules+Table.swift"

# What versions after 41 have changed, as Foundation has it: rules of languages, in place of those in the file.
LATER = {
    "ca scn": {"one": "i = 1 and v = 0", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"},
    "he iw": {"one": "i = 1 and v = 0 or i = 0 and v != 0", "two": "i = 2 and v = 0"},
    "is": {"one": "t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11"},
    "mo ro": {"one": "i = 1 and v = 0", "few": "v != 0 or n = 0 or n != 1 and n % 100 = 1..19"},
    "mt": {"one": "n = 1", "two": "n = 2", "few": "n = 0 or n % 100 = 3..10", "many": "n % 100 = 11..19"},
}


def version():
    """The version of the data, of the definition of their format."""
    for line in open(FOLDER / "dtd" / "ldml.dtd", encoding="utf-8"):
        if "cldrVersion CDATA #FIXED" in line:
            return line.split('"')[1]
    raise SystemExit("The version of the data is not found.")


def main():
    plurals = XML.parse(FOLDER / "supplemental" / "plurals.xml").getroot().find("plurals[@type='cardinal']")
    changed = {language for languages in LATER for language in languages.split()}
    groups = []
    for group in plurals:
        languages = [each for each in group.get("locales").split() if each not in changed | {"root"}]
        # The part before the examples.
        groups.append((languages, {rule.get("count"): rule.text.split("@")[0].strip() for rule in group}))
    groups += [(languages.split(), rules) for languages, rules in LATER.items()]
    lines = []
    for languages, rules in groups:
        if not languages:
            continue
        lines += textwrap.wrap(" ".join(languages), 110, break_on_hyphens=False)
        conditions = [f"  {category} {part}" for category, rule in rules.items() if rule for part in rule.split(" or ")]
        lines += conditions or ["  other"]
    text = "\n".join("    " + line for line in lines)
    TARGET.write_text(f"""\
// CLDR {version()}. Made by Scripts/generate-plural-rules.py; change the script, not this file.

extension PluralRules {{
  /// Languages, and indented below them the conditions of their categories, in the syntax of UTS #35 without `or`: each
  /// line is a condition more. A number for which none holds is `other`.
  static let table = \"\"\"
{text}
    \"\"\"
}}
""")


main()
