"""The executable for shell scripts."""

import json
import os
import subprocess
import termios

import pytest

from drivers.programs import ROOT, path
from drivers.prompts import answer, shell, without_terminal
from drivers.terminal import Terminal

QUESTIONS = os.path.join(ROOT, "Examples", "Prompts", "survey", "questions.json")

GUESTS = json.dumps({
    "properties": {
        "id": {"type": "integer", "readOnly": True, "default": 7},
        "host": {"type": "string"},
        "guests": {
            "type": "array", "maxItems": 2,
            "items": {"title": "Guest", "required": ["name"], "properties": {"name": {"type": "string"}}},
        },
    },
})
PARTY = '{"id":7,"host":"Eva","guests":[{"name":"Ada"},{"name":"Bo"}]}'

# A command, its steps, and what it prints.
COMMANDS = [
    ("input Name --default demo", [("esc cancel", "\r")], "demo"),
    ("input Name --pattern '[a-z]+'", [("esc cancel", "A1\r"), ("✗ This is not in the form", "\x15ab\r")], "ab"),
    ("input Name --json", [("esc cancel", 'a"b\r')], r'"a\"b"'),
    ("secret Token --min-length 3", [("esc cancel", "ab\r"), ("✗ Enter at least 3", "c\r")], "abc"),
    ("number Age --min 1 --max 120 --whole", [("esc cancel", "200\r"), ("✗ Enter a number", "\x1542\r")], "42"),
    ("date When --default 2026-11-23 --to 2026-12-31", [("November 2026", "\x1b[B"), ("When", "\r")], "2026-11-30"),
    ("date When", [("esc cancel", "\x1b[200~2031-03-04\x1b[201~"), ("March 2031", "\r")], "2031-03-04"),
    ("date When", [("esc cancel", "3/4/2031"), ("March 2031", "\r")], "2031-03-04"),
    ("date When --default 2026-11-23",
     [("esc cancel", "\x1b[200~tomorrow\x1b[201~\r"), ("✗ Enter a day", "\x1b"), ("esc cancel", "\r")], "2026-11-23"),
    ("number Count --whole", [("esc cancel", "9007199254740993\r")], "9007199254740993"),
    ("choose Size small medium large", [("esc cancel", "\x1b[B\r")], "medium"),
    ("choose Size small medium large --max 2 --json", [("esc cancel", " \x1b[B \r")], '["small","medium"]'),
    ("file Which --in Examples/Prompts/survey --type json", [("esc cancel", "que\r")],
     os.path.join(ROOT, "Examples", "Prompts", "survey", "questions.json")),
    ("write Text", [("esc cancel", "one\rtwo\x04")], "one\ntwo"),
    ("write Text --json", [("esc cancel", "a\rc\x1b[A\x1b[F\rb\t2\x1b[Z\x04")], r'"a\nb\t2\nc"'),
    (f"form {QUESTIONS}",
     [("Step 1 of 4", "Maria\r"), ("E-mail", "\r"), ("Step 2 of 4", "\t\x1b[C"), ("Number plate", "\tAB 1\r"),
      ("Step 3 of 4", "\x1b[Z\x1b[Z\r"), ("Step 4 of 4", "\r")],
     '{"name":"Maria","stay":{"days":2,"arrival":"car","plate":"AB 1"},"rating":{"liked":[],"again":true}}'),
    (f"form <(echo '{GUESTS}')",
     [("Tab next", "Eva\t "), ("Step 1 of 3", "\r"), ("Step 2 of 3: Guest 1", "Ada\t "), ("Step 2 of 4", "\r"),
      ("Step 3 of 4: Guest 2", "Bo\r"), ("Step 4 of 4: Summary", "\r")], PARTY),
]


REMOVED = '{"id":7,"host":"Eva","guests":[{"name":"Ada"},{"name":"Cy"}]}'


def test_an_object_in_the_middle_of_a_list_is_removed(drive, tmp_path):
    schema, values = tmp_path / "schema.json", tmp_path / "values.json"
    schema.write_text(GUESTS.replace('"maxItems": 2, ', ""))
    values.write_text('{"host":"Eva","guests":[{"name":"Ada"},{"name":"Bo"},{"name":"Cy"}]}')
    terminal = shell(drive, columns=120, rows=40)
    terminal.send(f"{path('platen')} form {schema} --values {values} > {tmp_path}/answer; echo status $?\r")
    answer(terminal, [
        ("Step 1 of 5", "\r\r"), ("Guest 1", "\r\r"), ("Guest 2", "\t\t\t\t"), ("Enter press", "\r"),
        ("Step 3 of 4: Guest 2", ""), ("Cy", "\r\r"), ("Summary", "\r"), ("status 0", ""),
    ])
    assert (tmp_path / "answer").read_text().strip() == REMOVED


@pytest.mark.parametrize("arguments, steps, printed", COMMANDS, ids=[command[0][:20] for command in COMMANDS])
def test_a_substitution_gets_the_answer(drive, arguments, steps, printed):
    terminal = shell(drive, columns=120)
    terminal.send(f"cd {ROOT}; v=$({path('platen')} {arguments}); s=$?; clear; echo \"got:$v\"; echo status $s\r")
    answer(terminal, steps)
    terminal.shows("status 0", seconds=20)
    assert f"got:{printed}\nstatus 0" in terminal.text()


def test_lines_of_a_pipe_are_filtered(drive):
    terminal = shell(drive)
    terminal.send(f"seq 1 200 | {path('platen')} filter Number --max 2 | tr '\\n' +\r")
    answer(terminal, [("1 of 200", "77 "), ("❯ ◉ 77", "\x7f8 "), ("◉ 78", "\r")])
    terminal.shows("77+78+", seconds=20)


@pytest.mark.parametrize("variable, command", [
    ("PLATEN_PLAIN", "secret"), ("PLATEN_ACCESSIBLE", "secret"), ("PLATEN_ACCESSIBLE", "input")])
def test_who_answers_at_once_is_not_echoed(drive, variable, command):
    for _ in range(10):
        terminal = drive.terminal(command, "Token", program="platen", environment={variable: "1"})
        while b"Token" not in terminal.log:
            assert terminal.read(20), "the question is asked"
        assert not termios.tcgetattr(terminal.fd)[3] & termios.ECHO, "the question comes after the end of the echo"
        terminal.close()


@pytest.mark.parametrize("rows", [4, 5, 6, 9])
def test_a_low_window_shows_what_is_chosen(drive, rows):
    terminal = drive.terminal("choose", "Pick", *"abcdefghij", program="platen", columns=40, rows=rows)
    terminal.shows("❯ a")
    for letter in "bcdefg":
        terminal.write("\x1b[B")
        terminal.shows(f"❯ {letter}")
    terminal.send("\r")
    assert terminal.wait(20) == 0


def test_a_low_window_shows_the_day(drive):
    terminal = drive.terminal("date", "Day", "--default", "2026-11-26", program="platen", columns=40, rows=5)
    terminal.shows("November 26, 2026")
    terminal.write("\x1b[B")
    terminal.shows("December 3, 2026")
    terminal.write("\x1b[5~")
    terminal.shows("November 3, 2026")
    terminal.resize(40, 24)
    terminal.shows("30")
    terminal.write("\x1b[C")
    terminal.send("\r")
    assert terminal.wait(20) == 0
    terminal.shows("2026-11-04")


@pytest.mark.parametrize("typed", ["2026-12-24", "12"])
def test_an_arrow_takes_the_place_of_a_typed_day(drive, typed):
    terminal = drive.terminal("date", "Day", "--default", "2026-12-24", program="platen", columns=60, rows=24)
    terminal.shows("24")
    terminal.write(typed)
    terminal.shows(f"{typed}▏")
    terminal.write("\x1b[B")
    terminal.hides("▏")
    terminal.send("\r")
    assert terminal.wait(20) == 0
    terminal.shows("2026-12-31")


def test_a_letter_in_a_day_is_answered(drive):
    terminal = drive.terminal("date", "Day", "--default", "2026-12-24", program="platen", columns=90, rows=24)
    terminal.shows("esc cancel")
    terminal.write("m")
    terminal.shows("✗ Enter a day as year-month-day, as in 2026-12-24.")
    terminal.write("2")
    terminal.hides("✗")


def test_what_is_left_of_a_title_of_two_lines_is_one(drive):
    terminal = drive.terminal("input", "First\nsecond", program="platen", columns=40, rows=10)
    terminal.shows("First\nsecond")
    terminal.send("x\r")
    assert terminal.wait(20) == 0
    assert "✓ First second: x" in terminal.text()


def test_a_long_title_leaves_the_answer_in_the_line_that_is_left(drive):
    terminal = drive.terminal("input", "Minutes until the session ends", program="platen", columns=34, rows=10)
    terminal.shows("Minutes")
    terminal.send("30\r")
    assert terminal.wait(20) == 0
    assert "✓ Minutes until the session…: 30" in terminal.text()


def test_the_line_of_keys_is_broken_between_keys(drive):
    terminal = drive.terminal("date", "Day", "--default", "2026-12-24", program="platen", columns=34, rows=20)
    terminal.shows("←↑↓→ day · 0-9 type a day\npgup/pgdn month · enter confirm\nesc cancel")


def test_what_is_left_of_a_question_is_one_line(drive):
    terminal = drive.terminal("input", "Name", program="platen", columns=40, rows=10)
    terminal.write("x" * 200)
    terminal.send("\r")
    assert terminal.wait(20) == 0
    assert "✓ Name: " + "x" * 31 + "…" in terminal.text()


@pytest.mark.parametrize("key, status", [("y\r", 0), ("yes\r", 0), ("n\r", 1), ("\r", 1), ("\x1b", 130), ("\x03", 130)])
def test_confirm_answers_by_its_status(drive, key, status):
    terminal = shell(drive)
    terminal.send(f"{path('platen')} confirm 'Go on?'; echo status $?\r")
    answer(terminal, [("esc cancel", key)])
    terminal.shows(f"status {status}", seconds=20)


def test_the_rest_of_a_word_is_not_for_the_next_question(drive):
    terminal = shell(drive)
    tool = path("platen")
    terminal.send(f"{tool} confirm 'First?'; {tool} confirm 'Second?' --yes; echo status $?\r")
    terminal.shows("❯ No", seconds=20)
    terminal.settle()
    for key in "no":
        terminal.send(key)
        terminal.settle()
    assert "✓ First?" not in terminal.text()
    terminal.send("\r")
    answer(terminal, [("❯ Yes", "n\r"), ("status 1", "")])
    assert "✓ First? No" in terminal.text()


@pytest.mark.parametrize("options", [{}, {"answers": False}, {"environment": {"PLATEN_ACCESSIBLE": "1"}}],
                         ids=["answers", "no answers", "accessible"])
@pytest.mark.parametrize("isEarly", [False, True])
def test_keys_typed_ahead_are_for_the_next_program(drive, options, isEarly):
    tool = path("platen")
    script = f"a=$({tool} input Alpha); b=$({tool} input Beta); read c; echo \"<$a,$b,$c>\""
    terminal = drive.add(Terminal(["bash", "-c", f"sleep 0.5; {script}" if isEarly else script], **options))
    if not isEarly:
        terminal.shows("Alpha", seconds=20)
        terminal.settle()
    # The last line is for the shell, which reads it as it came.
    terminal.send("Ada\rLove\rlace\n")
    terminal.shows("<Ada,Love,lace>", seconds=20)


@pytest.mark.parametrize("question, keys, printed", [
    ("confirm Sure && echo yes", "y\r", "yes"), ("date Day", "2026-11-23\r", "2026-11-23"),
    ("choose Size small large", "l\r", "large"), ("choose Size small large --several", " \r", "small"),
    ("number Count", "12\r", "12"), ("write Notes", "one\rtwo\x04", "two"), ("secret Token | wc -c", "abc\r", "4"),
])
def test_keys_typed_before_the_start_answer_a_question(drive, question, keys, printed):
    # The terminal reads lines then: it makes line feeds of Return, and a mark of its own of Control-D.
    script = f"sleep 0.5; v=$({path('platen')} {question}); echo \"<${{v##*$'\\n'}}>\""
    terminal = drive.add(Terminal(["bash", "-c", script]))
    terminal.send(keys)
    terminal.shows(f"<{printed}>", seconds=20)


def test_a_theme_that_does_not_exist_is_named(drive):
    terminal = shell(drive, environment={"PLATEN_THEME": "nonsense"}, columns=120)
    terminal.send(f"{path('platen')} input Name\r")
    answer(terminal, [("esc cancel", "Ada\r"), ("✓ Name: Ada", "")])
    assert terminal.text().count("PLATEN_THEME is “nonsense”: it has to be dusk, forest") == 1


@pytest.mark.parametrize("latency", [0.05, 0.3])
def test_late_answers_of_the_terminal_are_not_typed_into_the_shell(drive, latency):
    terminal = drive.add(Terminal(
        ["bash", "-c", f"a=$({path('platen')} input Alpha); read -t 1 rest; echo \"<$a,$rest>\""], latency=latency))
    terminal.shows("Alpha", seconds=20)
    terminal.send("Ada\r")
    terminal.shows("<Ada,>", seconds=20)


def test_lines_of_a_pipe_are_for_the_next_program():
    tool = path("platen")
    script = f"a=$({tool} input A); read b; c=$({tool} input C); echo \"<$a,$b,$c>\""
    assert b"<1,2,3>" in without_terminal(["bash", "-c", script], "1\n2\n3\n4\n").stdout


def test_many_options_are_arguments():
    options = [f"option{number}" for number in range(20_000)]
    arguments = ["--hint", "a hint", "Pick", *options, "--several", "--max", "3", "last", "--", "-a", "-b", "-c"]
    result = without_terminal([path("platen"), "choose", *arguments], "-c,option2,-a\n")
    assert result.stdout == b"option2\n-a\n-c\n"
    assert b"a hint\n20,004 options" in result.stderr and b"\n  10. option9\n" in result.stderr
    assert b"option10" not in result.stderr, "all of them are too many to be read"


def test_earlier_answers_are_brought_back_and_searched(drive, tmp_path):
    history = tmp_path / "history"
    history.write_text("alpha\nbeta\ngamma\n")
    terminal = shell(drive)
    terminal.send(f"{path('platen')} input Word --history {history}\r")
    answer(terminal, [
        ("esc cancel", "\x1b[A\x1b[A"), ("beta", "\x1b[B"), ("gamma", "\x12"), ("❯ gamma", "al"), ("❯ alpha", "\r"),
        ("enter confirm", "!\r"), ("✓ Word: alpha!", "")])
    assert history.read_text() == "alpha\nbeta\ngamma\nalpha!\n"


def test_a_paste_that_stalls_is_not_submitted_before_its_end(drive):
    terminal = shell(drive)
    terminal.send(f"v=$({path('platen')} input Name); clear; echo \"got:$v.\"\r")
    answer(terminal, [("esc cancel", "\x1b[200~rm -rf"), ("rm -rf", "")])
    # Longer than what has come is kept back.
    terminal.settle(quiet=2.6)
    terminal.send("\rsecond line\x1b[201~")
    terminal.shows("rm -rf second line")
    terminal.send("\r")
    terminal.shows("got:rm -rf second line.", seconds=20)


@pytest.mark.parametrize("variable", ["PLATEN_ACCESSIBLE", "PLATEN_PLAIN"])
def test_escape_sequences_in_options_are_no_commands(drive, variable):
    terminal = drive.terminal(
        "choose", "T\x1b]0;T\x07", "a\x1b]0;TITLE\x07\x1b[2Jb", "other", program="platen", environment={variable: "1"})
    terminal.shows("1. a]0;TITLE[2Jb", "Number or name", seconds=20)
    terminal.send("1\r")
    assert terminal.wait(20) == 0
    # The answer itself is printed as it is.
    shown = bytes(terminal.log).rpartition(b"a\x1b]0;TITLE")[0]
    assert b"2. other" in shown and b"\x1b]0;" not in shown and b"\x1b[2J" not in shown


def test_a_pasted_yes_is_chosen(drive):
    terminal = shell(drive)
    terminal.send(f"{path('platen')} confirm 'Go on?'; echo status $?\r")
    answer(terminal, [("esc cancel", "\x1b[200~yes\n\x1b[201~"), ("❯ Yes", "\r"), ("status 0", "")])


def test_a_line_that_is_not_utf_8_is_printed_as_it_came(drive, tmp_path):
    (tmp_path / "lines").write_bytes(b"plain\ncaf\xe9.txt\n")
    terminal = shell(drive)
    terminal.send(f"{path('platen')} filter File < {tmp_path}/lines > {tmp_path}/answer; echo status $?\r")
    answer(terminal, [("esc cancel", "caf\r"), ("status 0", "")])
    assert (tmp_path / "answer").read_bytes() == b"caf\xe9.txt\n"


def test_suggestions_are_completed(drive, tmp_path):
    words = tmp_path / "words"
    words.write_text("apple\napricot\nbanana\n")
    terminal = shell(drive)
    terminal.send(f"{path('platen')} input Fruit --suggestions {words}\r")
    answer(terminal, [("esc cancel", "ap"), ("apricot", "\x1b[B\x1b[B"), ("❯ apricot", "\r"), ("✓ Fruit: apricot", "")])


@pytest.mark.parametrize(
    "arguments, data, status, printed, reason", [
        (["input", "Name"], "Ada\n", 0, "Ada\n", ""),
        (["input", "Name", "--required"], "\n", 2, "", "An answer is needed."),
        (["input", "Name"], "", 2, "", "The input ended"),
        (["input"], "Ada\n", 0, "Ada\n", "Answer: "),
        (["number", "Age", "--min", "5", "--max", "1"], "", 64, "", "--min is larger than --max"),
        (["number", "Age", "--whole"], "7\n", 0, "7\n", ""),
        (["number", "Age", "--whole"], "7.5\n", 2, "", "Enter a whole number."),
        (["number", "Sum"], "12345678901234567890.123456789\n", 0, "12345678901234567890.123456789\n", ""),
        (["number", "Sum", "--default", "0.12345678901234567"], "\n", 0, "0.12345678901234567\n", ""),
        (["number", "Sum"], "9" * 42 + "\n", 2, "", "Enter a number of at most 38 digits."),
        (["number", "Sum"], "--3\n", 2, "", "Enter a number."),
        (["number", "Sum", "--default", "9" * 42], "", 64, "", "is invalid"),
        (["number", "Sum", "--min", "1"], "0\n", 2, "", "Enter a number of at least 1."),
        (["number", "Sum", "--default", "12x"], "", 64, "", "'12x' is invalid"),
        (["date", "When"], "12/31/26\n", 0, "2026-12-31\n", ""),
        (["date", "When"], "2/30/2026\n", 2, "", "There is no such day."),
        (["date", "When"], "02/03/2026\n", 0, "2026-02-03\n", ""),
        (["date", "When"], "24.12.20\n", 2, "", "Enter a day"),
        (["date", "When"], "12.24.20\n", 2, "", "Enter a day"),
        (["date", "When"], "12-24-20\n", 2, "", "Enter a day"),
        (["date", "When", "--from", "2026-11-01"], "2026-10-31\n", 2, "", "Enter a day from 2026-11-01.\n"),
        (["confirm", "Go?"], "maybe\n", 2, "", "Answer y or n."),
        (["write", "Text"], "one\ntwo", 0, "one\ntwo\n", ""),
        (["write", "Text"], "", 2, "", "The input ended"),
        (["date", "When"], "2026-02-30\n", 2, "", "There is no such day."),
        (["confirm", "Go?"], "n\n", 1, "", ""),
        (["choose", "Size", "small", "large"], "2\n", 0, "large\n", ""),
        (["choose", "Size", "small", "large", "--default", "three"], "", 64, "", "There is no option “three”."),
        (["choose", "Size", "small", "large", "--min", "3"], "", 64, "", "--min is 3, but there are 2 options."),
        (["number", "Age", "--default", "12", "--max", "9"], "", 64, "", "--default is larger than --max."),
        (["number", "Age", "--default", "1.5", "--whole"], "", 64, "", "--default is not a whole number."),
        (["date", "When", "--default", "2026-01-01", "--from", "2026-02-01"], "", 64, "", "--default is before --from."),
        (["input", "Name", "--max-length", "2"], "Ada\n", 2, "", "Enter at most 2 characters; these are 3."),
        (["input", "Name", "--default", "123456", "--max-length", "3"], "", 64, "",
         "--default is longer than --max-length."),
        (["input", "Name", "--default", "A1", "--pattern", "[a-z]+"], "", 64, "", "--default does not match --pattern."),
        (["choose", "Size", "small", "large", "--max", "1"], "1,2\n", 2, "", "platen: Choose at most 1."),
        (["choose", "Size", "small", "large"], "\n", 2, "", "An answer is needed."),
        (["date", "When"], "1" * 100_000 + "\n", 2, "", "Enter a day"),
        (["filter", "Size"], "small\nlarge\n", 2, "", "The input ended"),
        (["filter", "Size"], "", 65, "", "nothing to choose from"),
        (["form", "/nowhere.json"], "", 65, "", "/nowhere.json can't be read"),
        (["form", "/"], "", 65, "", "/ can't be read: Is a directory"),
        (["form", "-"], "{", 65, "", "Line 1"),
        (["form", "-"], '{"properties":{"a":{"pattern":"["}}}', 65, "", "a: The pattern “[” is not a regular"),
        (["form", "-", "--values", "/dev/null"], '{"properties":{"a":{}}}', 65, "", "The answers are not JSON."),
        (["file", "Which"], "/\n", 2, "", "This is a folder. Choose a file."),
        (["file", "Which", "--folder"], "/etc/passwd\n", 2, "", "This is a file. Choose a folder."),
        (["file", "Which"], "/nowhere\n", 2, "", "There is no such file."),
        (["inpt", "Name"], "", 64, "", "There is no subcommand “inpt”. Did you mean “input”?"),
        (["Name"], "", 64, "", "There is no subcommand “Name”.\n"),
        (["date", "When", "--from", "today"], "", 64, "", "The first day that can be chosen, as 2026-11-23."),
        (["write", "Text"], "a\nb\n.\n", 0, "a\nb\n", ""),
    ])
def test_without_a_terminal(arguments, data, status, printed, reason):
    result = without_terminal([path("platen"), *arguments], data)
    assert (result.returncode, result.stdout.decode()) == (status, printed), result.stderr.decode()
    assert reason in result.stderr.decode()


@pytest.mark.parametrize("locale, typed, printed", [
    ("de_DE.UTF-8", "24.12.20", "2020-12-24"), ("de_DE.UTF-8", "3.4.2031", "2031-04-03"), ("de_DE.UTF-8", "3/4/2031", ""),
    ("ja_JP.UTF-8", "2031/3/4", "2031-03-04"), ("ko_KR.UTF-8", "2031. 3. 4.", "2031-03-04"),
    ("ja_JP.UTF-8", "2026年12月24日", "2026-12-24"), ("ja_JP.UTF-8", "26年12月24日", ""),
    ("ko_KR.UTF-8", "2026년 2월 3일", "2026-02-03"), ("de_DE.UTF-8", "24. Dezember 2026", "2026-12-24"),
    ("de_DE.UTF-8", "30. Februar 2026", ""), ("en_US.UTF-8", "dec 24, 2026", "2026-12-24"),
    ("en_US.UTF-8", "24 Dec 2026", ""),
])
def test_a_day_is_written_as_in_the_users_language(locale, typed, printed):
    result = without_terminal([path("platen"), "date", "When"], typed + "\n", locale=locale)
    assert result.stdout.decode().strip() == printed, result.stderr.decode()


@pytest.mark.parametrize("arguments, shown, keys, left", [
    (["input"], ["Antwort", "enter bestätigen", "esc abbrechen"], "Ada\r", "✓ Antwort: Ada"),
    (["confirm"], ["Bist du sicher?", "Nein", "j/n auswählen"], "j\r", "✓ Bist du sicher? Ja"),
    (["number", "--min", "1"], ["Zahl", "Eine Zahl von mindestens 1"], "2\r", "✓ Zahl: 2"),
    (["date", "--from", "2031-01-01"], ["Tag", "Januar 2031", "pgup/pgdn Monat"], "\r", "✓ Tag: 2031-01-01"),
    (["choose", "Wer", "a", "b", "--max", "1"], ["Zum Filtern tippen", "space auswählen"], " \r", "✓ Wer: a"),
    (["write"], ["Text", "enter neue Zeile"], "Hallo\x04", "✓ Text: Hallo"),
])
def test_the_words_are_in_the_users_language(drive, arguments, shown, keys, left):
    terminal = drive.terminal(*arguments, program="platen", environment={"LC_ALL": "de_DE.UTF-8"})
    terminal.shows(*shown, seconds=20)
    terminal.settle()
    terminal.send(keys)
    assert terminal.wait(20) == 0
    assert left in terminal.text()


@pytest.mark.parametrize("arguments, data, printed, words", [
    (["secret"], "geheim\n", "geheim\n", "Passwort (wird nicht angezeigt): "),
    (["choose", "Wer", "a", "b"], "2\n", "b\n", "Nummer oder Name: "),
    (["choose", "Wer", "a", "b"], "c\n", "", "Es gibt keine Option „c“."),
    (["confirm"], "ja\n", "", "Bist du sicher? (j/n) [n]: "),
    (["file", "--in", "/"], "nothing here\n", "", "Diese Datei gibt es nicht."),
])
def test_plain_lines_are_in_the_users_language(arguments, data, printed, words):
    result = without_terminal([path("platen"), *arguments], data, locale="de_DE.UTF-8")
    assert result.stdout.decode() == printed and words in result.stderr.decode(), result.stderr.decode()


@pytest.mark.parametrize("arguments, limits", [
    ("--max 2", "Choose at most 2."), ("--min 2", "Choose at least 2."), ("--min 2 --max 2", "Choose 2."),
    ("--max 3", None),
])
def test_how_many_may_be_chosen_is_said_before(drive, arguments, limits):
    terminal = drive.terminal("choose", "Size", "small", "medium", "large", *arguments.split(), program="platen")
    terminal.shows("○ large", seconds=20)
    terminal.settle()
    lines = terminal.text().splitlines()
    assert (lines[1] == limits) == (limits is not None) and "✗" not in terminal.text()
    result = without_terminal([path("platen"), "choose", "Size", "small", "medium", "large", *arguments.split()], "1,2\n")
    assert limits is None or limits in result.stderr.decode() and result.returncode == 0


def test_the_objects_of_a_list_are_asked_for_in_lines(tmp_path):
    (tmp_path / "schema.json").write_text(GUESTS)
    result = without_terminal(
        [path("platen"), "form", str(tmp_path / "schema.json")], "Eva\ny\nNext\nAda\ny\nNext\nBo\nNext\nFinish\n")
    assert result.stdout.decode() == PARTY + "\n", result.stderr.decode()


def test_a_form_in_lines_is_in_the_users_language():
    lines = "\n\n" + "Weiter\n" + "Maria\n"
    result = without_terminal([path("platen"), "form", QUESTIONS], lines, locale="de_DE.UTF-8")
    said = result.stderr.decode()
    for words in ("1 von 2. Your name, erforderlich: ", "Taste (Nummer oder Name, Name eines Feldes zum Ändern",
                  "Die Eingabe endete, bevor es eine Antwort gab.", "! Nicht vollständig: Your name ist erforderlich"):
        assert words in said, said
    for words in (" of 2", "required", "Button", "The input", "Erforderlich"):
        assert words not in said, said


def test_days_and_times_of_a_form_are_typed_in_the_users_language(tmp_path):
    members = {name: {"type": "string", "format": name} for name in ("date", "time", "date-time")}
    schema = tmp_path / "schema.json"
    schema.write_text(json.dumps({"properties": {**members, "again": {"type": "string", "format": "date"}}}))
    lines = "24.12.2026\n9:05\n24. Dezember 2026, 14:30\n2027-01-31\nFertigstellen\n"
    result = without_terminal(
        [path("platen"), "form", str(schema)], lines, locale="de_DE.UTF-8", TZ="Europe/Berlin")
    assert "Date (Optional, wie 21.11.2026): " in result.stderr.decode()
    assert json.loads(result.stdout) == {
        "date": "2026-12-24", "time": "09:05", "date-time": "2026-12-24T14:30:00+01:00", "again": "2027-01-31"}


def test_a_question_begins_at_the_right_where_the_user_reads_from_there(drive):
    terminal = drive.terminal("confirm", "Delete?", program="platen", environment={"LC_ALL": "he_IL.UTF-8"})
    terminal.shows("Delete?", seconds=20)
    terminal.settle()
    assert terminal.line("Delete?").rstrip() == "Delete?".rjust(terminal.columns)
    # Yes is at the right, before No.
    assert terminal.line("❮").rstrip().endswith("ןכ")
    terminal.write("\x1b[C\r")
    terminal.shows("✓ Delete?")
    assert terminal.wait(10) == 0


def test_a_form_is_in_the_users_language(drive):
    terminal = drive.terminal("form", QUESTIONS, program="platen", environment={"LC_ALL": "fr_FR.UTF-8"})
    terminal.shows("Étape 1 sur 4 : Général", "Obligatoire", "Suivant", seconds=20)
    terminal.settle()
    terminal.write("Maria\r\r")
    terminal.shows("Étape 2 sur 4", "Retour")


def test_values_that_are_known_are_entered_already(tmp_path):
    values = tmp_path / "values.json"
    values.write_text('{"name": "Eva", "stay": {"days": 5}}')
    lines = "\n\nNext\n\n\nNext\nn\nn\nn\n\n.\nNext\nFinish\n"
    result = without_terminal([path("platen"), "form", QUESTIONS, "--values", str(values)], lines)
    assert json.loads(result.stdout) == {
        "name": "Eva", "stay": {"days": 5, "arrival": "train"}, "rating": {"liked": [], "again": True},
    }, result.stderr.decode()


@pytest.mark.parametrize("columns", [10, 24])
def test_help_is_written_for_a_narrow_terminal(drive, columns):
    for arguments in ["--help"], ["choose", "--help"]:
        terminal = drive.terminal(*arguments, program="platen", columns=columns, rows=24)
        assert terminal.wait(20) == 0
        result = subprocess.run(
            [path("platen"), *arguments], capture_output=True, env=dict(os.environ, COLUMNS=str(columns)), check=True)
        assert b"USAGE: platen" in result.stdout


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_shells_complete_its_commands(name):
    script = subprocess.run([path("platen"), "--generate-completion-script", name], capture_output=True, check=True)
    assert all(word in script.stdout.decode() for word in ("choose", "filter", "placeholder", "secret"))


def test_bash_completes_a_command(drive):
    terminal = shell(drive)
    terminal.write(f"PATH={os.path.dirname(path('platen'))}:$PATH; . <(platen --generate-completion-script bash)\r")
    terminal.write("platen conf\t")
    terminal.shows("platen confirm")


def test_files_may_be_pipes():
    """As those of a process substitution."""
    values = """'{"name": "Eva", "stay": {"days": 5}}'"""
    command = f"{path('platen')} form <(cat {QUESTIONS}) --values <(echo {values})"
    result = without_terminal(["bash", "-c", command], "\n\nNext\n\n\nNext\nn\nn\nn\n\n.\nNext\nFinish\n")
    assert result.returncode == 0, result.stderr.decode()
    assert json.loads(result.stdout)["stay"] == {"days": 5, "arrival": "train"}


@pytest.mark.parametrize("arguments", [["input", "Name"], ["choose", "Size", "1", "2"]])
def test_an_answer_that_is_lost_is_an_error(arguments):
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            [path("platen"), *arguments], input=b"1\n", stdout=full, stderr=subprocess.PIPE, check=False,
            start_new_session=True)
    assert result.returncode == 74
    assert b"the answer can't be written" in result.stderr


def test_an_answer_for_a_closed_output_is_lost_for_that_reason(drive):
    result = without_terminal(["bash", "-c", f"{path('platen')} input Name >&-"], "Ada\n")
    assert result.returncode == 74 and b"can't be written: Bad file descriptor" in result.stderr, result.stderr
    terminal = shell(drive)
    terminal.send(f"{path('platen')} input Name >&-; echo status $?\r")
    answer(terminal, [("esc cancel", "Ada\r")])
    terminal.shows("can't be written: Bad file descriptor", "status 74", seconds=20)


@pytest.mark.parametrize("errors", ["2>&-", "2>/dev/full"])
def test_an_error_that_can_not_be_written_keeps_its_status(errors):
    tool = path("platen")
    result = without_terminal(["bash", "-c", f"{tool} input Name </dev/null {errors}; echo $?"], "")
    assert result.stdout == b"2\n"


def test_a_substitution_is_not_suspended(drive):
    """Its shell would wait for ever: it ignores the signal there."""
    terminal = shell(drive)
    # The kernel stops no process of the first shell of a terminal.
    terminal.send("bash --norc -i\r")
    terminal.settle()
    terminal.send(f"x=$({path('platen')} input Name); echo \"<$x>\"\r")
    answer(terminal, [("esc cancel", "Ada\x1a"), ("Ada", " L.\r"), ("<Ada L.>", "")])
