"""What the program gives its cells to hold, read where every cell is kept as it is given: in
tmux."""

import os
import subprocess
import tempfile
import threading
import time
import unicodedata

from samples import SAMPLES

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build", "release", "bidiscope")
# The paragraphs' direction by P2 and P3, as the samples are worked out.
EXPLORE = [PROGRAM, "--direction", "auto"]

# What points at the caret, with the direction of what would be typed there.
CARET = "\u25b2\u25b8\u25c2"


class Expected:
    """The cells of the Text pane, by row and column; a cell of two columns is followed by None."""

    def __init__(self, rows, cursor):
        titles = ["".join(filter(None, cells))[:8] for cells in rows]
        top = next((row for row, title in enumerate(titles) if title == "\u256d\u2500 Text "), None)
        if top is None:
            raise RuntimeError("no Text pane is on the screen")
        self.rows = range(top + 1, next(row for row in range(top + 1, len(rows)) if rows[row][0] == "\u251c"))
        self.columns = range(0, rows[top].index("\u252c") + 1)
        self.cells = rows
        self.cursor = cursor

    def text(self):
        """The lines that the pane shows, without the gutter, the caret's mark and the blanks about
        them."""
        lines = ["".join(filter(None, self.cells[row][3:self.columns[-1]])).strip(CARET + " ") for row in self.rows]
        return [line for line in lines if line]

    def each(self):
        """Row, column, glyph and number of columns of each cell but the caret's."""
        for row in self.rows:
            for column in self.columns:
                glyph = self.cells[row][column]
                if glyph is not None and (row, column) != self.cursor:
                    wide = column + 1 < len(self.cells[row]) and self.cells[row][column + 1] is None
                    yield row, column, glyph, 2 if wide else 1


def read(file, size, folder, environment):
    """Runs the program on a file in tmux, and reads the cells."""
    # A server of its own each time: one that is ending takes no new session.
    tmux = ["tmux", "-S", tempfile.mktemp(dir=folder), "-f", "/dev/null"]

    def ask(*arguments):
        return subprocess.run(tmux + list(arguments), env=environment, stdout=subprocess.PIPE,
                              check=True, timeout=20).stdout.decode()

    ask("new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), *EXPLORE, "--terminal-bidi", "native",
        file, ";", "set", "status", "off")
    try:
        deadline = time.monotonic() + 20
        while True:
            rows = ask("capture-pane", "-p").split("\n")
            if "F1 help" in rows[size[1] - 1]:
                break
            if time.monotonic() > deadline:
                raise RuntimeError("the program draws nothing")
            time.sleep(0.05)
        column, row = ask("display-message", "-p", "#{cursor_x} #{cursor_y}").split()
    finally:
        ask("kill-server")
    return Expected([_cells(line, size[0]) for line in rows[:size[1]]], (int(row), int(column)))


def _cells(line, columns):
    cells = []
    for scalar in line:
        if unicodedata.category(scalar) == "Mn":
            cells[-1] += scalar
        else:
            cells.append(scalar)
            if unicodedata.east_asian_width(scalar) in "WF":
                cells.append(None)
    return cells + [" "] * (columns - len(cells))


class Expectations:
    """What the Text pane holds of each sample, for screens of a size."""

    def __init__(self, folder):
        self.folder, self.known, self.lock = folder, {}, threading.Lock()
        for name, lines in SAMPLES.items():
            with open(self.file(name), "w") as file:
                file.write("\n" + "".join(stored + "\n" for stored, _ in lines))

    def file(self, name):
        return f"{self.folder}/{name}.txt"

    def at(self, size):
        key = tuple(size)
        with self.lock:
            if key not in self.known:
                self.known[key] = {name: self._read(name, size) for name in SAMPLES}
            return self.known[key]

    def _read(self, name, size):
        environment = {"PATH": os.environ["PATH"], "HOME": self.folder, "LC_ALL": "C.UTF-8"}
        pane = read(self.file(name), size, self.folder, environment)
        seen, wanted = pane.text(), [shown for _, shown in SAMPLES[name]]
        if seen[:len(wanted)] != wanted:
            raise RuntimeError(f"the pane holds of '{name}': {ascii(seen)}, not {ascii(wanted)}")
        return pane
