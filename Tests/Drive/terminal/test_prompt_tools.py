"""The tools of Examples/Prompts beside newproject, commitmessage and deploy: in a terminal, in a pipe, in a
substitution, cancelled at each step, and resized."""

import json
import os

import pytest

from drivers.programs import ROOT, path
from drivers.prompts import answer, shell, without_terminal

BOOKMARKS = "Swift\thttps://swift.org\nSwift forums\thttps://forums.swift.org\nDebian\thttps://debian.org\n"
QUESTIONS = os.path.join(ROOT, "Examples", "Prompts", "survey", "questions.json")

# Of each tool: its steps, each what is shown and the keys that answer it, and the line that is printed.
TOOLS = {
    "databasepicker": (
        [("Database", "stat\r"), ("invoice_lines", "lines"), ("❯ invoice_lines", "\r")],
        "postgresql://db3/statistics?table=invoice_lines",
    ),
    "login": (
        [("User name", "maria\r"), ("Role", "edi\r"), ("Minutes", "30\r"), ("Password", "secret\r")],
        "maria is logged in as editor for 30 minutes",
    ),
    "invoice": (
        [("Step 1 of 3: Customer", "Maria\r"), ("E-mail", "\r"), ("Step 2 of 3: Item", "Tea\t3\t12\r\r"), ("Step 3 of 3: Summary", "\r")],
        '{"address":"","customer":"Maria","email":"","isShipped":false,"item":"Tea","price":12,"quantity":3}',
    ),
    "survey": (
        [("Step 1 of 4: General", "Maria\r"), ("E-mail", "\r"), ("Step 2 of 4: Your stay", "3\r\r"),
         ("Step 3 of 4: Your rating", "\t \t\t\t\t\r"), ("Step 4 of 4: Summary", "\r")],
        '{"name":"Maria","stay":{"days":3,"arrival":"train"},"rating":{"liked":["food"],"again":true}}',
    ),
    "releasenotes": (
        [("Version", "1.2.3\r"), ("Released on", "\r"), ("Parts", " \r"), ("ctrl-d", "A flag\x04"),
         ("Write these notes?", "y\r")],
        "- A flag",
    ),
    "batchrename": (
        [("Search for", "img\tphoto"), ("img1.png → photo1.png", "\t\t\r")],
        "img1.png → photo1.png",
    ),
    "bookmarks": ([("3 bookmarks", "swift for"), ("❯ Swift forums", "\r")], "https://forums.swift.org"),
}


@pytest.fixture
def command(tmp_path):
    """The command of a tool, with what it works on."""
    (tmp_path / "list.txt").write_text(BOOKMARKS)
    photos = tmp_path / "photos"
    photos.mkdir()
    for name in ("img1.png", "img2.png", "notes.txt"):
        (photos / name).write_text(name)
    arguments = {"survey": [QUESTIONS], "batchrename": [str(photos)], "bookmarks": [str(tmp_path / "list.txt")]}
    return lambda tool: [path(tool), *arguments.get(tool, [])]


def started(drive, command):
    """A terminal in which a command runs, whose exit status is written behind it."""
    terminal = shell(drive, columns=110)
    terminal.send(" ".join(command) + "; echo status $?\r")
    return terminal


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_prints_what_was_answered(drive, command, tool):
    terminal = started(drive, command(tool))
    steps, line = TOOLS[tool]
    answer(terminal, steps)
    terminal.shows("status 0", seconds=20)
    assert line in terminal.text().splitlines()


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_in_a_substitution_and_a_pipe(drive, command, tool):
    terminal = shell(drive, columns=110)
    terminal.send(f"v=$({' '.join(command(tool))} </dev/tty | cat); clear; echo \"$v\" | sed 's/^/got:/'\r")
    steps, line = TOOLS[tool]
    answer(terminal, steps)
    terminal.shows("got:" + line, seconds=20)


@pytest.mark.parametrize(
    "tool, step", [(tool, step) for tool, (steps, _) in TOOLS.items() for step in range(len(steps))])
def test_control_c_at_each_step(drive, command, tool, step):
    terminal = started(drive, command(tool))
    steps, line = TOOLS[tool]
    answer(terminal, steps[:step] + [(steps[step][0], "\x03")])
    terminal.shows("status 130", seconds=20)
    assert line not in terminal.text().splitlines()


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_whose_window_is_resized_at_each_step(drive, command, tool):
    terminal = started(drive, command(tool))
    steps, line = TOOLS[tool]
    for words, keys in steps:
        terminal.shows(words, seconds=20)
        terminal.settle()
        terminal.resize(40, 24)
        terminal.settle()
        terminal.resize(110, 24)
        terminal.shows(words)
        terminal.settle()
        terminal.send(keys)
    terminal.shows("status 0", seconds=20)
    assert line in terminal.text().splitlines()


@pytest.mark.parametrize(
    "tool, lines, printed", [
        ("databasepicker", "3\ninvoice_lines\n", "postgresql://db2/stock?table=invoice_lines\n"),
        ("bookmarks", "debian\n", "https://debian.org\n"),
        ("releasenotes", "1.2.3\n2026-11-23\n1\nA flag\n.\ny\n", "## 1.2.3 (2026-11-23)\n\n### Added\n- A flag\n\n"),
        ("survey", "Maria\n\nNext\n3\ntrain\nNext\nn\ny\nn\n\n.\nNext\nFinish\n",
         '{"name":"Maria","stay":{"days":3,"arrival":"train"},"rating":{"liked":["food"],"again":true}}\n'),
        ("invoice", "Maria\n\nNext\nTea\n3\n12\nn\nNext\nSave\n",
         '{"address":"","customer":"Maria","email":"","isShipped":false,"item":"Tea","price":12,"quantity":3}\n'),
        ("batchrename", "img\nphoto\ny\nRename\n", "img1.png → photo1.png\nimg2.png → photo2.png\n"),
    ])
def test_without_a_terminal_lines_are_asked_for(command, tool, lines, printed):
    result = without_terminal(command(tool), lines)
    assert result.stdout.decode() == printed, result.stderr.decode()
    assert result.returncode == 0


def test_without_a_terminal_a_missing_argument_is_the_parsers_error(command):
    result = without_terminal([*command("login"), "--user", "maria"], "editor\n")
    assert result.returncode == 64 and result.stdout == b""
    assert b"Error: Missing expected argument '--role <role>'" in result.stderr


def test_only_what_is_missing_is_asked_for(drive):
    terminal = shell(drive)
    terminal.send(path("login") + " --user eva --password abcd --role owner\r")
    answer(terminal, [("Minutes until", "x\r")])
    terminal.shows("✗ This is not in the form expected.")
    terminal.write("\x7f5\r")
    terminal.shows("eva is logged in as owner for 5 minutes", seconds=20)
    assert "✓ Role" not in terminal.text()


@pytest.mark.parametrize("arguments, message", [
    ("--bogus", "Error: Unknown option '--bogus'"), ("--user eva extra", "Error: Unexpected argument 'extra'"),
    ("--version", "Error: Unknown option '--version'"),
])
def test_nothing_is_asked_where_an_argument_is_wrong(drive, arguments, message):
    terminal = shell(drive)
    terminal.send(path("login") + f" {arguments}; echo status $?\r")
    terminal.shows("status 64", seconds=20)
    assert message in terminal.text() and "User name\n" not in terminal.text()


def test_an_argument_that_was_given_can_not_be_changed_by_answers(drive):
    terminal = shell(drive)
    terminal.send(path("login") + " --role owner --minutes 3000 --user eva; echo status $?\r")
    answer(terminal, [("Password", "secret\r")])
    terminal.shows("status 64", seconds=20)
    assert "--minutes takes a number from 1 to 600." in terminal.text()


def test_an_answer_that_the_command_refuses_is_asked_for_again(drive):
    terminal = shell(drive)
    terminal.send(path("login") + " --role owner\r")
    answer(terminal, [("User name", "eva\r"), ("Minutes until", "3000\r"), ("Password", "secret\r")])
    terminal.shows("✗ --minutes takes a number from 1 to 600.\nMinutes until the session ends\n", seconds=20)
    answer(terminal, [("esc cancel", "30\r")])
    terminal.shows("eva is logged in as owner for 30 minutes", seconds=20)
    assert terminal.text().count("✓ Password") == 1


def test_an_answer_that_is_refused_at_once_stays(drive):
    terminal = shell(drive)
    terminal.send(path("login") + " --user eva --password abcd --role owner\r")
    answer(terminal, [("Minutes until", "3000\r"), ("✗ --minutes takes a number", "\x1530\r")])
    terminal.shows("for 30 minutes", seconds=20)


def test_without_a_terminal_a_refused_answer_ends_the_command(command):
    arguments = ["--user", "eva", "--role", "owner", "--minutes", "3000", "--password", "abcd"]
    result = without_terminal([*command("login"), *arguments], "5\n")
    assert result.returncode == 64 and b"--minutes takes a number from 1 to 600." in result.stderr


def test_return_typed_with_a_text_to_search_for_is_its_first_result(drive):
    terminal = shell(drive)
    terminal.send(path("databasepicker") + "\r")
    answer(terminal, [("Database", "stock\r"), ("payments", "pay\r")])
    terminal.shows("postgresql://db2/stock?table=payments", seconds=20)


def test_a_check_that_takes_time_is_seen(drive):
    terminal = shell(drive)
    terminal.send(path("login") + " --user eva --minutes 5 --role owner\r")
    answer(terminal, [("Password", "wrong\r")])
    terminal.shows("Checking")
    answer(terminal, [("✗ The server does not accept this password.", "\x15right\r")])
    terminal.shows("eva is logged in", seconds=20)


def test_a_step_goes_back_with_what_was_entered_and_a_condition_adds_one(drive):
    terminal = shell(drive)
    terminal.send(path("invoice") + "\r")
    answer(terminal, [
        ("Step 1 of 3", "\t\r"), ("This is required.", "Maria\r"), ("E-mail", "\r"), ("Step 2 of 3", "Tea\t\t\t "),
        ("Step 2 of 4", "\t\t\r")])
    terminal.shows("Step 1 of 4: Customer")
    assert "Maria" in terminal.text()


def test_the_script_of_a_server(drive):
    environment = {"PLATEN": path("platen")}
    terminal = shell(drive, columns=130, environment=environment)
    terminal.send(os.path.join(ROOT, "Examples", "Prompts", "newserver.sh") + "\r")
    answer(terminal, [
        ("Server name", "db\r"), ("Region", "hel\r"), ("Memory in GB", "16\r"), ("Image", "fed\r"),
        ("E-mail", "a@example.com\r\r"), ("Create db in Helsinki?", "y\r")])
    terminal.shows('"image":"fedora-43"', seconds=20)
    line = next(line for line in terminal.text().splitlines() if line.startswith('{"name"'))
    assert json.loads(line) == {
        "name": "db", "region": "Helsinki", "memory": 16, "image": "fedora-43",
        "contact": {"email": "a@example.com", "notify": True},
    }


@pytest.mark.parametrize("arguments, status, words", [
    ([], 64, "Usage: bookmarks FILE\n"), (["/nowhere"], 1, "/nowhere: No such file or directory\n"),
])
def test_a_file_that_cannot_be_read_is_said_in_one_line(arguments, status, words):
    result = without_terminal([path("bookmarks"), *arguments], "")
    assert (result.returncode, result.stdout, result.stderr.decode()) == (status, b"", words)
