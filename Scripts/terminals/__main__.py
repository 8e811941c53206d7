"""Compare what real terminals show of the program with the cells that it draws.

    Scripts/terminals [--pictures FOLDER] [NAME...]

Starts every installed terminal (or those named) on a virtual display, has it draw each glyph alone, and starts
bidiscope in it on one sample after another. Each cell of the Text pane is asked which glyph it looks like most; what
it should be comes from the cells that the program draws, and those from lines worked out by hand. Each time the
program is ended in another way, and then the terminal has to look and behave as before.

Prints a table: "ok", or how many cells show something else. Terminals that nothing tames stand below: they have to show
wrong cells, or else the comparison sees none. The status is 0 when all is as it should be.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile

import emulators
import expected
from comparison import Cards
from samples import SAMPLES
from session import Session

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build", "release", "bidiscope")
# The paragraphs' direction by P2 and P3, as the samples are worked out.
EXPLORE = [PROGRAM, "--direction", "auto"]

# How the program is ended after each sample.
ENDS = ["quit", "HUP", "INT", "TERM", "QUIT", "ABRT", "SEGV", "TSTP ILL"]


class Expectations:
    """What the Text pane holds of each sample, for screens of a size."""

    def __init__(self, folder):
        self.folder, self.known = folder, {}
        for name, lines in SAMPLES.items():
            with open(self.file(name), "w") as file:
                file.write("\n" + "".join(stored + "\n" for stored, _ in lines))

    def file(self, name):
        return f"{self.folder}/{name}.txt"

    def at(self, size):
        key = tuple(size)
        if key not in self.known:
            self.known[key] = {name: self._read(name, size) for name in SAMPLES}
        return self.known[key]

    def _read(self, name, size):
        environment = {"PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8"}
        pane = expected.read(EXPLORE, self.file(name), size, self.folder, environment)
        seen, wanted = pane.text(), [shown for _, shown in SAMPLES[name]]
        if seen[:len(wanted)] != wanted:
            raise RuntimeError(f"the pane holds of '{name}': {ascii(seen)}, not {ascii(wanted)}")
        return pane


class Page:
    """Lines as a shell leaves them, which show whether the terminal is as it was."""

    def __init__(self, session, letters):
        self.session, self.letters = session, letters
        self.write()
        self.picture = self.session.still().pixels
        self.seen = self._grid(self.session.picture())

    def write(self):
        lines = [f"{self.letters} (\u05d0\u05d1\u05d2) 12 \u05d3\u05d4 xyz",
                 f"\u05d6\u05d7 {self.letters} [\u05d8]", f"\u0633\u0644\u0627\u0645 {self.letters}"]
        self.session.ask("write", "\033[H\033[2J" + "".join(f"\r\n{line}" for line in lines) + "\r\n")

    def _grid(self, picture):
        return self.session.grid.pixels(picture, without=(4, 0))

    def stands(self):
        return self._grid(self.session.still(lambda picture: self._grid(picture) == self.seen)) == self.seen


class Trial:
    """One row of the table."""

    def __init__(self, row, session, expectations, pictures):
        self.row, self.session, self.pictures = row, session, pictures
        self.expectations, self.panes = expectations, expectations.at(session.size)
        self.bidi = ["--terminal-bidi", row.bidi] if row.bidi else []
        glyphs = {(glyph, columns) for pane in self.panes.values() for _, _, glyph, columns in pane.each()}
        self.cards = Cards(session, row, glyphs)
        self._save("cards", self.cards.picture)
        if row.inside:
            session.enter(row)
        self.pages = [Page(session, "abc"), Page(session, "def")]
        self.damage = []

    def way(self):
        """The way of taming that the program says it takes."""
        output = self.session.folder + "/report"
        self.session.ask("start", {"arguments": [PROGRAM, "terminal", *self.bidi], "environment": {}, "output": output})
        self.session.ask("wait")
        with open(output) as file:
            return next(line.split()[1].rstrip(":") for line in file if line.startswith("bidi "))

    def sample(self, name, end):
        """Shows a sample, ends the program, and returns the wrong cells."""
        pane = self.panes[name]
        self.pages[1].write()
        self.session.still(seconds=0.2)
        self.session.ask("start", {"arguments": [*EXPLORE, *self.bidi, self.expectations.file(name)], "environment": {}})
        wrong = self._compare(pane)
        self._save(name, self.session.picture())
        if not self._end(end, pane, len(wrong)):
            self.damage.append(end)
        return wrong

    def _compare(self, pane):
        picture = self.session.still(lambda picture: not self.cards.wrong(pane, picture), seconds=1.5)
        return self.cards.wrong(pane, picture)

    def _end(self, end, pane, wrong):
        """Ends the program; whether the terminal is then as it was found."""
        if end == "quit":
            self.session.press("ctrl+q")
            return self._left("status 0")
        for name in end.split():
            number = signal.Signals[f"SIG{name}"]
            self.session.ask("signal", number)
            if name == "TSTP":
                left = self._left(f"stop {number}")
                self.session.ask("go_on")
                if not left or len(self._compare(pane)) != wrong:
                    self.session.ask("signal", signal.SIGKILL)
                    self.session.ask("wait")
                    return False
        return self._left(f"signal {number}")

    def _left(self, ended):
        answer = self.session.ask("wait")
        good = answer == {"ended": ended, "line": True} and self.pages[1].stands()
        for page in self.pages:
            page.write()
            good = page.stands() and good
        return good

    def _save(self, name, picture):
        if self.pictures:
            picture.save(f"{self.pictures}/{self.row.name}-{name}.png", *self.session.grid.edges)


def run(row, label, expectations, pictures):
    """Prints the row of a terminal; whether all in it is as it should be."""
    try:
        session = Session(row)
    except RuntimeError as problem:
        print(f"| {label} | {problem} |", flush=True)
        return False
    try:
        trial = Trial(row, session, expectations, pictures)
        way = trial.way()
        wrong = {name: trial.sample(name, end) for name, end in zip(SAMPLES, ENDS, strict=True)}
        cells = [str(len(wrong[name]) or "ok") for name in SAMPLES]
        print(f"| {label} | {way} | {' | '.join(cells)} | {', '.join(trial.damage) or 'ok'} |", flush=True)
        for glyphs in trial.cards.alike():
            print(f"  drawn alike: {ascii(glyphs)}", file=sys.stderr)
        if not row.is_control:
            for name in SAMPLES:
                for line, column, glyph, seen in wrong[name]:
                    print(f"  {name} {line}:{column} {ascii(glyph)} looks like {ascii(seen)}", file=sys.stderr)
        return bool(any(wrong.values())) == row.is_control and not trial.damage and not trial.cards.alike()
    except (RuntimeError, subprocess.SubprocessError) as problem:
        print(f"| {label} | {problem} |", flush=True)
        return False
    finally:
        session.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", metavar="FOLDER", help="keep the pictures there")
    names = [row.name for row in emulators.ROWS_OF_TABLE]
    parser.add_argument("name", nargs="*", choices=[[], *names], help=", ".join(names))
    options = parser.parse_args()
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    good = True
    with tempfile.TemporaryDirectory(prefix="bidiscope-terminals-") as folder:
        expectations = Expectations(folder)
        print(f"| terminal | way | {' | '.join(SAMPLES)} | left as found |")
        print("|---" * (len(SAMPLES) + 3) + "|", flush=True)
        for row in emulators.ROWS_OF_TABLE:
            if options.name and row.name not in options.name:
                continue
            label = emulators.label(row)
            if label:
                good = run(row, label, expectations, options.pictures) and good
            else:
                print(f"{row.name}: not installed", file=sys.stderr)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
