"""What stands in each cell of a picture: the nearest of single glyphs that the same terminal drew
on cards."""

import unicodedata

import emulators

# On a card there is blank and Latin on both sides of a glyph, so no terminal can move, mirror or
# join it.
STEP = 5
BRACKETS = "()[]{}<>\u00ab\u00bb"


class Cards:
    """A picture of each glyph alone."""

    def __init__(self, session, row, glyphs):
        self.session, self.row = session, row
        glyphs = sorted(_with_lookalikes(glyphs), key=lambda glyph: (glyph[0], len(glyph)))
        before, after = emulators.before_cards(row)
        session.ask("write", "\033[?25l" + before)
        self.bold, _ = self._drawn(glyphs, "\033[1m")
        self.shapes, self.picture = self._drawn(glyphs, "")
        session.ask("write", after + "\033[2J\033[H\033[?25h")

    def _drawn(self, glyphs, style):
        """The shapes of glyphs in a style: levels may be told apart by bold letters, which are
        drawn thicker."""
        self.session.ask("write", "\033[2J")
        places = {}
        count = (self.session.size[0] - 4) // STEP
        for index, (glyph, columns) in enumerate(glyphs):
            line, at = index // count, index % count * STEP
            places[glyph, columns] = (line, at + 2)
            for place, text in ((at, "x"), (at + 2, f"{style}{glyph}\033[0m"), (at + STEP, "x")):
                self.session.ask("write", f"\033[{line + 1};{place + 1}H{text}")
        picture = self.session.still()
        return {key: self.session.grid.cell(picture, *place, key[1]) for key, place in places.items()}, picture

    def alike(self):
        """Glyphs that this terminal draws as it draws another, or not at all: nothing can be said
        of them."""
        by_shape = {}
        for (glyph, columns), drawn in self.shapes.items():
            by_shape.setdefault(drawn, set()).add(glyph[0] if self.row.marks_apart else glyph)
        return [sorted(glyphs) for glyphs in by_shape.values() if len({_letter(glyph) for glyph in glyphs}) > 1]

    def wrong(self, expected, picture):
        """The cells that do not hold their glyph: row, column, what was expected and what it looks
        like."""
        result = []
        for row, column, glyph, columns in expected.each():
            seen = self.session.grid.cell(picture, row, column, columns)
            own = self.shapes[glyph, columns]
            if seen == own or not own and seen.bit_count() <= self.session.grid.slack:
                continue
            distance = self._distance(seen, (glyph, columns))
            nearest = min((key for key in self.shapes if key[1] == columns),
                          key=lambda key: self._distance(seen, key))
            if distance > self._distance(seen, nearest) or distance > self._tolerance(own):
                result.append((row, column, glyph, nearest[0]))
        return result

    def _distance(self, seen, key):
        return min(self.session.grid.distance(seen, shapes[key], key[1]) for shapes in (self.shapes, self.bold))

    def _tolerance(self, own):
        """The pixels that may differ: how a glyph's edges are smoothed, or what hangs over from a
        neighbour."""
        return max(self.session.grid.slack, own.bit_count() * 0.5)


def _letter(glyph):
    """A glyph, but one for all that look the same: Persian digits, and keheh and Farsi yeh within a
    word."""
    if "\u06f0" <= glyph <= "\u06f9":
        return chr(ord(glyph) - 0x90)
    try:
        form = unicodedata.decomposition(glyph).split()[0]
    except (TypeError, IndexError):
        return glyph
    letter = unicodedata.normalize("NFKC", glyph).translate({0x06A9: 0x0643, 0x06CC: 0x064A})
    return form + letter if form in ("<initial>", "<medial>") else glyph


def _with_lookalikes(glyphs):
    """The glyphs, and what each could be mistaken for: brackets, and the other forms of a
    letter."""
    result = {(" ", 1), *glyphs}
    if any(glyph in BRACKETS for glyph, _ in glyphs):
        result |= {(bracket, 1) for bracket in BRACKETS}
    letters = {unicodedata.normalize("NFKC", glyph) for glyph, _ in glyphs if "\ufb50" <= glyph <= "\ufefc"}
    for value in (*range(0xFB50, 0xFBB2), *range(0xFBFC, 0xFC00), *range(0xFE80, 0xFEF5)):
        if unicodedata.normalize("NFKC", chr(value)) in letters:
            result.add((chr(value), 1))
    return result
