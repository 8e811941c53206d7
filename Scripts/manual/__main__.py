"""The manual's pages: one for the program and each of its commands, made from what the program says
of itself, and those of its formats, made from the pages in docs.

    python3 Scripts/manual PROGRAM FOLDER
"""

import pathlib
import subprocess
import sys

import commands
import formats

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The page's name, what it is about, its source, and the sections of it that a format's page has;
# none means all.
FORMATS = [
    ("config", "settings of bidiscope", "configuration.md", None),
    ("cases", "cases of editing as files", "cases.md",
     ["The format of a file", "Another editor"]),
    ("engine", "lines between bidiscope and another engine", "engines.md",
     ["The lines that an engine answers"]),
]


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])

    def ask(*arguments):
        run = subprocess.run([program, *arguments], capture_output=True, check=True)
        return run.stdout.decode()

    format_pages = [f"bidiscope-{name}" for name, *_ in FORMATS]
    pages = commands.pages(ask("--experimental-dump-help"), ask("--help"), format_pages)
    for name, about, source, sections in FORMATS:
        text = (ROOT / "docs" / source).read_text(encoding="utf-8")
        pages[f"bidiscope-{name}.5"] = formats.page(
            f"bidiscope-{name}", about, text, sections)
    for name, text in pages.items():
        file = folder / f"man{name[-1]}" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


main()
