"""The public declarations of built modules, as their symbol graphs have them."""
import json
import pathlib
import subprocess
import tempfile

# What types have of protocols of the standard library is not listed.
DERIVED = {
    "==(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)", "rawValue", "init(rawValue:)",
    "RawValue", "Element", "ArrayLiteralElement", "Body", "AnimatableData", "debugDescription", "makeIterator()",
}


class Symbol:
    """One declaration: its path (`TextField`, `init(_:text:)`), kind, documentation and the file it is in."""

    def __init__(self, symbol):
        self.path = symbol["pathComponents"]
        self.kind = symbol["kind"]["identifier"].removeprefix("swift.")
        self.is_inherited = "::SYNTHESIZED::" in symbol["identifier"]["precise"]
        lines = symbol.get("docComment", {}).get("lines", [])
        paragraphs = "\n".join(line["text"] for line in lines).split("\n\n")
        # Lists of parameters and examples are no sentences.
        self.documentation = [
            " ".join(text.split()) for text in paragraphs if not text.lstrip().startswith(("-", "```", "    "))
        ]
        uri = symbol.get("location", {}).get("uri", "")
        self.file = uri.split("/Sources/")[-1] if "/Sources/" in uri else ""

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def is_listed(self):
        return (
            not self.is_inherited
            and self.path[-1] not in DERIVED
            # `_VariadicView` has an underscore on Apple's systems too, and programs use it.
            and not any(part.startswith("_") and not part.startswith("_VariadicView") for part in self.path)
        )


def module_maps(build):
    """The compiler's options for the C modules that the modules of a build import."""
    # Without the folders of what is built for macros, which declare the same modules.
    folders = [path for path in sorted(build.glob("*.build")) if "-tool." not in path.name]
    maps = [path / "module.modulemap" for path in folders]
    root = pathlib.Path(__file__).resolve().parent.parent
    maps += root.glob("Sources/*/module.modulemap")
    scratch = next(path for path in build.resolve().parents if (path / "checkouts").exists())
    maps += (scratch / "checkouts").glob("*/Sources/*/include/module.modulemap")
    return [f"-fmodule-map-file={path}" for path in maps if path.exists()]


def symbols(build, modules):
    """The public declarations of modules in the folder of a debug build, each once."""
    options = module_maps(build)
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], capture_output=True, text=True).stdout.split()
    options += [flag for flag in flags if flag.startswith("-I")]
    triple = json.loads(
        subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    )["target"]["unversionedTriple"]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            command = ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(build / "Modules")]
            for option in options:
                command += ["-Xcc", option]
            command += ["-target", triple, "-output-dir", folder, "-minimum-access-level", "public"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            for symbol in json.loads(path.read_text())["symbols"]:
                found.setdefault(symbol["identifier"]["precise"], Symbol(symbol))
    return list(found.values())
