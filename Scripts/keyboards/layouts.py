"""The layout tables, in the format that Sources/Keyboards/Layouts/LayoutReader.swift documents."""

from xkb import Keymap

ROWS = {
    "E": ["TLDE"] + [f"AE{n:02}" for n in range(1, 13)],
    "D": [f"AD{n:02}" for n in range(1, 13)] + ["BKSL"],
    "C": [f"AC{n:02}" for n in range(1, 12)],
    "B": ["LSGT"] + [f"AB{n:02}" for n in range(1, 11)],
}
LAM = 0x0644
# A key types letters; presentation forms are what a font makes of them.
LAM_ALEF = {0xFEFB: [LAM, 0x0627], 0xFEF7: [LAM, 0x0623], 0xFEF9: [LAM, 0x0625], 0xFEF5: [LAM, 0x0622]}

# file: name, xkb's layout and variant, title, language, direction
TABLES = {
    "HebrewTables": [
        ("hebrew", "il", "", "Hebrew (SI 1452)", "he", "rtl"),
        ("hebrew-lyx", "il", "lyx", "Hebrew (LyX)", "he", "rtl"),
        ("hebrew-phonetic", "il", "phonetic", "Hebrew (phonetic)", "he", "rtl"),
        ("hebrew-biblical", "il", "biblical", "Hebrew (biblical, Tiro)", "he", "rtl"),
        ("syriac", "sy", "syc", "Syriac", "syc", "rtl"),
        ("syriac-phonetic", "sy", "syc_phonetic", "Syriac (phonetic)", "syc", "rtl"),
        ("thaana", "mv", "", "Thaana (Dhivehi)", "dv", "rtl"),
        ("nko", "gn", "", "N'Ko (AZERTY)", "nqo", "rtl"),
    ],
    "ArabicTables": [
        ("arabic", "ara", "", "Arabic (101)", "ar", "rtl"),
        ("arabic-digits", "ara", "digits", "Arabic (Eastern Arabic digits)", "ar", "rtl"),
        ("arabic-buckwalter", "ara", "buckwalter", "Arabic (Buckwalter)", "ar", "rtl"),
        ("arabic-mac", "ara", "mac", "Arabic (Macintosh)", "ar", "rtl"),
        ("arabic-qwerty", "ara", "qwerty", "Arabic (QWERTY)", "ar", "rtl"),
        ("arabic-azerty", "ara", "azerty", "Arabic (AZERTY)", "ar", "rtl"),
        ("arabic-olpc", "ara", "olpc", "Arabic (OLPC)", "ar", "rtl"),
        ("arabic-algeria", "dz", "ar", "Arabic (Algeria)", "ar", "rtl"),
        ("arabic-morocco", "ma", "", "Arabic (Morocco)", "ar", "rtl"),
        ("arabic-iraq", "iq", "", "Arabic (Iraq)", "ar", "rtl"),
        ("arabic-syria", "sy", "", "Arabic (Syria)", "ar", "rtl"),
        ("arabic-pakistan", "pk", "ara", "Arabic (Pakistan)", "ar", "rtl"),
    ],
    "PersianTables": [
        ("persian", "ir", "", "Persian (ISIRI 9147)", "fa", "rtl"),
        ("dari", "af", "", "Dari", "fa-AF", "rtl"),
        ("pashto", "af", "ps", "Pashto", "ps", "rtl"),
        ("uzbek-afghanistan", "af", "uz", "Uzbek (Afghanistan)", "uz-Arab", "rtl"),
        ("kurdish", "iq", "ku_ara", "Kurdish (Iraq)", "ckb", "rtl"),
        ("kurdish-iran", "ir", "ku_ara", "Kurdish (Iran)", "ckb-IR", "rtl"),
        ("uyghur", "cn", "ug", "Uyghur", "ug", "rtl"),
        ("sindhi", "pk", "snd", "Sindhi", "sd", "rtl"),
    ],
    "UrduTables": [
        ("urdu", "pk", "", "Urdu (Pakistan, phonetic)", "ur", "rtl"),
        ("urdu-crulp", "pk", "urd-crulp", "Urdu (CRULP)", "ur", "rtl"),
        ("urdu-nla", "pk", "urd-nla", "Urdu (NLA)", "ur", "rtl"),
        ("urdu-phonetic", "in", "urd-phonetic", "Urdu (India, phonetic)", "ur-IN", "rtl"),
        ("urdu-phonetic-2", "in", "urd-phonetic3", "Urdu (India, other phonetic)", "ur-IN", "rtl"),
        ("urdu-windows", "in", "urd-winkeys", "Urdu (India, Windows)", "ur-IN", "rtl"),
    ],
    "ThaiAndHindiTables": [
        ("thai", "th", "", "Thai (Kedmanee)", "th", "ltr"),
        ("thai-tis", "th", "tis", "Thai (TIS-820.2538)", "th", "ltr"),
        ("thai-pattachote", "th", "pat", "Thai (Pattachote)", "th", "ltr"),
        ("hindi", "in", "", "Hindi (InScript)", "hi", "ltr"),
        ("hindi-bolnagri", "in", "bolnagri", "Hindi (Bolnagri)", "hi", "ltr"),
        ("hindi-wx", "in", "hin-wx", "Hindi (WX)", "hi", "ltr"),
        ("hindi-kagapa", "in", "hin-kagapa", "Hindi (KaGaPa, phonetic)", "hi", "ltr"),
    ],
}
# What a dead key types alone, as X11's Compose file has it with a space.
DEAD = {"tilde": 0x7E}


def cell(meaning):
    if meaning is None:
        return "--"
    if isinstance(meaning, tuple):
        return "*" + meaning[1]
    scalars = LAM_ALEF.get(meaning, [meaning])
    if 0x21 <= scalars[0] < 0x7F:
        return chr(scalars[0])
    return "+".join(f"{scalar:04X}" for scalar in scalars)


def table(name, layout, variant, title, language, direction):
    keymap = Keymap(layout, variant)
    xkb = f"{layout}({variant})" if variant else layout
    lines = [f"layout {name}", f"xkb {xkb}", f"title {title}", f"language {language}",
             f"direction {direction}"]
    dead = set()
    for row, keys in ROWS.items():
        columns = [keymap.levels(key) for key in keys]
        for level in range(4):
            cells = [cell(column[level]) for column in columns]
            dead |= {c[1:] for c in cells if len(c) > 1 and c[0] == "*"}
            if any(c != "--" for c in cells):
                lines.append(f"{row}{level + 1} " + " ".join(cells))
    lines.append("S " + " ".join(cell(meaning) for meaning in keymap.levels("SPCE")))
    for accent in sorted(dead):
        lines.append(f"dead {accent} {cell(DEAD[accent])}")
    return "\n".join(lines)


def swift(name, tables):
    text = "\n\n".join(tables).replace("\\", "\\\\")
    body = "\n".join("    " + line if line else "" for line in text.split("\n"))
    return (
        "// Made by Scripts/keyboards from Debian's xkb-data; do not edit.\n\n"
        "extension LayoutTables {\n"
        f"  static let {name[0].lower() + name[1:].removesuffix('Tables')}: StaticString = \"\"\"\n"
        f"{body}\n    \"\"\"\n}}\n")


def files():
    return {
        f"LayoutTables/{name}.swift": swift(name, [table(*layout) for layout in tables])
        for name, tables in TABLES.items()
    }
