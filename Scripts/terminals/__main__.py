"""Compare what real terminals show of the program with the cells that it draws.

    python3 Scripts/terminals [--pictures FOLDER] [NAME...]

Starts every installed terminal (or those named) on a virtual display, has it draw each glyph alone,
and starts bidiscope in it on one sample after another. Each cell of the Text pane is asked which
glyph it looks like most; what it should be comes from the cells that the program draws, and those
from lines worked out by hand. Of scripts whose clusters terminals count differently the next line
says which are drawn whole. Each time the program is ended in another way, and then the terminal has
to look and behave as before.

Prints a table: "ok", or how many cells show something else. Terminals that nothing tames stand
below: they have to show wrong cells, or else the comparison sees none. The status is 0 when all is
as it should be.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import emulators
from expected import Expectations
from samples import SAMPLES
from session import Session
from trial import ENDS, Trial


def run(row, expectations, pictures):
    """The row of a terminal, what to say about it, and whether all in it is as it should be."""
    label = emulators.label(row)
    if not label:
        return None, [f"{row.name}: not installed"], True
    session = None
    try:
        session = Session(row)
        trial = Trial(row, session, expectations, pictures)
        way = trial.way()
        wrong = {name: trial.sample(name, end) for name, end in zip(SAMPLES, ENDS, strict=True)}
        # Another way for a terminal that has a row of its own has nothing to add.
        drawn = trial.scripts() if not row.wrong or row.has_scripts else {}
    except (RuntimeError, subprocess.SubprocessError) as problem:
        return f"| {label} | {problem} |", [], False
    finally:
        if session:
            session.end()
    cells = [str(len(wrong[name]) or "ok") + ("*" if row.marks_apart and trial.has_marks(name) else "")
             for name in SAMPLES]
    alike = trial.cards.alike()
    notes = [f"{row.name}: drawn alike: {ascii(glyphs)}" for glyphs in alike]
    notes += [f"{row.name}: {name}, row {line}, column {column}: {ascii(glyph)} looks like {ascii(seen)}"
              for name in SAMPLES if name not in row.wrong for line, column, glyph, seen in wrong[name]]
    as_known = [name for name in SAMPLES if wrong[name]] == list(row.wrong)
    line = f"| {label} | {way} | {' | '.join(cells)} | {', '.join(trial.damage) or 'ok'} |"
    if drawn:
        line += "\n" + f"|  | scripts | {_summary(drawn)} |"
    return line, notes, as_known and not trial.damage and not alike and "wrong" not in drawn.values()


def _summary(drawn):
    parts = []
    for kind in ("whole", "in place", "boxed", "wrong"):
        names = [name for name, state in drawn.items() if state == kind]
        if names:
            parts.append(f"{kind}: all" if len(names) == len(drawn) else f"{kind}: {', '.join(names)}")
    return "; ".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", metavar="FOLDER", help="keep the pictures there")
    names = [row.name for row in emulators.ROWS_OF_TABLE]
    parser.add_argument("name", nargs="*", choices=[[], *names], help=", ".join(names))
    options = parser.parse_args()
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    rows = [row for row in emulators.ROWS_OF_TABLE if not options.name or row.name in options.name]
    good = True
    with tempfile.TemporaryDirectory(prefix="bidiscope-terminals-") as folder, ThreadPoolExecutor(2) as pool:
        expectations = Expectations(folder)
        print(f"| terminal | way | {' | '.join(SAMPLES)} | left as found |")
        print("|---" * (len(SAMPLES) + 3) + "|", flush=True)
        for line, notes, is_good in pool.map(lambda row: run(row, expectations, options.pictures), rows):
            if line:
                print(line, flush=True)
            for note in notes:
                print(note, file=sys.stderr)
            good = good and is_good
        if any(row.marks_apart for row in rows):
            print("\n* But for marks, which this terminal draws beside their letters with these fonts.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
