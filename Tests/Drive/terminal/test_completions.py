"""What zsh and fish complete of the executable for shell scripts."""

import os
import shutil
import subprocess

import pytest

from drivers.programs import path
from drivers.terminal import Terminal


@pytest.mark.parametrize("name, place, start", [
    ("zsh", "functions/_platen", "fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u\n"),
    ("fish", ".config/fish/completions/platen.fish", ""),
])
def test_a_shell_completes_a_command_an_option_and_a_file(drive, tmp_path, name, place, start):
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed")
    script = subprocess.run([path("platen"), "--generate-completion-script", name], capture_output=True, check=True)
    (tmp_path / place).parent.mkdir(parents=True)
    (tmp_path / place).write_bytes(script.stdout)
    (tmp_path / ".zshrc").write_text(start)
    files = tmp_path / "files"
    files.mkdir()
    (files / "questions.json").write_text("{}")
    (files / "notes.txt").write_text("")
    search = f"{os.path.dirname(path('platen'))}:{os.environ['PATH']}"
    terminal = drive.add(Terminal([name, "-i"], environment={
        "HOME": str(tmp_path), "ZDOTDIR": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / ".config"), "PATH": search}))
    terminal.settle(quiet=0.5)
    terminal.write(f"cd {files}; clear\r")
    for typed, completed in (
        ("platen conf\t", "platen confirm"), ("platen number --mi\t", "platen number --min"),
        ("platen choose Who --sev\t", "platen choose Who --several"), ("platen form \t", "platen form questions.json"),
        ("platen \t", "Asks for a password or a token"),
    ):
        terminal.write(typed)
        terminal.shows(completed, seconds=20)
        terminal.write("\x15")
