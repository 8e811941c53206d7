#!/usr/bin/env python3
"""python-bidi (PyPI: python-bidi) as an engine for Bidiscope.

    pip install python-bidi
    bidiscope check --engine 'python3 python_bidi_engine.py' --random 10000
"""
import sys

from bidi import algorithm as uba


def answer(text, direction):
    storage = uba.get_empty_storage()
    level = uba.get_base_level(text) if direction == "2" else int(direction)
    storage["base_level"], storage["base_dir"] = level, "LR"[level]
    uba.get_embedding_levels(text, storage)
    for position, char in enumerate(storage["chars"]):
        char["position"] = position
    uba.explicit_embed_and_overrides(storage)
    uba.resolve_weak_types(storage)
    uba.resolve_neutral_types(storage, False)
    uba.resolve_implicit_levels(storage, False)
    uba.reorder_resolved_levels(storage, False)
    # What X9 removes is no longer in the list, which now stands from left to right.
    levels = ["x"] * len(text)
    for char in storage["chars"]:
        levels[char["position"]] = str(char["level"])
    order = " ".join(str(char["position"]) for char in storage["chars"])
    return f"{level};{' '.join(levels)};{order}"


for line in sys.stdin:
    code_points, direction = line.strip().split(";")
    text = "".join(chr(int(code_point, 16)) for code_point in code_points.split())
    print(answer(text, direction), flush=True)
