"""The program in one terminal: what is seen of each sample, and what is left of the terminal after
it."""

import signal

import scripts
from comparison import Cards
from expected import EXPLORE, PROGRAM

# How the program is ended after each sample.
ENDS = ["quit", "HUP", "INT", "TERM", "QUIT", "ABRT", "SEGV", "TSTP ILL"]


class Page:
    """Lines as a shell leaves them, which show whether the terminal is as it was."""

    def __init__(self, session, letters):
        self.session, self.letters = session, letters
        self.write()
        self.seen = self._cells(self.session.still())

    def write(self):
        lines = [f"{self.letters} (\u05d0\u05d1\u05d2) 12 \u05d3\u05d4 xyz",
                 f"\u05d6\u05d7 {self.letters} [\u05d8]", f"\u0633\u0644\u0627\u0645 {self.letters}"]
        self.session.ask("write", "\033[H\033[2J" + "".join(f"\r\n{line}" for line in lines) + "\r\n")

    def _cells(self, picture):
        return self.session.grid.shapes(picture, without=(4, 0))

    def _is_seen(self, picture):
        return all((one ^ other).bit_count() <= self.session.grid.slack
                   for one, other in zip(self.seen, self._cells(picture), strict=True))

    def stands(self):
        return self._is_seen(self.session.still(self._is_seen))


class Trial:
    """One row of the table."""

    def __init__(self, row, session, expectations, pictures):
        self.row, self.session, self.pictures = row, session, pictures
        self.expectations, self.panes = expectations, expectations.at(session.size)
        self.bidi = ["--terminal-bidi", row.bidi] if row.bidi else []
        glyphs = {(glyph, columns) for pane in self.panes.values() for _, _, glyph, columns in pane.each()}
        self.cards = Cards(session, row, glyphs)
        self._save("cards", self.cards.picture)
        if row.inside:
            session.enter(row)
        self.pages = [Page(session, "abc"), Page(session, "def")]
        self.damage = []

    def way(self):
        """The way of taming that the program says it takes."""
        output = self.session.folder + "/report"
        self.session.ask("start", {"arguments": [PROGRAM, "terminal", *self.bidi], "output": output})
        self.session.ask("wait")
        with open(output) as file:
            return next(line.split()[1].rstrip(":") for line in file if line.startswith("bidi "))

    def sample(self, name, end):
        """Shows a sample, ends the program, and returns the wrong cells."""
        pane = self.panes[name]
        self.pages[1].write()
        self.session.still(seconds=0.2)
        self.session.ask("start", {"arguments": [*EXPLORE, *self.bidi, self.expectations.file(name)]})
        wrong = self._compare(pane)
        self._save(name, self.session.picture())
        if not self._end(end, pane, len(wrong)):
            self.damage.append(end)
        return wrong

    def scripts(self):
        """How each script is drawn: whole, in a box, or wrong where the rest of its row has
        moved."""
        result = {}
        pane = self.panes["latin"]
        for page in scripts.pages(len(pane.rows)):
            plain = self._shown("x\n" * len(page))
            picture = self._shown("".join(scripts.SCRIPTS[name] + "\n" for name in page))
            self._save(f"scripts-{page[0]}", picture)
            moved = scripts.moved(self.session.grid, pane, plain, picture, len(page))
            known = scripts.answers(self.session.home)
            for index, name in enumerate(page):
                result[name] = "wrong" if index in moved else scripts.state(name, known)
        return result

    def _shown(self, lines):
        """The picture of the program on some lines below an empty one."""
        file = self.session.folder + "/scripts.txt"
        with open(file, "w") as text:
            text.write("\n" + lines)
        self.session.ask("start", {"arguments": [*EXPLORE, "--direction", "ltr", *self.bidi, file]})
        picture = self.session.still(seconds=1.5)
        self.session.press("ctrl+q")
        self.session.ask("wait")
        return picture

    def has_marks(self, name):
        return any(len(glyph) > 1 for _, _, glyph, _ in self.panes[name].each())

    def _compare(self, pane):
        picture = self.session.still(lambda picture: not self.cards.wrong(pane, picture), seconds=1.5)
        return self.cards.wrong(pane, picture)

    def _end(self, end, pane, wrong):
        """Ends the program; whether the terminal is then as it was found."""
        if end == "quit":
            self.session.press("ctrl+q")
            return self._left("status 0")
        for name in end.split():
            number = signal.Signals[f"SIG{name}"]
            self.session.ask("signal", number)
            if name == "TSTP":
                left = self._left(f"stop {number}")
                self.session.ask("go_on")
                if not left or len(self._compare(pane)) != wrong:
                    self.session.ask("signal", signal.SIGKILL)
                    self.session.ask("wait")
                    return False
        return self._left(f"signal {number}")

    def _left(self, ended):
        answer = self.session.ask("wait")
        good = answer == {"ended": ended, "line": True} and self.pages[1].stands()
        for page in self.pages:
            page.write()
            good = page.stands() and good
        return good

    def _save(self, name, picture):
        if self.pictures:
            picture.save(f"{self.pictures}/{self.row.name}-{name}.png", *self.session.grid.edges)
