"""What bash, zsh and fish complete of the executable for shell scripts."""

import os
import shutil
import subprocess

import pytest

from drivers.programs import path
from drivers.terminal import Terminal


SHELLS = {
    "bash": ("platen.bash", "", ". ~/platen.bash\n"),
    "zsh": ("functions/_platen", "fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u\n", ""),
    "fish": (".config/fish/completions/platen.fish", "", ""),
}


def shell(drive, tmp_path, name):
    """A shell with the completions, in a folder with a file of questions."""
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed")
    place, zshrc, bashrc = SHELLS[name]
    script = subprocess.run([path("platen"), "--generate-completion-script", name], capture_output=True, check=True)
    (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / place).write_bytes(script.stdout)
    (tmp_path / ".zshrc").write_text(zshrc)
    (tmp_path / ".bashrc").write_text(bashrc)
    files = tmp_path / "files"
    files.mkdir()
    (files / "questions.json").write_text("{}")
    (files / "notes.txt").write_text("")
    search = f"{os.path.dirname(path('platen'))}:{os.environ['PATH']}"
    terminal = drive.add(Terminal([name, "-i"], environment={
        "HOME": str(tmp_path), "ZDOTDIR": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / ".config"), "PATH": search}))
    terminal.settle(quiet=0.5)
    terminal.write(f"cd {files}; clear\r")
    return terminal


@pytest.mark.parametrize("name", SHELLS)
def test_a_shell_completes_a_command_an_option_and_a_file(drive, tmp_path, name):
    terminal = shell(drive, tmp_path, name)
    for typed, completed in (
        ("platen conf\t", "platen confirm"), ("platen number --mi\t", "platen number --min"),
        ("platen choose Who --sev\t", "platen choose Who --several"), ("platen form \t", "platen form questions.json"),
        ("platen help conf\t", "platen help confirm"), ("platen --ver\t", "platen --version"),
        # With what it does, or the names alone.
        ("platen \t", "Asks for a password or a token") if name != "bash" else ("platen \t\t", "secret"),
    ):
        terminal.write(typed)
        terminal.shows(completed, seconds=20)
        terminal.write("\x15")


@pytest.mark.parametrize("name", SHELLS)
def test_a_shell_lists_the_commands_behind_help(drive, tmp_path, name):
    terminal = shell(drive, tmp_path, name)
    terminal.write("platen help \t\t")
    terminal.shows("secret", seconds=20)
    for word in "input", "date", "choose", "filter", "file", "write", "form":
        terminal.shows(word)


@pytest.mark.parametrize("name", SHELLS)
def test_help_is_completed_once(name):
    script = subprocess.run([path("platen"), f"--generate-completion-script={name}"], capture_output=True, check=True)
    text = script.stdout.decode()
    assert text.count("Shows the help on a subcommand.") == (0 if name == "bash" else 1)
    assert "Show subcommand help information." not in text, "the parser's own"
    assert text.count("_platen_help() {") == (0 if name == "fish" else 1)


def test_help_of_a_command_that_there_is_not_is_an_error():
    result = subprocess.run([path("platen"), "help", "cnfirm"], capture_output=True, check=False)
    assert result.returncode == 64 and b"cnfirm" in result.stderr
    known = subprocess.run([path("platen"), "help", "confirm"], capture_output=True, check=True)
    assert b"USAGE: platen confirm" in known.stdout
