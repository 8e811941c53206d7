internal import CNcurses
internal import Screen
internal import SystemPackage
internal import UnicodeData

/// Brings frames to the screen, cell by cell where they differ from the last.
struct FramePresenter {
  private let line: TerminalLine
  private var profile: TerminalProfile
  private var palette: Palette
  private var shown: Frame?
  private var mouse = true
  /// How the terminal counts the columns of clusters.
  var clusters = ClusterMetrics.safe {
    didSet { if clusters != oldValue { isRecounted = true } }
  }
  /// Whether that has changed since the last frame: the same cell may now be drawn by the terminal
  /// library, or no longer.
  private var isRecounted = false
  private var layer = ClusterLayer()
  /// Whether a frame held a cluster that terminals count differently.
  private(set) var hasMetClusters = false
  /// How a slow line is fed; nil for one that takes all at once.
  private var pace: LinePace?
  /// The newest frame, where a part of it has not been sent yet.
  private var unsent: Frame?

  /// A presenter on an open screen.
  init(line: TerminalLine, profile: TerminalProfile) {
    self.line = line
    self.profile = profile
    pace = LinePace(bitsPerSecond: Int(cncurses_line_speed(line.output.rawValue)))
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
    unsent = nil
  }

  /// Goes on in a terminal that is now better known.
  mutating func adopt(_ profile: TerminalProfile) {
    self.profile = profile
    guard let last = unsent ?? shown else { return repaint(isFresh: true) }
    forget()
    setModes(isFresh: true)
    cncurses_redraw()
    present(last, asking: [])
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
    if profile.bidi.isOfTheScreen {
      // Only now does the terminal show the cells it is given.
      cncurses_redraw()
      place(shown?.cursor)
    }
    line.write(layer.bytes(nil, palette.depth))
  }

  private func setModes(isFresh: Bool) {
    let modes = isFresh ? profile.modeBytes : profile.modeBytesAgain
    line.write(modes + (mouse ? profile.mouseOn : profile.mouseOff))
  }

  /// Shows a frame, on a slow line as much of it as that takes at once: ``sendRest(now:)`` goes on,
  /// and what has not gone when the next frame comes is left out for that.
  mutating func present(_ frame: Frame, now: Int) {
    let isStep = shown?.size == frame.size && !isRecounted && frame.wantsMouse == mouse
    guard pace != nil, isStep else {
      return present(frame, asking: [])
    }
    unsent = frame
    if patience(now: now) == 0 { sendRest(now: now) }
  }

  /// How long until more of the newest frame may be sent, in milliseconds; nil where all of it was.
  func patience(now: Int) -> Int? { unsent == nil ? nil : pace?.remaining(now: now) }

  /// Sends the next part of the newest frame.
  mutating func sendRest(now: Int) {
    guard let frame = unsent, let budget = pace?.budget, let shown else { return }
    unsent = nil
    if frame == shown { return }
    let step = shown.step(
      toward: frame, within: budget - Self.edgeBytes, styleBytes: palette.styleBytes)
    send(step.frame)
    pace?.note(bytes: step.bytes + Self.edgeBytes, now: now)
    if step.frame != frame { unsent = frame }
  }

  /// Shows a whole frame. O(cells) to compare, and only cells that differ are sent.
  ///
  /// - Parameters:
  ///   - frame: what the screen is to show.
  ///   - questions: what is sent before it; the row that they are written on is drawn anew.
  mutating func present(_ frame: Frame, asking questions: [UInt8]) {
    unsent = nil
    send(frame, asking: questions)
  }

  private mutating func send(_ frame: Frame, asking questions: [UInt8] = []) {
    let isWhole = shown == nil || isRecounted
    let changes = frame.changes(since: isWhole ? nil : shown)
    let isOnlyCells = frame.cursor == shown?.cursor && frame.wantsMouse == mouse
    if !isWhole, changes.isEmpty, isOnlyCells, questions.isEmpty { return }
    if profile.synchronizes { line.write(Self.beginUpdate) }
    let former = layer
    if isWhole { layer = ClusterLayer() }
    var rows = takeClusters(of: frame, changes)
    line.write(former.erasing(except: layer, rows: frame.size.rows, palette.depth))
    if !questions.isEmpty {
      line.write(questions)
      cncurses_redraw_row(Int32(ClusterExchange.row - 1))
      rows.insert(ClusterExchange.row - 1)
    }
    draw(frame, changes)
    if palette.isExhausted {
      // Old styles may hold the pairs: once more with none of them.
      palette.forget()
      draw(frame, Array(frame.cells.indices))
    }
    place(frame.cursor)
    if !layer.isEmpty { line.write(layer.bytes(isWhole ? nil : rows, palette.depth)) }
    if frame.wantsMouse != mouse {
      mouse = frame.wantsMouse
      line.write(mouse ? profile.mouseOn : profile.mouseOff)
    }
    if profile.synchronizes { line.write(Self.endUpdate) }
    shown = frame
    isRecounted = false
  }

  private mutating func draw(_ frame: Frame, _ indices: [Int]) {
    let columns = frame.size.columns
    for index in indices { put(frame, index / columns, index % columns, index) }
  }

  private mutating func put(_ frame: Frame, _ row: Int, _ column: Int, _ index: Int) {
    var cell = frame.cells[index]
    if cell.content == .wideTail {
      // A part of a cluster is drawn with its beginning; a tail without one is a blank.
      var start = index
      while start > index - column, frame.cells[start].content == .wideTail { start -= 1 }
      if case .glyph = frame.cells[start].content {
        return put(frame, row, column - (index - start), start)
      }
      cell.content = .blank
    }
    let columns = frame.width(row: row, column: column)
    let fence = profile.fence(of: cell)
    let look = palette.look(of: cell.style)
    func blank(_ range: Range<Int>) { for tail in range { write(row, tail, " ", [], nil, look) } }
    if layer.holds(row: row, column: column) { return blank(column..<column + columns) }
    let glyph = cell.writableGlyph(
      columns: min(columns, 2), limit: Self.marks(beside: fence), metrics: clusters,
      width: NcursesTerminal.columns(of:))
    if glyph.base == Cell.replacement || columns > 2 { blank(column + 1..<column + columns) }
    write(row, column, glyph.base, glyph.marks, fence, look)
  }

  /// Gathers the clusters of the rows that change; returns these rows.
  private mutating func takeClusters(of frame: Frame, _ changes: [Int]) -> Set<Int> {
    let columns = frame.size.columns
    guard columns > 0 else { return [] }
    let rows = Set(changes.map { $0 / columns })
    for row in rows {
      layer.clear(row)
      for column in 0..<columns {
        let cell = frame.cells[row * columns + column]
        guard case .glyph(let base, let marks) = cell.content,
          base.value >= 0x80 || !marks.isEmpty
        else { continue }
        let fence = profile.fence(of: cell)
        let own = frame.width(row: row, column: column)
        let cluster = cell.writableCluster(
          columns: own, limit: Self.marks(beside: fence), metrics: clusters,
          width: NcursesTerminal.columns(of:))
        guard let cluster else { continue }
        layer.add(
          cluster + (fence.map { [$0] } ?? []), cell.style, row: row, column: column, columns: own)
        hasMetClusters = true
      }
    }
    return rows
  }

  private static func marks(beside fence: Unicode.Scalar?) -> Int { fence == nil ? 4 : 3 }

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

  /// What a part takes beside its cells: its marks, and the cursor hidden, placed and shown.
  private static let edgeBytes = 50
  private static let beginUpdate = Array("\u{1B}[?2026h".utf8)
  private static let endUpdate = Array("\u{1B}[?2026l".utf8)
}
