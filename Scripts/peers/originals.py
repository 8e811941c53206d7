"""The programs that strategies are named after, as Debian ships them."""
import ctypes
import ctypes.util
import json
import os
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


class Peer:
    """An original. `reads_texts` says whether lines decide about each other."""

    reads_texts = False

    def __init__(self, strategy, name):
        self.strategy = strategy
        self.name = name

    def problem(self):
        """Why it cannot be asked; None where it can."""
        return None

    def directions(self, texts):
        """For each text the directions of its lines."""
        return [[self.direction(line) for line in text] for text in texts]


class Emacs(Peer):
    reads_texts = True

    def problem(self):
        return None if shutil.which("emacs") else "not installed"

    def directions(self, texts):
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
            json.dump(texts, file)
            file.flush()
            command = ["emacs", "-Q", "--batch", "-l", os.path.join(HERE, "emacs.el"), "--", file.name]
            result = subprocess.run(command, capture_output=True, check=True)
        return json.loads(result.stdout)


class Pango(Peer):
    NAMES = {0: "ltr", 1: "rtl", 4: "ltr", 5: "rtl", 6: "neutral"}

    def problem(self):
        self.path = ctypes.util.find_library("pango-1.0")
        return None if self.path else "not installed"

    def directions(self, texts):
        self.library = ctypes.CDLL(self.path)
        self.library.pango_version_string.restype = ctypes.c_char_p
        self.name = "libpango " + self.library.pango_version_string().decode()
        return super().directions(texts)

    def direction(self, line):
        encoded = line.encode()
        return self.NAMES[self.library.pango_find_base_dir(encoded, len(encoded))]


class ICU(Peer):
    NAMES = {0: "ltr", 1: "rtl", 3: "neutral"}

    def problem(self):
        self.path = ctypes.util.find_library("icuuc")
        return None if self.path else "not installed"

    def directions(self, texts):
        library = ctypes.CDLL(self.path)
        version = self.path.rsplit(".", 1)[1]
        self.name = "ICU " + version
        self.ask = getattr(library, "ubidi_getBaseDirection_" + version)
        return super().directions(texts)

    def direction(self, line):
        encoded = line.encode("utf-16-le")
        return self.NAMES[self.ask(encoded, len(encoded) // 2)]


class Program(Peer):
    """A program that reads JSON, an array of lines, and prints an array of directions."""

    def __init__(self, strategy, name, make_command, needs):
        super().__init__(strategy, name)
        self.make_command = make_command
        self.needs = needs

    def problem(self):
        missing = [need for need in self.needs if not (shutil.which(need) or os.path.exists(need))]
        return "not installed: " + ", ".join(missing) if missing else None

    def directions(self, texts):
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run(
                self.make_command(folder), input=json.dumps(texts).encode(), capture_output=True, check=True)
        return json.loads(result.stdout)


class Texts(Program):
    reads_texts = True


def qt(folder):
    """Builds the program that asks Qt."""
    binary = os.path.join(folder, "qt")
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "Qt6Core"], capture_output=True, text=True, check=True).stdout.split()
    subprocess.run(
        ["g++", "-std=c++17", "-fPIC", os.path.join(HERE, "qt.cpp"), "-o", binary] + flags, check=True)
    return [binary]


PEERS = [
    Emacs("emacs", "Emacs (Debian)"),
    Pango("pango", "libpango"),
    Program("qt", "Qt 6, QString::isRightToLeft", qt, ["g++", "pkg-config"]),
    ICU("icu-base", "ICU"),
    Texts(
        "draft-js", "fbjs, UnicodeBidiService", lambda _: ["node", os.path.join(HERE, "fbjs.js")],
        ["node", "/usr/share/nodejs/fbjs"]),
    Program(
        "twitter", "RTLtextarea's share, twitter-text 1", lambda _: ["ruby", os.path.join(HERE, "twitter.rb")],
        ["ruby", "/usr/lib/ruby/vendor_ruby/twitter-text.rb"]),
]

# What no package holds.
MISSING = [
    ("closure", "Debian has no package of the Closure Library"),
    ("flutter-intl", "Debian has no package of Dart"),
]
