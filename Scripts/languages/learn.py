"""Learns what `learned.txt` and `frequent.txt` of Sources/CLanguageData/data say, from translations
into the languages.

    python3 Scripts/languages/learn.py FOLDER

FOLDER holds unpacked packages of Debian, each in a folder of its own: libreoffice-l10n-*,
firefox-esr-l10n-*, chromium-l10n, mediawiki, and the LANGUAGE_PACKAGES of the Makefile; what is
installed is read too. Half of the strings are read, the others are for `make languages`. It needs
scikit-learn (PyPI).
"""

import collections
import glob
import pathlib
import random
import sys
import unicodedata

import numpy
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from strings import is_measured, letters, strings

DATA = pathlib.Path(__file__).parents[2] / "Sources/CLanguageData/data"
ROOTS = ["", *sorted(glob.glob(sys.argv[1] + "/*"))]
SEED = 1

# Scripts of several languages: the range of their letters, and the languages. What is rarely
# written has fewer strings, and is not to be taken for the others: what is added to its prior.
SCRIPTS = {
    "Arab": ((0x600, 0x77F), ["ar", "fa", "ur", "ug", "ckb", "ps"], {"ckb": -0.5, "ps": -1}),
    "Deva": ((0x900, 0x97F), ["hi", "mr", "ne"], {"ne": -1.5}),
}
FEW = {"ne": 0.5, "ckb": 0.5, "ps": 0.5}
# So many strings a language are read, and of a script so many of their words as strings of their
# own: titles of one word are what is hardest.
MOST_STRINGS, WORDS = 16000, 40000
# A sign is kept that comes in so many strings and weighs so much.
LEAST_STRINGS, LEAST_WEIGHT = 10, 0.15

# Languages of the Latin script: how many words are kept, and of how many the letters are counted.
MANY, OTHERS = (9000, 600), (1000, 300)
LATIN = {l: MANY for l in ("de", "en", "fr", "vi")} | {l: OTHERS for l in "es id it nl pl pt sv tr".split()}
# A word comes so often, and at least this share as often as in the language in which it comes
# oftenest.
LEAST_WORDS, LEAST_SHARE = 3, 0.3


def own(language):
    return sorted(text for text in strings(language, ROOTS) if not is_measured(text))


def words(text, is_letter):
    """The words of letters and marks in lower case, as the program reads them."""
    word = ""
    for c in text.lower() + " ":
        if is_letter(c) or c in "\u200c\u0640":
            word += c
        else:
            if any(unicodedata.category(x)[0] == "L" for x in word):
                yield word.strip("\u200c")
            word = ""


def words_of(text, script):
    low, high = SCRIPTS[script][0]
    return words(text, lambda c: low <= ord(c) <= high and unicodedata.category(c)[0] in "LM")


def signs(text, script):
    found = collections.Counter()
    for word in words_of(text, script):
        found["word", word] += 1
        for count in (1, 2, 3, 4):
            if len(word) > count:
                found["end", word[-count:]] += 1
                if count < 4:
                    found["begin", word[:count]] += 1
        for letter in word:
            found["letter", letter] += 1
    return found


def learn(script):
    languages, rarer = SCRIPTS[script][1:]
    texts = []
    for language in languages:
        some = [text for text in own(language) if 2 <= letters(text) <= 80]
        random.Random(SEED).shuffle(some)
        texts += [(language, text) for text in some[:MOST_STRINGS]]
    alone = [(language, word) for language, text in texts for word in sorted(set(words_of(text, script)))]
    random.Random(SEED).shuffle(alone)
    texts += alone[:WORDS]
    rows = [signs(text, script) for _, text in texts]
    counts = collections.Counter(sign for row in rows for sign in row)
    numbers = {sign: i for i, sign in enumerate(s for s, count in counts.items() if count >= LEAST_STRINGS)}
    cells = [(i, numbers[s], n) for i, row in enumerate(rows) for s, n in row.items() if s in numbers]
    where, which, times = zip(*cells)
    matrix = csr_matrix((times, (where, which)), shape=(len(rows), len(numbers)))
    answers = numpy.array([language for language, _ in texts])
    number = collections.Counter(answers)
    weights = [FEW.get(a, 1) * len(answers) / len(languages) / number[a] for a in answers]
    model = LogisticRegression(max_iter=400)
    model.fit(matrix, answers, sample_weight=weights)
    lines = [
        f"{script} prior {language} {round(float(bias) + rarer.get(language, 0), 2)} *"
        for language, bias in zip(model.classes_, model.intercept_)]
    groups = collections.defaultdict(list)
    for language, row in zip(model.classes_, model.coef_):
        for (kind, sign), i in numbers.items():
            rounded = round(float(row[i]) * 4) / 4
            if abs(row[i]) > LEAST_WEIGHT and rounded:
                groups[["letter", "begin", "end", "word"].index(kind), kind, language, rounded].append(sign)
    for _, kind, language, weight in sorted(groups):
        found = sorted(groups[["letter", "begin", "end", "word"].index(kind), kind, language, weight])
        lines += [
            " ".join([script, kind, language, f"{weight:g}", *found[i:i + 24]]) for i in range(0, len(found), 24)]
    return lines


def is_latin(c):
    category = unicodedata.category(c)[0]
    return category == "M" or category == "L" and "LATIN" in unicodedata.name(c, "") or c.isdigit() or c == "'"


def frequent():
    listed = collections.defaultdict(set)
    for line in (DATA / "words.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            listed[line.split()[0]].update(line.split()[1:])
    shares = {}
    for language in LATIN:
        texts = own(language)
        counts = collections.Counter()
        for text in texts:
            counts.update(sorted(set(words(text.replace("\u2019", "'"), is_latin))))
        shares[language] = {
            word: count / len(texts) for word, count in counts.most_common()
            if count >= LEAST_WORDS and len(word) > 1 and word.strip("'") == word and not any(map(str.isdigit, word))}
    for language, (most, spelled) in sorted(LATIN.items()):
        chosen = [
            word for word, share in shares[language].items()
            if share >= LEAST_SHARE * max(other.get(word, 0) for other in shares.values())][:most]
        chosen = [word for word in chosen if word not in listed[language]]
        for kind, part in (("spelled", chosen[:spelled]), ("known", chosen[spelled:])):
            for i in range(0, len(part), 20):
                yield " ".join([language, kind, *part[i:i + 20]])


def write(name, lines):
    """Writes the lines below the comment that the file has."""
    path = DATA / name
    head = [line for line in path.read_text().splitlines() if line.startswith("#")]
    path.write_text("\n".join([*head, *lines]) + "\n")


write("learned.txt", [line for script in SCRIPTS for line in learn(script)])
write("frequent.txt", frequent())
