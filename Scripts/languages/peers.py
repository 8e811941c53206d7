"""How often `bidiscope identify` and four detectors name the language of the same short strings, in one run.

Each detector has all its languages to choose from. The strings are the translations of Debian's packages that were not
looked at while the word lists were written; those with a Latin name among letters of another script count too.
`make languages-peers` installs the detectors into a folder of their own.
"""

import collections
import glob
import gettext
import json
import os
import random
import re
import subprocess
import sys
import unicodedata

LANGUAGES = ["en", "ar", "ur", "ko", "mr", "gu", "he", "hi", "th", "fr", "vi", "fa", "de", "ug"]
FOLDERS = {"en": "en_GB"}
SEEN = ("gtk", "glib", "gimp")
BUCKETS = [(3, 15), (16, 30), (31, 80)]
MOST = int(os.environ.get("MOST", "60"))


def letters(text):
    return sum(c.isalpha() or unicodedata.category(c)[0] == "M" for c in text)


def is_own(text, language):
    """Whether most letters are of the language's script, whatever names stand among them."""
    latin = sum("a" <= c.lower() <= "z" for c in text)
    return language in ("en", "fr", "de", "vi") or latin * 2 < letters(text)


def strings(language):
    found = set()
    for path in glob.glob(f"/usr/share/locale/{FOLDERS.get(language, language)}/LC_MESSAGES/*.mo"):
        name = os.path.basename(path)
        if name.startswith("iso_") or "timezones" in name or name.startswith(SEEN):
            continue
        try:
            with open(path, "rb") as file:
                catalogue = gettext.GNUTranslations(file)._catalog
        except (OSError, UnicodeDecodeError):
            continue
        for key, text in catalogue.items():
            if not isinstance(key, str) or not isinstance(text, str) or not key or text == key and language != "en":
                continue
            text = re.sub(r"_(?=\w)", "", key.split("\x04")[-1] if language == "en" else text).strip()
            if not re.search(r"[%<>{}\n|$\\/@]", text) and is_own(text, language):
                found.add(text)
    return sorted(found)


def sample():
    for language in LANGUAGES:
        texts = strings(language)
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
