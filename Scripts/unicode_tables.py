"""What the scripts share that write tables from the Unicode Character Database."""
import re

RANGE = re.compile(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")


def ranges(path):
    """The first scalar, the last scalar and the value of each line of a file of properties."""
    for line in open(path, encoding="utf-8"):
        match = RANGE.match(line)
        if match:
            yield int(match[1], 16), int(match[2] or match[1], 16), match[3]


def assign(classes, first, last, value):
    classes[first:last + 1] = [value] * (last - first + 1)


def version(path):
    """The version of the database, by the name in a file's first line."""
    return re.search(r"-(\d+\.\d+\.\d+)\.txt", open(path, encoding="utf-8").readline())[1]


def runs_of(classes):
    """The first scalar and the value of each run of scalars with one value."""
    runs = []
    for scalar, value in enumerate(classes):
        if not runs or runs[-1][1] != value:
            runs.append((scalar, value))
    return runs


def lines(items, width=118):
    """Items of an array, in lines of at most that width."""
    line = "  "
    for item in items:
        if len(line) + len(item) + 1 > width:
            yield line.rstrip()
            line = "  "
        line += item + " "
    yield line.rstrip()


def header(script, number):
    return ("// swift-format-ignore-file\n"
            f"// Unicode {number}. Made by Scripts/{script}; change the script, not this file.\n\n")


def packed(runs, bits):
    """The bytes of runs as ScalarRuns reads them."""
    before = 0
    for scalar, value in runs:
        number = (scalar - before) << bits | value
        before = scalar
        while number >= 0x80:
            yield number & 0x7F | 0x80
            number >>= 7
        yield number


def run_table(name, runs, bits):
    """The Swift source of the table `name` of runs, with values of that many bits."""
    return (f"let {name} = ScalarRuns(\n  bits: {bits},\n  packed: [\n"
            + "\n".join(lines(f"{byte}," for byte in packed(runs, bits))) + "\n  ])\n")
