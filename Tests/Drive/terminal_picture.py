"""Writes what a program shows in a terminal as HTML, for a picture of it.

    terminal_picture.py OUT.html [--size 80x24] [--light] [--keys 'text<tab>…'] -- COMMAND…
"""

import argparse
import html
import re
import sys

from terminal_screen import KEYS, Terminal

PALETTE = {
    "black": "#45475a", "red": "#f38ba8", "green": "#a6e3a1", "brown": "#f9e2af", "blue": "#89b4fa",
    "magenta": "#f5c2e7", "cyan": "#94e2d5", "white": "#bac2de",
    "brightblack": "#6c7086", "brightred": "#f38ba8", "brightgreen": "#a6e3a1", "brightbrown": "#f9e2af",
    "brightblue": "#89b4fa", "brightmagenta": "#f5c2e7", "brightcyan": "#94e2d5", "brightwhite": "#ffffff",
}


def color(name, default):
    if name == "default":
        return default
    return PALETTE.get(name, "#" + name)


def render(terminal, light):
    paper, ink = ("#ffffff", "#1c1c1e") if light else ("#1e1e2e", "#e4e6f0")
    lines = []
    for y in range(terminal.rows):
        row = terminal.screen.buffer[y]
        spans = []
        for x in range(terminal.columns):
            cell = row[x]
            if cell.data == "":
                continue
            fg, bg = color(cell.fg, ink), color(cell.bg, paper)
            if cell.reverse:
                fg, bg = bg, fg
            if (x, y) == terminal.cursor and not terminal.screen.cursor.hidden:
                fg, bg = paper, ink
            wide = x + 1 < terminal.columns and row[x + 1].data == ""
            style = ("width:19.28px;" if wide else "") + f"color:{fg};background:{bg};"
            if cell.bold:
                style += "font-weight:bold;"
            if cell.italics:
                style += "font-style:italic;"
            if cell.underscore:
                style += "text-decoration:underline;"
            spans.append(f'<span style="{style}">{html.escape(cell.data)}</span>')
        lines.append("".join(spans))
    body = "\n".join(lines)
    return (
        f"<!doctype html><meta charset=utf-8><style>body{{margin:0;background:{paper};padding:14px}}"
        "pre{font:16px/18.6px 'DejaVu Sans Mono',monospace;margin:0}pre span{display:inline-block;height:18.6px;width:9.64px}"
        f"</style><pre>{body}</pre>"
    )


def main():
    split = sys.argv.index("--")
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--keys", default="")
    parser.add_argument("--env", action="append", default=[])
    options = parser.parse_args(sys.argv[1:split])
    columns, rows = map(int, options.size.split("x"))
    environment = dict(pair.split("=", 1) for pair in options.env)
    terminal = Terminal(sys.argv[split + 1 :], columns, rows, environment, dark=not options.light)
    terminal.settle(quiet=0.4)
    for part in re.split(r"(<[a-z-]+>)", options.keys):
        terminal.type(KEYS[part[1:-1]] if part.startswith("<") else part)
    with open(options.out, "w", encoding="utf-8") as file:
        file.write(render(terminal, options.light))
    print(terminal.text())
    terminal.close()


if __name__ == "__main__":
    main()
