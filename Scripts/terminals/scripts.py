"""Clusters that terminals give different columns: whether each is drawn whole, and whether what
stands behind it on its row stays in its place.

Which glyph a cluster is drawn as cannot be told by comparing cells, as terminals shape them
differently. What is compared is all that stands behind it, up to the border of the pane: if the
terminal gave it other columns than the program, the rest of the row would have moved.
"""

import json

# The columns from the pane's border in which a line may stand.
FIRST, SPACE = 3, 48

SCRIPTS = {
    "Devanagari": "\u0939\u093f\u0928\u094d\u0926\u0940 \u0915\u093e\u0930\u094d\u0924\u093f\u0915",
    "Bengali": "\u09ac\u09be\u0982\u09b2\u09be \u0995\u09cb",
    "Gujarati": "\u0a97\u0ac1\u0a9c\u0ab0\u0abe\u0aa4\u0ac0",
    "Tamil": "\u0ba4\u0bae\u0bbf\u0bb4\u0bcd \u0b95\u0bca",
    "Malayalam": "\u0d2e\u0d32\u0d2f\u0d3e\u0d33\u0d02",
    "Thai": "\u0e19\u0e49\u0e33 \u0e01\u0e33",
    "Lao": "\u0e81\u0eb3 \u0e99\u0ec9\u0eb3",
    "Khmer": "\u1781\u17d2\u1798\u17c2\u179a \u1780\u17b6",
    "Myanmar": "\u1019\u103c\u1014\u103a\u1019\u102c",
    "Tibetan": "\u0f56\u0f7c\u0f51\u0f0b\u0f61\u0f72\u0f42",
    "jamo": "\u1112\u1161\u11ab\u1100\u116e\u11a8",
    "emoji families": "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f44d\U0001f3fd \u2764\ufe0f 1\ufe0f\u20e3",
    "flags": "\U0001f1ee\U0001f1f1 \U0001f1f8\U0001f1e6",
    "pointed Hebrew": "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd",
    "Arabic with marks": "\u0645\u064e\u0631\u0652\u062d\u064e\u0628\u064b\u0627",
}

# The kinds, in the order in which the program keeps them, that a script needs.
_KINDS = {"Thai": (0,), "Lao": (0,), "jamo": (1, 2), "emoji families": (3, 6, 10, 11), "flags": (7,),
          "Devanagari": (14,), "Bengali": (15,), "Gujarati": (17,), "Tamil": (19,), "Malayalam": (22,),
          "Myanmar": (24, 34, 36), "Khmer": (25,), "Tibetan": (26,)}


def moved(grid, pane, plain, picture, count):
    """The lines of a page, from 0, behind which something else stands than behind lines of one
    letter."""
    rows = range(pane.rows[0] + 1, pane.rows[0] + 1 + count)
    return {row - rows[0] for row in rows for column in pane.columns[FIRST + SPACE:]
            if (grid.cell(plain, row, column, 1) ^ grid.cell(picture, row, column, 1)).bit_count() > grid.slack}


def pages(rows):
    """The names of the scripts, as many as there are rows below an empty one."""
    names = list(SCRIPTS)
    return [names[at:at + rows - 1] for at in range(0, len(names), rows - 1)]


def answers(home):
    """What the terminal answered, as the program keeps it; nothing where it keeps none."""
    try:
        with open(home + "/.local/state/bidiscope/memory.json") as file:
            return json.load(file)["clusters"].splitlines()[0].split("\t")[1]
    except (OSError, KeyError, IndexError):
        return ""


def state(name, known):
    """How a script is drawn in a terminal that answered so; one that gives no name is asked at each
    start."""
    if not known:
        return "in place"
    kinds = _KINDS.get(name, ())
    return "whole" if all(known[kind:kind + 1] not in ("", "?") for kind in kinds) else "boxed"
