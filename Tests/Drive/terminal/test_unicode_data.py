"""`Scripts/unicode-data`: a program that is linked with less of ICU's data prints the same formats."""

import subprocess
from pathlib import Path

import pytest

from drivers.programs import ROOT

SCRIPT = Path(ROOT) / "Scripts" / "unicode-data"
GERMAN = "1.234.567,5 9,99\u00a0€ Donnerstag, 1. Januar 1970 um 0:00"

PROGRAM = """
import Foundation

for name in ["de_DE", "ja_JP", "ar_EG", "th_TH"] {
  let locale = Locale(identifier: name)
  print(
    1234567.5.formatted(.number.locale(locale)), 9.99.formatted(.currency(code: "EUR").locale(locale)),
    Date(timeIntervalSince1970: 0).formatted(
      Date.FormatStyle(date: .complete, time: .shortened, locale: locale, timeZone: .gmt)))
}
print(Locale(identifier: "de_DE").localizedString(forLanguageCode: "fr") ?? "fr")
"""


@pytest.fixture(scope="module")
def linked(tmp_path_factory):
    """Links the program with the options of a call of the script, or with the toolchain's data."""
    folder = tmp_path_factory.mktemp("unicode")
    (folder / "main.swift").write_text(PROGRAM)

    def link(name, *arguments):
        options = []
        if arguments:
            script = [SCRIPT, *arguments, folder / f"{name}.o"]
            options = subprocess.run(script, check=True, capture_output=True, text=True).stdout.split()
        command = ["swiftc", "-static-stdlib", "-use-ld=lld", folder / "main.swift", "-o", folder / name, *options]
        subprocess.run(command, check=True, capture_output=True)
        printed = subprocess.run([folder / name], check=True, capture_output=True, text=True).stdout
        return printed.splitlines(), (folder / name).stat().st_size

    return link


def test_a_program_with_less_of_the_data_prints_the_same_formats(linked):
    whole, size = linked("whole")
    assert whole[0] == GERMAN
    assert whole[-1] == "Französisch"

    less, smaller = linked("less", "--without", "converters,languages,transliterators,units")
    assert less[:-1] == whole[:-1]
    assert less[-1] == "fr"
    assert size - smaller > 10_000_000


def test_languages_that_are_left_out_have_the_formats_of_no_language(linked):
    lines, _ = linked("german", "--languages", "de")
    assert lines[0] == GERMAN
    assert "木曜日" not in lines[1] and "1970" in lines[1]


def test_an_unknown_group_is_refused(tmp_path):
    script = [SCRIPT, "--without", "colours", tmp_path / "object.o"]
    refused = subprocess.run(script, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "unknown group 'colours'" in refused.stderr
