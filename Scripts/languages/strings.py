"""Short strings in a language: the translations of packages of Debian, read where they are
installed or unpacked.

Half of them, by their own digest, are what is learned from; the other half is what is measured
with.
"""

import gettext
import glob
import hashlib
import json
import os
import re
import struct
import unicodedata
import zipfile

FOLDERS = {"en": "en_GB", "zh": "zh_CN"}
LATIN = ("en", "fr", "de", "vi", "es", "it", "pt", "nl", "tr", "id", "sv", "pl")
# Where translations stand below a root: those of packages, LibreOffice's, the packs of Firefox,
# Chromium's and MediaWiki's.
CATALOGUES = ("/usr/share/locale/{0}/LC_MESSAGES/*.mo", "/usr/lib/libreoffice/program/resource/{0}/LC_MESSAGES/*.mo")
PACKS = "/usr/lib/firefox-esr/browser/extensions/langpack-{0}@*.xpi"
PAKS = "/usr/lib/chromium/locales/{0}.pak"
MESSAGES = "/usr/share/mediawiki/**/i18n/**/{0}.json"
MEDIAWIKI = {"ug": "ug-arab"}


def letters(text):
    """How many letters and marks there are."""
    return sum(c.isalpha() or unicodedata.category(c)[0] == "M" for c in text)


def is_own(text, language):
    """Whether most letters are of the language's script, whatever names stand among them."""
    latin = sum("a" <= c.lower() <= "z" for c in text)
    return language in LATIN or latin * 2 < letters(text)


def is_measured(text):
    """Whether a string is of the half that nothing is learned from."""
    return hashlib.md5(text.encode()).digest()[0] % 2 == 1


def of_catalogue(path, language):
    try:
        with open(path, "rb") as file:
            catalogue = gettext.GNUTranslations(file)._catalog
    except (OSError, UnicodeDecodeError):
        return  # Not what its header says.
    for key, text in catalogue.items():
        if not key or not isinstance(key, str) or not isinstance(text, str):
            continue
        original = key.split("\x04")[-1]
        if language == "en":
            yield original
        elif text != original:
            yield text


def of_pack(path):
    with zipfile.ZipFile(path) as pack:
        for name in pack.namelist():
            if name.endswith((".ftl", ".properties")):
                lines = pack.read(name).decode("utf-8", "replace")
                yield from re.findall(r"^\s*\.?[\w.-]+\s*=\s*(.+)$", lines, re.MULTILINE)


def of_pak(path):
    """Chromium's own format: a table of places, then the texts."""
    with open(path, "rb") as file:
        data = file.read()
    version, encoding, count = struct.unpack_from("<IB3xH", data)
    if (version, encoding) != (5, 1):
        return
    places = [struct.unpack_from("<HI", data, 12 + 6 * i)[1] for i in range(count + 1)]
    for start, end in zip(places, places[1:]):
        yield data[start:end].decode("utf-8", "replace")


def of_messages(path):
    with open(path, encoding="utf-8") as file:
        messages = json.load(file)
    yield from (text for key, text in messages.items() if not key.startswith("@") and isinstance(text, str))


def strings(language, roots=("",), besides=()):
    """The translations into a language that are plain text; none of files whose name begins with
    one of `besides`."""
    found = set()
    folder = FOLDERS.get(language, language)
    for root in roots:
        texts = [of_pack(path) for path in glob.glob(root + PACKS.format(folder))]
        texts += [of_pak(path) for path in glob.glob(root + PAKS.format(folder))]
        messages = MESSAGES.format(MEDIAWIKI.get(language, folder))
        texts += [of_messages(path) for path in glob.glob(root + messages, recursive=True)]
        for pattern in CATALOGUES:
            for path in glob.glob(root + pattern.format(folder)):
                name = os.path.basename(path)
                if not name.startswith(("iso_", *besides)) and "timezones" not in name:
                    texts.append(of_catalogue(path, language))
        for text in (text for some in texts for text in some):
            text = re.sub(r"[_~](?=\w)", "", text).strip()
            if not re.search(r"[%<>{}\n|$\\/@]", text) and is_own(text, language):
                found.add(text)
    return found
