"""Writes the table of HTML's named character references (HTML Standard, section 13.5) as Swift.

Run: python3 Scripts/references. The names are those of Python's html.entities, which is made from
the standard's entities.json; a name that also works without its semicolon has a star.
"""

import html.entities
import pathlib
import textwrap

names = html.entities.html5
entries = []
for name in sorted(name for name in names if name.endswith(";")):
    bare = name[:-1]
    star = "*" if bare in names else ""
    scalars = "+".join(f"{ord(scalar):X}" for scalar in names[name])
    entries.append(f"{bare}{star}={scalars}")

lines = textwrap.wrap(" ".join(entries), 112, break_long_words=False, break_on_hyphens=False)
path = pathlib.Path(__file__).parents[2] / "Sources/Markup/HTML/NamedReferences+Table.swift"
path.write_text(
    "extension NamedReferences {\n"
    "  /// The names with their scalars in hexadecimal; a star: also without a semicolon. Made by `Scripts/references`.\n"
    '  static let table: StaticString = """\n'
    + "".join(f"    {line}\n" for line in lines)
    + '    """\n}\n'
)
print(len(entries), "names,", len(lines), "lines")
