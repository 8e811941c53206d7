"""The texts that are shown, and, worked out by hand, what is to be seen of each line.

Capitals stand for Hebrew letters, `A` for alef and so on to `Z`; Arabic is escaped. Every sample
begins with an empty line, where the caret stands and hides no letter.
"""

# For each sample its lines: as stored, and as they stand on the screen from left to right.
_LINES = {
    "mixed": [
        ("the title is ABG DHV, 123 pages", "the title is 123 ,VHD GBA pages"),
        ("ABG DHV abc def ZHT", "THZ abc def VHD GBA"),
        ("one ABG two DHV three ZHT", "one GBA two VHD three THZ"),
        ("ABGDH", "HDGBA"),
    ],
    "points": [
        ("A\u05b8B\u05bc\u05b0G\u05b4 D\u05b7H\u05b9",
         "H\u05b9D\u05b7 G\u05b4B\u05bc\u05b0A\u05b8"),
        ("abc Y\u05c1\u05b8B\u05bc A\u05b5 xyz", "abc A\u05b5 B\u05bcY\u05c1\u05b8 xyz"),
        ("ABG DHV A\u05bf12", "12A\u05bf VHD GBA"),
    ],
    "numbers": [
        ("ABG 1,234.50 DHV 15/03/2024 ZHT", "THZ 15/03/2024 VHD 1,234.50 GBA"),
        ("ABG 10:30 -5% DHV 03-1234567", "03-1234567 VHD 5%- 10:30 GBA"),
        ("at 10:30 ABG 42, DHV 7 on time", "at 10:30 7 VHD ,42 GBA on time"),
    ],
    "brackets": [
        ("ABG (DHV) [ZHT] {abc}", "{abc} [THZ] (VHD) GBA"),
        ("abc (ABG) [DHV] < x", "abc (GBA) [VHD] < x"),
        ("ABG < DHV > ZHT \u00ab1\u00bb", "\u00ab1\u00bb THZ < VHD > GBA"),
        ("ABG (abc) DHV (x", "x) VHD (abc) GBA"),
    ],
    # Joined by presentation forms, a lam and alef among them; marks; digits after letters.
    "arabic": [
        ("\u0633\u0644\u0627\u0645 \u0643\u062a\u0628",
         "\ufe90\ufe98\ufedb \ufee1\ufe8e\ufee0\ufeb3"),
        ("abc \u0643\u062a\u0628 123 \u0644\u0627 xyz",
         "abc \ufe8e\ufedf 123 \ufe90\ufe98\ufedb xyz"),
        ("\u0628\u064e\u0628\u0651 (\u0639\u0631\u0628\u064a) \u0627\u0644\u0642",
         "\ufed6\ufedf\ufe8d (\ufef2\ufe91\ufeae\ufecb) \ufe90\u0651\ufe91\u064e"),
        ("\u062f\u0631\u0633 12 \u062c\u0647\u0629",
         "\ufe94\ufeec\ufe9f 12 \ufeb1\ufead\ufea9"),
        ("\u0661\u0662/\u0663 \u0664\u0665 abc", "\u0664\u0665 \u0661\u0662/\u0663 abc"),
    ],
    # A ZWNJ is a label in the text, and the letters beside it do not join.
    "persian": [
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u06a9\u062a\u0627\u0628",
         "\ufe8f\ufe8e\ufe98\ufb90 \ufee2\ufeeb\ufe8d\ufeee\ufea7ZWNJ\ufbfd\ufee3"),
        ("\u067e\u0646\u062c \u06f1\u06f2\u06f3 \u06af\u0686\u0698",
         "\ufb8b\ufb7d\ufb94 \u06f1\u06f2\u06f3 \ufe9e\ufee8\ufb58"),
        ("abc \u06f1\u06f2 \u06f3\u06f4 \u0645\u06cc\u200c xyz",
         "abc \u06f1\u06f2 \u06f3\u06f4 ZWNJ\ufbfd\ufee3 xyz"),
        ("\u0646\u0627\u0645\u0647\u200c\u0627\u06cc \u06f5\u066b\u06f6",
         "\u06f5\u066b\u06f6 \ufbfc\ufe8dZWNJ\ufeea\ufee3\ufe8e\ufee7"),
    ],
    # Lines and blocks that a terminal draws by itself, and letters of two columns.
    "boxes": [
        ("\u2502A\u2502BG\u250212\u2502\u6f22\u5b57\u2502D\u2502",
         "\u2502D\u2502\u6f22\u5b57\u250212\u2502GB\u2502A\u2502"),
        ("abc \u2502ABG\u2502\u6f22\u5b57\u2500D\u2500xyz",
         "abc \u2502GBA\u2502\u6f22\u5b57\u2500D\u2500xyz"),
        ("AB \u3042\u3044 GD \u2588\u2584 \u250c\u2500\u2510",
         "\u2510\u2500\u250c \u2584\u2588 DG \u3042\u3044 BA"),
    ],
    "latin": [
        ("plain words, e\u0301 na\u00efve \u0161 (x) [y] 1.5",
         "plain words, e\u0301 na\u00efve \u0161 (x) [y] 1.5"),
        ("if (a < b) { return a[1]; }", "if (a < b) { return a[1]; }"),
    ],
}



def _decode(text, label="ZWNJ"):
    parts = ["".join(chr(0x5D0 + ord(c) - 65) if "A" <= c <= "Z" else c for c in part)
             for part in text.split(label)]
    return label.join(parts)


SAMPLES = {name: [(_decode(stored), _decode(shown)) for stored, shown in lines]
           for name, lines in _LINES.items()}
