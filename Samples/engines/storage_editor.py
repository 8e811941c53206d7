#!/usr/bin/env python3
"""A tiny editor that moves and selects in storage order, as an engine for Bidiscope's cases.

    bidiscope cases run Samples/cases/*.cases --engine 'python3 Samples/engines/storage_editor.py'

It shows the protocol, and what a text field without a thought for right-to-left text gets wrong.
"""
import re
import sys

WORD = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
ESCAPE = re.compile(r'\\(?:u\{([0-9A-F]+)\}|(.))')


def typed(word):
    return ESCAPE.sub(lambda m: chr(int(m[1], 16)) if m[1] else m[2], word[1:-1])


def gap(field):
    return int(field.rstrip("<>"))


def answer(line):
    code_points, options, anchor, focus, keys = line.split(";", 4)
    for option in options.split():
        if option not in ("direction=ltr", "motion=logical", "policy=single"):
            return f"? no option {option}"
    text = [chr(int(code_point, 16)) for code_point in code_points.split()]
    focus = gap(focus)
    anchor = gap(anchor) if anchor else focus
    for word in WORD.findall(keys):
        start, end = sorted((anchor, focus))
        key, extends = word.removeprefix("S-"), word.startswith("S-")
        if key in ("left", "right"):
            if start < end and not extends:
                focus = start if key == "left" else end
            else:
                focus = max(0, focus - 1) if key == "left" else min(len(text), focus + 1)
            anchor = anchor if extends else focus
        elif key in ("C-home", "C-end"):
            focus = 0 if key == "C-home" else len(text)
            anchor = anchor if extends else focus
        elif word == "all":
            anchor, focus = 0, len(text)
        elif word in ("backspace", "delete") or word.startswith('"'):
            if start == end and word == "backspace":
                start = max(0, start - 1)
            elif start == end and word == "delete":
                end = min(len(text), end + 1)
            new = typed(word) if word.startswith('"') else ""
            text[start:end] = new
            anchor = focus = start + len(new)
        else:
            return f"? no key {word}"
    start, end = sorted((anchor, focus))
    code_points = " ".join(f"{ord(char):04X}" for char in text)
    selected = f"{anchor};{focus};{start},{end}" if start < end else f";{focus};"
    return f"{code_points};{selected}"


for line in sys.stdin:
    print(answer(line.rstrip("\n")), flush=True)
