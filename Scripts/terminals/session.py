"""One terminal on a display of its own, with somebody inside who does what is asked."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import emulators
from display import Display, Grid

INSIDE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "inside.py")


class Session:
    def __init__(self, row):
        self.folder = tempfile.mkdtemp(prefix="bidiscope-terminals-")
        self.home = self.folder + "/home"
        self.terminal = self.listener = self.connection = None
        os.makedirs(self.home)
        os.makedirs(self.folder + "/runtime", mode=0o700)
        self.display = Display(self.folder + "/pixels")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "DISPLAY": self.display.name, "LC_ALL": "C.UTF-8",
            "SHELL": "/bin/sh", "XDG_RUNTIME_DIR": self.folder + "/runtime",
            "XDG_CONFIG_HOME": self.home + "/.config", "XDG_DATA_HOME": self.home + "/.local/share",
            "XDG_STATE_HOME": self.home + "/.local/state", "XDG_CACHE_HOME": self.home + "/.cache",
            "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb",
            "LIBGL_ALWAYS_SOFTWARE": "1", "WINIT_X11_SCALE_FACTOR": "1"}
        try:
            self._start(row)
        except BaseException:
            self.end()
            raise

    def _start(self, row):
        path = self.folder + "/socket"
        self.inside = [sys.executable, INSIDE, path]
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen()
        self.listener.settimeout(30)
        self.terminal = subprocess.Popen(
            ["dbus-run-session", "--"] + emulators.command(row, self.home, self.inside),
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True, cwd=self.home)
        self._meet()
        self.size = self._settled_size()
        self.grid = self._find_grid()
        # Where keys go, and below what is compared.
        self._point("mousemove", str(self.grid.left + 5), str(self.grid.bottom - 5))

    def _meet(self):
        try:
            self.connection, _ = self.listener.accept()
        except TimeoutError:
            raise RuntimeError("nobody comes up in the terminal") from None
        self.connection.settimeout(30)
        self.stream = self.connection.makefile("rw")

    def enter(self, row):
        """From now on, all happens in a multiplexer that runs in the terminal."""
        self._send("become", emulators.multiplexer(row, self.inside, self.folder))
        self._meet()
        if self._settled_size() != self.size:
            raise RuntimeError(f"{row.inside} does not take the whole screen")

    def _send(self, order, argument):
        self.stream.write(json.dumps([order, argument]) + "\n")
        self.stream.flush()

    def ask(self, order, argument=None):
        """Has something done inside the terminal, and returns the answer."""
        try:
            self._send(order, argument)
            return json.loads(self.stream.readline())
        except (OSError, ValueError):
            raise RuntimeError("the terminal is gone, or does not answer") from None

    def picture(self):
        return self.display.picture()

    def still(self, wanted=None, seconds=0.5):
        """The picture, once it is as wanted, or stands still for some time."""
        deadline = time.monotonic() + 15
        last, since = self.picture(), time.monotonic()
        while True:
            time.sleep(0.06)
            now = self.picture()
            if now.pixels != last.pixels:
                last, since = now, time.monotonic()
            elif wanted is not None and wanted(now):
                return now
            if time.monotonic() > min(deadline, since + seconds):
                return now

    def press(self, keys):
        """Presses keys in the terminal's window, where the pointer is."""
        self._point("key", "--delay", "20", keys)

    def _point(self, *arguments):
        subprocess.run(["xdotool", *arguments], env=self.environment, check=True, timeout=10,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _settled_size(self):
        wanted = [emulators.COLUMNS, emulators.ROWS]
        last, since = None, time.monotonic()
        while True:
            size = self.ask("size")
            if size != last:
                last, since = size, time.monotonic()
            if time.monotonic() - since > (0.4 if size == wanted else 1.5):
                return size
            time.sleep(0.05)

    def _find_grid(self):
        self.ask("write", "\033[?25l\033[2J\033[H")
        blank = self.still()
        corner = "\033[7m \033[m"
        self.ask("write", f"{corner}\033[{self.size[1]};{self.size[0]}H{corner}")
        corners = self.still()
        self.ask("write", "\033[2J\033[H\033[?25h")
        return Grid(blank, corners, self.size)

    def end(self):
        for end in (self.connection, self.listener):
            if end:
                end.close()
        if self.terminal:
            for number in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(self.terminal.pid, number)
                    self.terminal.wait(timeout=5)
                    break
                except (OSError, subprocess.TimeoutExpired):
                    pass
        self.display.end()
        shutil.rmtree(self.folder, ignore_errors=True)
