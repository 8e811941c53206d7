internal import CNcurses
internal import Screen
internal import SystemPackage

/// Brings frames to the screen, cell by cell where they differ from the last.
struct FramePresenter {
  private let line: TerminalLine
  private var profile: TerminalProfile
  private var palette: Palette
  private var shown: Frame?
  private var mouse = true

  /// A presenter on an open screen.
  init(line: TerminalLine, profile: TerminalProfile) {
    self.line = line
    self.profile = profile
    palette = Palette(depth: profile.colors, capacity: Int(cncurses_pairs()))
  }

  /// The terminal's present size, if it says.
  func measure() -> Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    unsafe cncurses_line_size(line.output.rawValue, &rows, &columns)
    return rows > 0 && columns > 0 ? Size(rows: Int(rows), columns: Int(columns)) : nil
  }

  /// Makes the next frame be drawn as a whole, though only what differs is sent.
  mutating func forget() {
    shown = nil
  }

  /// Goes on in a terminal that is now better known.
  mutating func adopt(_ profile: TerminalProfile) {
    self.profile = profile
    guard let last = shown else { return repaint(isFresh: true) }
    forget()
    setModes(isFresh: true)
    cncurses_redraw()
    present(last)
  }

  /// Clears the screen and sets the terminal's modes.
  func takeScreen() {
    place(nil)
    setModes(isFresh: true)
  }

  /// Sends the whole screen anew, as it was shown last, to a terminal whose modes and cells are not
  /// known.
  ///
  /// - Parameter isFresh: whether the modes were left before; else what is kept or pushed stays so
  ///   once.
  func repaint(isFresh: Bool) {
    cncurses_redraw()
    place(shown?.cursor)
    setModes(isFresh: isFresh)
    guard profile.bidi.isOfTheScreen else { return }
    // Only now does the terminal show the cells it is given.
    cncurses_redraw()
    place(shown?.cursor)
  }

  private func setModes(isFresh: Bool) {
    let modes = isFresh ? profile.modeBytes : profile.modeBytesAgain
    line.write(modes + (mouse ? TerminalProfile.mouseOn : TerminalProfile.mouseOff))
  }

  /// Shows a frame. O(cells) to compare, and only cells that differ are sent.
  mutating func present(_ frame: Frame) {
    let changes = frame.changes(since: shown)
    let isOnlyCells = frame.cursor == shown?.cursor && frame.wantsMouse == mouse
    if shown != nil, changes.isEmpty, isOnlyCells { return }
    if profile.synchronizes { line.write(Self.beginUpdate) }
    draw(frame, changes)
    if palette.isExhausted {
      // Old styles may hold the pairs: once more with none of them.
      palette.forget()
      draw(frame, Array(frame.cells.indices))
    }
    place(frame.cursor)
    if frame.wantsMouse != mouse {
      mouse = frame.wantsMouse
      line.write(mouse ? TerminalProfile.mouseOn : TerminalProfile.mouseOff)
    }
    if profile.synchronizes { line.write(Self.endUpdate) }
    shown = frame
  }

  private mutating func draw(_ frame: Frame, _ indices: [Int]) {
    let columns = frame.size.columns
    for index in indices { put(frame, index / columns, index % columns, index) }
  }

  private mutating func put(_ frame: Frame, _ row: Int, _ column: Int, _ index: Int) {
    var cell = frame.cells[index]
    let hasTail =
      column + 1 < frame.size.columns && frame.cells[index + 1].content == .wideTail
    if cell.content == .wideTail {
      // Half of a wide cell is drawn with its other half; a tail without one is a blank.
      if column > 0, case .glyph = frame.cells[index - 1].content { return }
      cell.content = .blank
    }
    let fence = profile.fence(of: cell)
    let glyph = cell.writableGlyph(columns: hasTail ? 2 : 1, limit: fence == nil ? 4 : 3) {
      Int(cncurses_width($0.value))
    }
    let look = palette.look(of: cell.style)
    if hasTail, glyph.base == Cell.replacement { write(row, column + 1, " ", [], nil, look) }
    write(row, column, glyph.base, glyph.marks, fence, look)
  }

  private func write(
    _ row: Int, _ column: Int, _ base: Unicode.Scalar, _ marks: [Unicode.Scalar],
    _ fence: Unicode.Scalar?, _ look: Palette.Look
  ) {
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: marks.count + 2) { values in
      var count: Int32 = 0
      func append(_ scalar: Unicode.Scalar) {
        unsafe values[Int(count)] = scalar.value
        count += 1
      }
      append(base)
      marks.forEach(append)
      if let fence { append(fence) }
      guard let start = values.baseAddress else { return }
      unsafe cncurses_put(Int32(row), Int32(column), start, count, look.attributes, look.pair)
    }
  }

  private func place(_ cursor: Point?) {
    if let cursor {
      cncurses_flush(Int32(max(0, cursor.row)), Int32(max(0, cursor.column)))
    } else {
      cncurses_flush(-1, -1)
    }
  }

  private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
  private static let endUpdate = Array("\u{1B}[?2026l".utf8)
}
