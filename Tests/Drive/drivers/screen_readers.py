"""Screen readers that run a shell, and what they speak: Debian's yasr and fenrir."""

import os
import re
import shutil
import subprocess
import time

from drivers.driver import PATIENCE
from drivers.terminal import Terminal


class ScreenReader(Terminal):
    """A shell in a screen reader, whose speech goes to a file."""

    # The program of the screen reader.
    program = ""

    @classmethod
    def is_installed(cls):
        return shutil.which(cls.program) is not None

    def __init__(self, folder, **options):
        self.speech = os.path.join(folder, "spoken")
        self.session = os.path.join(folder, "session")
        shell = self.script(
            os.path.join(folder, "shell"), f"echo $$ > {self.session}\nexport PS1='$ '\nexec bash --norc -i")
        open(self.speech, "w", encoding="utf-8").close()
        environment = {"HOME": str(folder), "SHELL": shell}
        super().__init__(self.command(folder, shell), environment=environment, **options)

    def close(self):
        """Ends what runs in the screen reader too: yasr's own terminal stays open in it, so that nothing hangs up."""
        if os.path.exists(self.session):
            with open(self.session, encoding="utf-8") as file:
                subprocess.run(["pkill", "-KILL", "-s", file.read().strip()], check=False)
        super().close()

    def ready(self):
        """Waits for the first command to be asked for."""
        self.shows("$", seconds=20)
        self.settle()
        return self

    def command(self, folder, shell):
        """The command that runs a shell in it."""
        raise NotImplementedError

    def sentences(self, log):
        """What is spoken, without the marks of the log."""
        raise NotImplementedError

    @staticmethod
    def script(path, text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\n{text}\n")
        os.chmod(path, 0o755)
        return path

    def hears(self, keys, *expected, seconds=15):
        """Types, and waits until each of the expected texts was spoken; returns all that was.

        fenrir compares screens and speaks what is new, not always from the top down.
        """
        start = os.path.getsize(self.speech)
        self.send(keys)
        end = time.monotonic() + seconds * PATIENCE
        while True:
            self.read(0.05)
            with open(self.speech, "rb") as file:
                file.seek(start)
                spoken = self.sentences(file.read().decode(errors="replace"))
            if all(any(words in sentence for sentence in spoken) for words in expected):
                return spoken
            assert time.monotonic() < end, f"{self.program} has spoken {spoken!r} after {keys!r}, not {expected!r}"


class Yasr(ScreenReader):
    """Speaks through a server of Emacspeak's protocol, which here is a file."""

    program = "yasr"

    def command(self, folder, shell):
        server = self.script(os.path.join(folder, "speak"), f"exec cat >> {self.speech}")
        settings = os.path.join(folder, "yasr.conf")
        with open("/etc/yasr/yasr.conf", encoding="utf-8") as file:
            text = re.sub(r"(?m)^synthesizer=.*", "synthesizer=emacspeak server", file.read())
        with open(settings, "w", encoding="utf-8") as file:
            file.write(re.sub(r"(?m)^synthesizer port=.*", f"synthesizer port=|{server}", text))
        return ["yasr", "-C", settings, shell]

    def sentences(self, log):
        # q {a sentence}, l {a letter}
        return re.findall(r"(?m)^[ql] \{(.*)\}$", log)


class Fenrir(ScreenReader):
    """Speaks by a command; in a terminal with `--emulated-pty`."""

    program = "fenrir"

    def command(self, folder, shell):
        speak = self.script(os.path.join(folder, "speak"), f"printf '%s\\n' \"$1\" >> {self.speech}")
        options = [
            "speech#driver=genericDriver", "speech#enabled=True", f'speech#genericSpeechCommand={speak} "fenrirText"',
            "sound#enabled=False", f"general#shell={shell}", "general#debugLevel=0",
        ]
        return ["fenrir", "--emulated-pty", "-o", ";".join(options)]

    def sentences(self, log):
        # Hyphens are spoken as words.
        text = re.sub(r" +dash +", "-", log)
        return [sentence.strip() for line in text.splitlines() for sentence in line.split("  , ") if sentence.strip()]
