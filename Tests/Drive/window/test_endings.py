"""The ends of a program with a window."""

import signal
import subprocess

from drivers.programs import path


def test_sigterm_ends_with_0(drive):
    window = drive.window()
    window.process.send_signal(signal.SIGTERM)
    assert window.process.wait(timeout=20) == 0


def test_without_a_display_there_is_one_sentence_and_69(display):
    environment = {key: value for key, value in display.environment.items() if "DISPLAY" not in key}
    ended = subprocess.run([path("gallery"), "--window"], env=environment, capture_output=True, text=True, timeout=20,
                           check=False)
    assert ended.returncode == 69
    assert ended.stderr.count("\n") == 1 and "display" in ended.stderr, ended.stderr
