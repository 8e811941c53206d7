"""Makes the keyboard layouts and the English word list that are compiled in.

  python3 Scripts/keyboards write   writes Sources/Keyboards/LayoutTables and the word list anew
  python3 Scripts/keyboards check   exits with 1 where what is there differs from Debian's packages

Layouts come from xkb-data through libxkbcommon (Debian's libxkbcommon0), words from scowl.
"""

import pathlib
import sys

import english
import layouts

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "Keyboards"


def main():
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    if command not in ("write", "check") or only not in ("", "layouts", "english"):
        sys.exit(__doc__)
    files = {}
    if only in ("", "layouts"):
        files |= layouts.files()
    if only in ("", "english"):
        files |= english.files()
    stale = []
    for name, text in files.items():
        path = ROOT / name
        if command == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit("differs from its source: " + ", ".join(stale))


main()
