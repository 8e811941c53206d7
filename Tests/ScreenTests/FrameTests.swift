import Screen
import TestSupport
import Testing

@Suite struct FrameTests {
  @Test func halfOfAWideCellDoesNotStayAlone() {
    var frame = Frame(size: Size(rows: 1, columns: 4))
    frame[0, 1] = Cell(.glyph("\u{6F22}"))
    frame[0, 2] = Cell(.wideTail)
    frame[0, 2] = Cell(.glyph("x"))
    #expect(frame[0, 1].content == .blank)
    frame[0, 1] = Cell(.glyph("\u{6F22}"))
    frame[0, 2] = Cell(.wideTail)
    frame[0, 1] = Cell(.glyph("y"))
    #expect(frame[0, 2].content == .blank)
  }

  @Test func outsideThereIsNothing() {
    for size in [Size(rows: 0, columns: 0), Size(rows: 1, columns: 1), Size(rows: 2, columns: 0)] {
      var frame = Frame(size: size)
      frame[5, 5] = Cell(.glyph("x"))
      frame[-1, 0] = Cell(.glyph("x"))
      #expect(frame == Frame(size: size))
      #expect(frame[9, 9] == Cell())
    }
  }

  /// The changes are those cells that are not equal, whatever the cells.
  @Test func changesAreTheCellsThatDiffer() {
    let kinds = [
      Cell(), Cell(.glyph("a")), Cell(.glyph("a", marks: ["\u{0301}"])), Cell(.wideTail),
      Cell(.glyph("a"), style: Style(bold: true)), Cell(.blank, style: Style(bold: true)),
      Cell(.glyph("b")), Cell(.glyph("a", marks: ["\u{0302}"])),
    ]
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    var broken = 0
    for _ in 0..<500 {
      let size = Size(rows: 9, columns: 11)
      var (first, second) = (Frame(size: size), Frame(size: size))
      // Long stretches stay the same, as on a screen, and begin and end anywhere.
      let changed = Int.random(in: 0..<99, using: &generator)
      for index in 0..<99 {
        let cell = kinds.randomElement(using: &generator) ?? Cell()
        first[index / 11, index % 11] = cell
        second[index / 11, index % 11] =
          abs(index - changed) < 8 ? kinds.randomElement(using: &generator) ?? Cell() : cell
      }
      let expected = first.cells.indices.filter { first.cells[$0] != second.cells[$0] }
      if second.changes(since: first) != expected { broken += 1 }
      if !first.changes(since: first).isEmpty { broken += 1 }
    }
    #expect(broken == 0, "seed \(seed)")
    let small = Frame(size: Size(rows: 1, columns: 2))
    #expect(small.changes(since: nil) == [0, 1])
    #expect(small.changes(since: Frame(size: Size(rows: 2, columns: 1))) == [0, 1])
  }

  @Test func snapshotsAreAsciiInPlanes() {
    var frame = Frame(size: Size(rows: 2, columns: 6))
    frame[0, 0] = Cell(.glyph("a"), style: Style(foreground: .indexed(3), bold: true))
    frame[0, 1] = Cell(.glyph("\u{05D0}", marks: ["\u{05B0}"]))
    frame[0, 2] = Cell(.glyph("\u{6F22}"))
    frame[0, 3] = Cell(.wideTail)
    frame[1, 4] = Cell(.blank, style: Style(reversed: true))
    frame.cursor = Point(row: 1, column: 4)
    #expect(
      FrameSnapshot(frame).description == """
        size 6x2 cursor 1,4
        text
        |a???
        |
        scalars
        0,1 U+05D0+U+05B0
        0,2 U+6F22 wide
        styles
        |a
        |....b
        a fg=3 bold
        b reversed

        """)
  }
}
