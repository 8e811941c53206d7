"""The terminals: how each is started, and what is to be expected of it."""

import dataclasses
import os
import shlex
import subprocess

COLUMNS, ROWS = 100, 40
FONT, POINTS = "DejaVu Sans Mono", "14"
# Letters of two columns, which the font above has none of.
WIDE_FONT = "VL Gothic"
# For terminals that look for no font by themselves, or for one without points.
HEBREW_FONT = "DejaVu Sans"


@dataclasses.dataclass
class Row:
    """A row of the table: a terminal, what runs inside it, and how the program is told to tame
    it."""
    name: str
    emulator: str
    inside: str = ""
    bidi: str = ""
    settings: tuple = ()
    note: str = ""
    # It draws marks beside their letters, so only the letters can be compared.
    marks_apart: bool = False
    # The samples whose cells are wrong because nothing tames it: none wrong, and the comparison
    # would see nothing.
    wrong: tuple = ()
    # Whether scripts are shown though nothing tames it.
    has_scripts: bool = False


# Whatever holds right-to-left text.
ALL = ("mixed", "points", "numbers", "brackets", "arabic", "persian", "boxes")


ROWS_OF_TABLE = [
    Row("xterm", "xterm"),
    Row("xfce4", "xfce4-terminal"),
    Row("gnome", "gnome-terminal"),
    Row("konsole", "konsole"),
    Row("mlterm", "mlterm"),
    Row("kitty-ltr", "kitty", settings=("-o", "force_ltr=yes"), bidi="native", note="force_ltr yes"),
    Row("alacritty", "alacritty", marks_apart=True),
    Row("urxvt", "rxvt-unicode", marks_apart=True),
    Row("foot", "foot"),
    Row("st", "stterm", marks_apart=True),
    Row("tmux-xfce4", "xfce4-terminal", inside="tmux"),
    Row("screen-xterm", "xterm", inside="screen", settings=("-tn", "xterm-256color")),
    Row("screen-xfce4", "xfce4-terminal", inside="screen"),
    # Marks in cells pass through, but Konsole then takes joined forms for letters that stand alone.
    Row("tmux-konsole", "konsole", inside="tmux", wrong=("arabic", "persian")),
    Row("kitty", "kitty", note="as installed", wrong=ALL),
    Row("qterminal", "qterminal", wrong=ALL, marks_apart=True, has_scripts=True),
    Row("xfce4-off", "xfce4-terminal", bidi="off", wrong=ALL),
    Row("konsole-off", "konsole", bidi="off", wrong=ALL),
    Row("mlterm-off", "mlterm", bidi="off", wrong=ALL),
    Row("tmux-xfce4-off", "xfce4-terminal", inside="tmux", bidi="off", wrong=ALL),
]

# What lies under a terminal and draws its text.
_LIBRARIES = {"xfce4-terminal": ("VTE", "libvte-2.91-0"), "gnome-terminal": ("VTE", "libvte-2.91-0")}
_NEEDED = {"foot": ["weston"]}


def _version(package):
    query = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return query.stdout.decode().split(":")[-1].split("-")[0].split("+")[0]


def label(row):
    """The terminal with all versions; empty where something is not installed."""
    packages = [row.emulator, *([row.inside] if row.inside else []), *_NEEDED.get(row.emulator, [])]
    if not all(_version(package) for package in packages):
        return ""
    text = f"{row.emulator} {_version(row.emulator)}"
    if row.emulator in _LIBRARIES:
        name, package = _LIBRARIES[row.emulator]
        text += f" ({name} {_version(package)})"
    if row.inside:
        text = f"{row.inside} {_version(row.inside)} in {text}"
    notes = [row.note] if row.note else []
    if row.bidi:
        notes.append(f"--terminal-bidi {row.bidi}")
    return ", ".join([text] + notes)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def multiplexer(row, run, folder):
    """What is run inside the terminal, to run something inside that."""
    if row.inside == "tmux":
        return ["tmux", "-S", folder + "/tmux", "-f", "/dev/null", "new-session", *run, ";", "set", "status", "off"]
    write(folder + "/screenrc", "startup_message off\naltscreen on\nterm screen-256color\n")
    return ["screen", "-U", "-c", folder + "/screenrc", *run]


def before_cards(row):
    """What brings a terminal to show a lone presentation form as it is, and what puts it back."""
    if row.emulator == "konsole":
        return "\033]50;BidiRenderingEnabled=false\007", "\033]50;BidiRenderingEnabled=true\007"
    return "", ""


def command(row, home, run):
    """The terminal's command line; `run` is to be run in it."""
    return _COMMANDS[row.emulator](row, home, run)


def _xterm(row, home, run):
    return ["xterm", "-fa", FONT, "-fs", POINTS, "-fd", WIDE_FONT, "-geometry", f"{COLUMNS}x{ROWS}+0+0",
            *row.settings, "-e", *run]


def _urxvt(row, home, run):
    fonts = ",".join(f"xft:{font}:size={POINTS}" for font in (FONT, HEBREW_FONT, WIDE_FONT))
    return ["urxvt", "-fn", fonts, "-geometry", f"{COLUMNS}x{ROWS}+0+0", "+sb", "-e", *run]


def _xfce4(row, home, run):
    write(home + "/.config/xfce4/terminal/terminalrc",
          f"[Configuration]\nFontName={FONT} {POINTS}\nMiscCursorBlinks=FALSE\nMiscMenubarDefault=FALSE\n"
          "ScrollingBar=TERMINAL_SCROLLBAR_NONE\nMiscConfirmClose=FALSE\n")
    return ["xfce4-terminal", "--disable-server", f"--geometry={COLUMNS}x{ROWS}+0+0", "--hide-menubar",
            "--hide-scrollbar", "--hide-borders", "-x", *run]


def _gnome(row, home, run):
    # Its windows belong to a service, which is started here under a name of its own.
    write(home + "/gnome", "#!/bin/sh\nname=bidiscope.Pictures\n/usr/libexec/gnome-terminal-server --app-id $name &\n"
          "until gdbus wait --session --timeout 1 $name 2>/dev/null; do :; done\n"
          f"gnome-terminal --app-id $name --geometry={COLUMNS}x{ROWS}+0+0 --hide-menubar --wait -- \"$@\"\n")
    os.chmod(home + "/gnome", 0o755)
    return [home + "/gnome", *run]


def _konsole(row, home, run):
    write(home + "/.local/share/konsole/Plain.profile",
          f"[General]\nName=Plain\nParent=FALLBACK/\nTerminalColumns={COLUMNS}\nTerminalRows={ROWS}\n"
          f"[Appearance]\nFont={FONT},{POINTS},-1,5,50,0,0,0,0,0\n[Scrolling]\nScrollBarPosition=2\n")
    write(home + "/.config/konsolerc",
          "[Desktop Entry]\nDefaultProfile=Plain.profile\n[KonsoleWindow]\nRememberWindowSize=false\n"
          "ShowMenuBarByDefault=false\n[MainWindow]\nMenuBar=Disabled\nToolBarsMovable=Disabled\n")
    return ["konsole", "--nofork", "--separate", "--hide-menubar", "--hide-tabbar", "--profile", "Plain", "-e", *run]


def _qterminal(row, home, run):
    write(home + "/.config/qterminal.org/qterminal.ini",
          f"[General]\nfontFamily={FONT}\nfontSize={POINTS}\nHideTabBarWithOneTab=true\nMenuVisible=false\n"
          "ScrollbarPosition=0\nBorderless=true\nTerminalMargin=0\nAskOnExit=false\n")
    # It takes its size in pixels, and its command as one string.
    return ["qterminal", "--geometry", "1112x945", "-e", shlex.join(run)]


def _mlterm(row, home, run):
    # It looks for no other font by itself.
    write(home + "/.mlterm/aafont", f"DEFAULT = {FONT}\nISO10646_UCS4_1 = {FONT}\nU+590-5FF = {HEBREW_FONT}\n"
          f"U+3040-30FF = {WIDE_FONT}\nU+4E00-9FFF = {WIDE_FONT}\n")
    return ["mlterm", "-A", "--type=xft", "-w", "18", "-g", f"{COLUMNS}x{ROWS}", "--sbmod=none", "-E", "utf8",
            "-e", *run]


def _st(row, home, run):
    return ["stterm", "-f", f"{FONT}:size={POINTS}", "-g", f"{COLUMNS}x{ROWS}+0+0", "-e", *run]


def _alacritty(row, home, run):
    return ["alacritty", "-o", f"window.dimensions.columns={COLUMNS}", "-o", f"window.dimensions.lines={ROWS}",
            "-o", f"font.normal.family={FONT}", "-o", f"font.size={POINTS}", "-e", *run]


def _kitty(row, home, run):
    options = [f"font_family={FONT}", f"font_size={POINTS}", f"initial_window_width={COLUMNS}c",
               f"initial_window_height={ROWS}c", "remember_window_size=no", "update_check_interval=0",
               "cursor_blink_interval=0", "linux_display_server=x11"]
    return ["kitty", "--config", "NONE", *(word for option in options for word in ("-o", option)), *row.settings, *run]


def _foot(row, home, run):
    # A terminal of Wayland, in a compositor that is a window of X and gives it all its place.
    write(home + "/.config/foot/foot.ini", f"font={FONT}:size=14\n[csd]\npreferred=none\n[scrollback]\nlines=0\n")
    write(home + "/foot", "#!/bin/sh\nweston --no-config --backend=x11-backend.so --use-pixman --shell=kiosk-shell.so "
          "--width=1200 --height=1000 --socket=pictures &\n"
          "until [ -S \"$XDG_RUNTIME_DIR/pictures\" ]; do sleep 0.1; done\nWAYLAND_DISPLAY=pictures exec foot \"$@\"\n")
    os.chmod(home + "/foot", 0o755)
    return [home + "/foot", *run]


_COMMANDS = {
    "xterm": _xterm, "rxvt-unicode": _urxvt, "xfce4-terminal": _xfce4, "gnome-terminal": _gnome,
    "konsole": _konsole, "qterminal": _qterminal, "mlterm": _mlterm, "alacritty": _alacritty, "kitty": _kitty, "foot": _foot,
    "stterm": _st,
}
