"""How often `bidiscope identify` and four detectors name the language of the same short strings, in
one run.

Each detector has all its languages to choose from. The strings are the translations of Debian's
packages that nothing was learned from; those with a Latin name among letters of another script
count too. `make languages` installs the detectors into a folder of their own.
"""

import collections
import json
import os
import random
import subprocess
import sys

from strings import is_measured, letters, strings

LANGUAGES = ["en", "ar", "ur", "ko", "mr", "gu", "he", "hi", "th", "fr", "vi", "fa", "de", "ug"]
# Looked at while words were chosen.
SEEN = ("gtk", "glib", "gimp")
BUCKETS = [(2, 8), (9, 15), (16, 30), (31, 80)]
MOST = int(os.environ.get("MOST", "400"))


def sample():
    for language in LANGUAGES:
        texts = sorted(filter(is_measured, strings(language, besides=SEEN)))
        random.Random(20).shuffle(texts)
        counts = collections.Counter()
        for text in texts:
            length = next((i for i, (low, high) in enumerate(BUCKETS) if low <= letters(text) <= high), None)
            if length is not None and counts[length] < MOST:
                counts[length] += 1
                yield language, length, text


def ours(texts):
    lines = subprocess.run(
        [sys.argv[1], "identify", "--lines", "--format", "json"], input="".join(t + "\n" for t in texts),
        capture_output=True, text=True, check=True).stdout.splitlines()
    answers = [json.loads(line) for line in lines]
    return [a["language"] for a in answers], [a.get("reliable") for a in answers]


def detectors():
    import langdetect
    import langid
    import lingua
    import pycld2

    langdetect.DetectorFactory.seed = 0
    whole = lingua.LanguageDetectorBuilder.from_all_languages().build()

    def of_langdetect(text):
        try:
            return langdetect.detect(text)
        except langdetect.LangDetectException:
            return None

    def of_lingua(text):
        found = whole.detect_language_of(text)
        return found and found.iso_code_639_1.name.lower()

    def of_cld2(text):
        try:
            return pycld2.detect(text, bestEffort=True)[2][0][1]
        except pycld2.error:
            return None

    yield "cld2", of_cld2
    yield "langid", lambda text: langid.classify(text)[0]
    yield "langdetect", of_langdetect
    yield "lingua", of_lingua


rows = list(sample())
texts = [text for _, _, text in rows]
own, reliable = ours(texts)
table = {"bidiscope": own}
for name, detect in detectors():
    table[name] = [{"iw": "he"}.get(a, a) for a in map(detect, texts)]
print(f"{'':6}{'letters':>8}{'strings':>9}" + "".join(f"{name:>12}" for name in table))
for language in LANGUAGES + ["all"]:
    for length, (low, high) in enumerate(BUCKETS):
        which = [i for i, row in enumerate(rows) if language in (row[0], "all") and row[1] == length]
        if not which:
            continue
        shares = [100 * sum(a[i] == rows[i][0] for i in which) / len(which) for a in table.values()]
        short = " *" if shares[0] < max(shares) - 1 else ""
        print(f"{language:6}{f'{low}-{high}':>8}{len(which):>9}" + "".join(f"{s:>11.1f}%" for s in shares) + short)
sure = [i for i, r in enumerate(reliable) if r]
if sure:
    print(f"reliable: {len(sure)} of {len(rows)}, {100 * sum(own[i] == rows[i][0] for i in sure) / len(sure):.1f} % of them right")
if os.environ.get("WRONG"):
    for i, (language, _, text) in enumerate(rows):
        if own[i] != language and language in os.environ["WRONG"].split(","):
            print(language, own[i], text, sep="\t")
