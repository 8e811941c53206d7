"""The English words, in the format that Sources/Keyboards/Lexica/EnglishWords.swift documents."""

import collections
import pathlib

FOLDER = pathlib.Path("/usr/share/dict/scowl")
LEVELS = {10: "*", 20: "+", 35: ""}
PREFIX = 2


def words():
    """Each word of lower-case letters with the sign of the first level that has it."""
    found = {}
    for level, sign in LEVELS.items():
        for kind in ("english-words", "american-words", "english-upper"):
            path = FOLDER / f"{kind}.{level}"
            text = path.read_text(encoding="latin-1") if path.exists() else ""
            for line in text.split():
                line = line.lower() if kind == "english-upper" and len(line) > 3 else line
                if line.isascii() and line.isalpha() and line.islower():
                    found.setdefault(line, sign)
    return found


def is_inflected(word, known):
    """Whether EnglishWords finds the word by taking its ending off."""
    for ending in ("s", "ed", "ing", "ly"):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            if len(stem) >= 3 and (stem in known or ending != "s" and ending != "ly" and stem + "e" in known):
                return True
    return False


def files():
    known = words()
    groups = collections.defaultdict(list)
    for word in sorted(known):
        if known[word] == "" and is_inflected(word, known):
            continue
        # "=" stands for nothing after the beginning.
        groups[word[:PREFIX]].append((word[PREFIX:] or "=") + known[word])
    lines = [f"    {prefix} " + " ".join(group) for prefix, group in groups.items()]
    body = "\n".join(lines)
    return {
        "Lexica/EnglishWordList.swift":
            "// Made by Scripts/keyboards from Debian's scowl; do not edit.\n\n"
            "extension EnglishWords {\n"
            "  static let list: StaticString = \"\"\"\n" + body + "\n    \"\"\"\n}\n"
    }
