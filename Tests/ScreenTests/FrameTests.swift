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

  private static func text(_ size: Size, _ generator: inout SeededGenerator) -> Frame {
    var frame = Frame(size: size)
    let styles = [Style(), Style(bold: true)]
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let style = styles.randomElement(using: &generator) ?? Style()
        let columns = Int.random(in: 0...3, using: &generator)
        if columns > 0, column + columns <= size.columns {
          let base: Unicode.Scalar = Bool.random(using: &generator) ? "a" : "\u{0928}"
          let marks: [Unicode.Scalar] = Bool.random(using: &generator) ? ["\u{093F}"] : []
          frame[row, column] = Cell(.glyph(base, marks: marks), style: style)
          for tail in 1..<max(columns, 1) {
            frame[row, column + tail] = Cell(.wideTail, style: style)
          }
        }
        column += max(1, columns)
      }
    }
    frame.cursor = Point(row: Int.random(in: 0..<size.rows, using: &generator), column: 0)
    return frame
  }

  /// Steps of a bounded cost lead from any frame to any other, and no cluster is ever cut.
  @Test func stepsLeadToTheFrame() {
    let seed: UInt64 = 9600
    var generator = SeededGenerator(seed: seed)
    let size = Size(rows: 6, columns: 17)
    for _ in 0..<300 {
      var shown = Self.text(size, &generator)
      let target = Self.text(size, &generator)
      let budget = Int.random(in: 1...300, using: &generator)
      var steps = 0
      while shown != target, steps < 300 {
        let (next, bytes) = shown.step(toward: target, within: budget, styleBytes: 30)
        let changed = next.changes(since: shown)
        #expect(bytes <= max(budget, 60), "seed \(seed)")
        #expect(!changed.isEmpty || next.cursor != shown.cursor, "seed \(seed)")
        // What is above the cursor comes last.
        let cursor = (target.cursor?.row ?? 0) * 17
        if changed.contains(where: { $0 < cursor }) {
          let left = target.changes(since: next).filter { $0 >= cursor }
          #expect(left.allSatisfy { shown.cells[$0] == target.cells[$0] }, "seed \(seed)")
        }
        for index in next.cells.indices where next.cells[index].content == .wideTail {
          #expect(index % 17 > 0 && next.cells[index - 1].content != .blank, "seed \(seed)")
        }
        (shown, steps) = (next, steps + 1)
      }
      #expect(shown == target, "seed \(seed)")
    }
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
