"""The manual page of the executable for shell scripts."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from drivers.programs import ROOT, path


@pytest.fixture(scope="module")
def page():
    help_of_all = subprocess.run([path("platen"), "--experimental-dump-help"], capture_output=True, check=True)
    script = os.path.join(ROOT, "Scripts", "manual-page")
    return subprocess.run(
        [sys.executable, script, "1.0"], input=help_of_all.stdout, capture_output=True, check=True).stdout


def test_a_roff_without_an_encoding_reads_the_page(page):
    assert page.isascii() and rb"then \[u2026]." in page
    if not shutil.which("groff"):
        pytest.skip("groff is not installed")
    shown = subprocess.run(["groff", "-man", "-Tutf8", "-ww"], input=page, capture_output=True, check=True)
    assert shown.stderr == b"" and "then …." in shown.stdout.decode()


def test_the_page_has_every_command_and_the_long_names(page):
    for command in "input", "secret", "number", "date", "confirm", "choose", "filter", "file", "write", "form":
        assert f".SS platen {command}\n".encode() in page
    assert rb"[\fB\-\-null\fR]" in page and rb"[\fB\-0\fR]" not in page


def test_the_options_of_every_command_are_in_the_page_once(page):
    for option in rb"\fB\-\-version\fR", rb"\fB\-\-help\fR":
        assert page.count(option) == 1, option


def test_the_version_is_printed():
    shown = subprocess.run([path("platen"), "--version"], capture_output=True, check=True)
    assert re.fullmatch(rb"\d+\.\d+\.\d+\n", shown.stdout) and shown.stderr == b""
    of_command = subprocess.run([path("platen"), "input", "--version"], capture_output=True, check=True)
    assert of_command.stdout == shown.stdout
    assert b"--version" in subprocess.run([path("platen"), "--help"], capture_output=True, check=True).stdout
