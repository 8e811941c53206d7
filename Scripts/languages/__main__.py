"""How often `bidiscope identify` names the language of short strings, by their length, and how soon
while one types.

The strings are the translations of Debian's own packages, read where they are installed and not
kept here. Those of GTK, GLib and GIMP were looked at while the word lists were written; those of
the other packages were not.
"""

import collections
import json
import os
import random
import re
import subprocess
import sys

from strings import is_measured, letters
from strings import strings as translations

LANGUAGES = ["ar", "fa", "ur", "he", "yi", "en", "fr", "de", "hi"]
APART = ["ps", "ckb", "ug", "sd", "th", "zh"]
SEEN = ("gtk", "glib", "gimp")
BUCKETS = [(5, 15), (16, 30), (31, 60)]
MOST = 300
# Strings a language that are typed letter by letter.
TYPED = 80


def strings(language, seen):
    """The translations into a language that are plain text, sorted; not those that something was
    learned from."""
    kept = translations(language, [ROOT], () if seen else SEEN)
    if seen:
        kept -= translations(language, [ROOT], SEEN)
    if language not in ("en", "fr", "de"):
        kept = {text for text in kept if not re.search("[A-Za-z]", text)}
    return sorted(filter(is_measured, kept))


def bucket(text):
    return next((i for i, (low, high) in enumerate(BUCKETS) if low <= letters(text) <= high), None)


def sample(language, seen):
    texts = strings(language, seen)
    random.Random(1).shuffle(texts)
    counts = collections.Counter()
    for text in texts:
        length = bucket(text)
        if length is not None and counts[length] < MOST:
            counts[length] += 1
            yield language, length, text


def identify(texts):
    program = subprocess.run(
        [PROGRAM, "identify", "--lines", "--format", "json"], input="".join(t + "\n" for t in texts),
        capture_output=True, text=True, check=True, env={"PATH": os.environ["PATH"]})
    return [json.loads(line) for line in program.stdout.splitlines()]


def report(title, seen):
    rows = [row for language in LANGUAGES + APART for row in sample(language, seen)]
    right = collections.Counter()
    total = collections.Counter()
    for (language, length, _), answer in zip(rows, identify([text for _, _, text in rows])):
        group = "all nine" if language in LANGUAGES else None
        for key in (language, group):
            total[key, length] += 1
            right[key, length] += answer["language"] == language
    print(f"{title}\n{'letters':10}" + "".join(f"{f'{low}-{high}':>16}" for low, high in BUCKETS))
    for key in ["all nine"] + LANGUAGES + APART:
        cells = [
            f"{100 * right[key, i] / total[key, i]:.1f} % of {total[key, i]}" if total[key, i] else "-"
            for i in range(len(BUCKETS))]
        print(f"{key:10}" + "".join(f"{cell:>16}" for cell in cells))
    print()


class Label:
    """The label of the explorer, as `SettledLanguage` has it: it changes when two evaluations
    agree."""

    def __init__(self):
        self.shown = self.candidate = None

    def take(self, language):
        if language is None or language == self.candidate or self.shown is None:
            self.shown = language
        self.candidate = language


def typing(language):
    """Strings of 31 to 60 letters, each with all its beginnings."""
    texts = [text for _, length, text in sample(language, False) if length == 2][:TYPED]
    return [[text[:end] for end in range(1, len(text) + 1)] for text in texts]


def live():
    print("Typed letter by letter, strings of 31-60 letters of packages that nobody looked at")
    print(f"{'':10}{'strings':>9}{'letters until final':>22}{'':>12}{'changes':>10}{'last right':>13}")
    print(f"{'':10}{'':>9}{'median':>11}{'nine in ten':>13}{'mean':>10}{'a string':>10}")
    for language in LANGUAGES + APART:
        texts = typing(language)
        answers = iter(identify([beginning for text in texts for beginning in text]))
        finals, changes, right = [], 0, 0
        for text in texts:
            label, last, final = Label(), None, 0
            for beginning in text:
                label.take(next(answers)["language"])
                if label.shown != last:
                    changes += last is not None
                    last, final = label.shown, letters(beginning)
            finals.append(final)
            right += last == language
        if not texts:
            print(f"{language:10}{0:>9}")
            continue
        finals.sort()
        count = len(finals)
        print(
            f"{language:10}{count:>9}{finals[count // 2]:>11}{finals[count * 9 // 10]:>13}"
            f"{sum(finals) / count:>10.1f}{changes / count:>10.2f}{100 * right / count:>11.1f} %")
    print()


PROGRAM, ROOT = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
report("Strings of GTK, GLib and GIMP", True)
report("Strings of packages that nobody looked at", False)
live()
