"""Text for mdoc, the language of manual pages."""

import datetime
import os
import re
import textwrap

# What troff would set in another way than it is typed.
LITERAL = str.maketrans({"\\": r"\e", "-": r"\-", "'": r"\(aq", "`": r"\(ga", "^": r"\(ha", "~": r"\(ti"})


def literal(text):
    """Text that is typed, as it is."""
    return text.translate(LITERAL)


def prose(text):
    """Sentences; what looks like an option stays as it is typed."""
    text = text.replace("\\", r"\e").replace("^", r"\(ha").replace("~", r"\(ti").replace("`", r"\(ga")
    return re.sub(r"(?<![\w\\])--?(?=\w)", lambda dashes: r"\-" * len(dashes[0]), text)


def argument(text):
    """One argument of a macro."""
    text = literal(text)
    if text in MACROS:
        text = r"\&" + text
    text = text.replace('"', r"\(dq")
    return f'"{text}"' if " " in text or not text else text


MACROS = {"No", "Ns", "Fl", "Ar", "Nm", "Op", "Pa", "It", "Sh", "Ss", "Xr", "Em", "Sy", "Li", "Ic", "Oo", "Oc"}


def lines(text):
    """Sentences in lines of a good length, each sentence in a line of its own, none taken for a
    command."""
    result = []
    for sentence in re.split(r"(?<=[.!?]) +(?=[A-Z\\(])", " ".join(text.split())):
        result += textwrap.wrap(sentence, 76, break_long_words=False, break_on_hyphens=False)
    return [r"\&" + line if line[0] in ".'" else line for line in result]


def head(name, section, about):
    """The head of a page, up to its name and what it is about. No word is broken: many are to be
    typed."""
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or 0)
    day = datetime.date.fromtimestamp(seconds) if seconds else datetime.date.today()
    return [
        f".Dd {day:%B} {day.day}, {day.year}",
        f".Dt {name.upper()} {section}", ".Os", ".nh",
        ".Sh NAME", f".Nm {name}", f".Nd {prose(about)}",
    ]
