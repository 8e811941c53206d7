"""Seeded texts of lines, with what strategies disagree about."""
import random

PIECES = [
    "abc", "d", "\u05d0\u05d1\u05d2", "\u05d3", "\u0627\u0644", "\u06a9", " ", " ", " ", "  ", "1", "25", ".", "-",
    "_", "/", ":", "#", "@", "!", "(", ")", "?", ",", "RT ", "@bob", ".@bob", "@a_1/list", "http://", "https://",
    "t.co/aB1", "ynet.co.il", "a.com", "x_y.org", "/path_(x)", "?q=1&b", ":80", "\U0001f602", "\U0001e900", "\u0660",
    "\u06f5", "\u05b8", "\u0301", "\u00e9", "\u00a0", "\u3000", "\u200e", "\u200f", "\u061c", "\u202a", "\u202b",
    "\u202d", "\u202e", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069", "\u4e00", "\u2013", "\u0416", "\u0710",
]
BLANK = ["", " ", "\t", "\f", "\u00a0", "\u3000", "12", "--"]


def texts(seed, count):
    """Texts of one to nine lines."""
    source = random.Random(seed)
    for _ in range(count):
        yield [line(source) for _ in range(source.randint(1, 9))]


def line(source):
    if source.randrange(3) == 0:
        return source.choice(BLANK)
    return "".join(source.choice(PIECES) for _ in range(source.randint(0, 12)))


def shown(text):
    """A line in ASCII, so that no terminal reorders it."""
    return "".join(c if " " <= c <= "~" else f"\\u{{{ord(c):X}}}" for c in text)
