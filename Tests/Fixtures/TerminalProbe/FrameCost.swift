internal import Glibc
internal import NcursesTerminal
internal import Screen

/// What a frame costs in processor time, for frames that differ from the last in nothing, a cell, a
/// row, everything.
enum FrameCost {
  static func measure(_ terminal: NcursesTerminal) -> [String] {
    let plain = page(terminal.size, letter: 0)
    let other = page(terminal.size, letter: 1)
    var oneCell = plain
    oneCell[terminal.size.rows / 2, 3] = Cell(.glyph("#"))
    var oneRow = plain
    for column in 0..<terminal.size.columns { oneRow[3, column] = Cell(.glyph("=")) }
    let size = "\(terminal.size.columns)x\(terminal.size.rows)"
    return [("nothing", plain), ("one cell", oneCell), ("one row", oneRow), ("every cell", other)]
      .map { name, frame in
        let cost = microseconds(terminal, plain, frame)
        return "\(size), \(name) changed: \(cost) microseconds"
      }
  }

  /// The mean of showing two frames in turn.
  private static func microseconds(
    _ terminal: NcursesTerminal, _ first: Frame, _ second: Frame
  ) -> Int {
    let turns = 100
    terminal.present(first)
    let start = processorTime()
    for _ in 0..<turns {
      terminal.present(second)
      terminal.present(first)
    }
    return (processorTime() - start) / (turns * 2)
  }

  private static func page(_ size: Size, letter: Int) -> Frame {
    var frame = Frame(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let value = UInt32(0x61 + (row + column + letter) % 26)
        let style = Style(foreground: .indexed(UInt8(16 + row % 8)))
        frame[row, column] = Cell(.glyph(Unicode.Scalar(value) ?? " "), style: style)
      }
    }
    return frame
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
  }
}
