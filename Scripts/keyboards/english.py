"""The English words and letters, in the formats that EnglishWords.swift and EnglishLetters.swift in
Sources/Keyboards/Lexica document."""

import collections
import math
import pathlib

FOLDER = pathlib.Path("/usr/share/dict/scowl")
# The sign of a word by the first of SCOWL's levels that has it.
LEVELS = {10: "*", 20: "+", 35: "", 40: "-", 50: "-", 55: "-", 60: "-"}
# What people who make programs say, `admin` and `kludge`, as common as the words of this level.
HACKERS = ("special-hacker", 50)
HACKERS_LEVEL = 35
# Names, from these levels on rarer than an Arabic or a Hebrew word that is spelled alike.
NAME_LEVELS = (10, 20, 35, 40, 50, 60)
NAME = "^"
PREFIX = 2


def lines(kind, level):
    path = FOLDER / f"{kind}.{level}"
    return path.read_text(encoding="latin-1").split() if path.exists() else []


def is_word(line):
    return line.isascii() and line.isalpha() and line.islower()


def words():
    """Each word of lower-case letters with the sign of the first level that has it."""
    found = {}
    for level, sign in LEVELS.items():
        for kind in ("english-words", "american-words"):
            for line in lines(kind, level):
                if is_word(line):
                    found.setdefault(line, sign)
        if level == HACKERS_LEVEL:
            for line in lines(*HACKERS):
                if is_word(line) and len(line) > 2:
                    found.setdefault(line, sign)
    for level in NAME_LEVELS:
        for kind in ("english-upper", "american-upper", "english-proper-names", "american-proper-names"):
            for line in lines(kind, level):
                # What is written in capitals alone is an abbreviation.
                if line.isascii() and line.isalpha() and len(line) > 2 and not line.isupper():
                    found.setdefault(line.lower(), NAME)
    return found


def is_inflected(word, known):
    """Whether EnglishWords finds the word by taking its ending off."""
    for ending in ("s", "ed", "ing", "ly"):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            if len(stem) < 3:
                continue
            if known.get(stem, NAME) != NAME:
                return True
            if ending in ("ed", "ing") and known.get(stem + "e", NAME) != NAME:
                return True
    return False


def word_list(known):
    groups = collections.defaultdict(list)
    for word in sorted(known):
        if known[word] in ("", "-") and is_inflected(word, known):
            continue
        # "=" stands for nothing after the beginning.
        groups[word[:PREFIX]].append((word[PREFIX:] or "=") + known[word])
    return "\n".join(f"    {prefix} " + " ".join(group) for prefix, group in groups.items())


WEIGHTS = {"*": 8, "+": 4, "": 2, "-": 1, NAME: 1}
# Costs are ten to a factor of three, as those of the lexica.
UNIT = 10 / math.log(3)
MOST = 78


def letters(known):
    """What each letter costs after each two, as one character: 0 for nothing. Number 0 is the
    word's edge."""
    counts = collections.Counter()
    pairs = collections.Counter()
    singles = collections.Counter()
    for word, sign in known.items():
        numbers = [0, 0] + [ord(letter) - 96 for letter in word] + [0]
        for first, second, third in zip(numbers, numbers[1:], numbers[2:]):
            counts[first, second, third] += WEIGHTS[sign]
            pairs[second, third] += WEIGHTS[sign]
            singles[third] += WEIGHTS[sign]
    total = sum(singles.values())
    before = collections.Counter()
    before_two = collections.Counter()
    for (first, second, third), count in counts.items():
        before_two[first, second] += count
        before[second] += count
    rows = []
    for first in range(27):
        row = ""
        for second in range(27):
            for third in range(27):
                single = (singles[third] + 1) / (total + 27)
                pair = (pairs[second, third] + 20 * single) / (before[second] + 20)
                share = (counts[first, second, third] + 20 * pair) / (before_two[first, second] + 20)
                row += chr(48 + min(MOST, round(-math.log(share) * UNIT)))
        rows.append("    " + row)
    return "\n".join(rows)


def files():
    known = words()
    made = "// Made by Scripts/keyboards from Debian's scowl; do not edit.\n\n"
    return {
        "Lexica/EnglishWordList.swift":
            made + "extension EnglishWords {\n"
            "  static let list: StaticString = \"\"\"\n" + word_list(known) + "\n    \"\"\"\n}\n",
        "Lexica/EnglishLetterTable.swift":
            made + "extension EnglishLetters {\n"
            "  static let table: StaticString = #\"\"\"\n" + letters(known) + "\n    \"\"\"#\n}\n",
    }
