"""What a program shows in a terminal as HTML, for a picture of it."""

import html

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
        "pre{font:16px/18.6px 'DejaVu Sans Mono',monospace;margin:0}"
        "pre span{display:inline-block;height:18.6px;width:9.64px}"
        f"</style><pre>{body}</pre>"
    )
