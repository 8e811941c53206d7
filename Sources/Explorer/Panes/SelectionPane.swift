internal import BidiAlgorithm
internal import Screen
internal import TextModel
internal import UnicodeData

/// The selected ranges, or where the caret stands and what would happen there.
enum SelectionPane: Pane {
  static let title = "Selection"
  static let room = PaneRoom(least: 6)

  /// Draws the pane.
  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    if analysis.ranges.isEmpty {
      drawCaret(analysis, into: &canvas)
    } else {
      drawRanges(analysis, into: &canvas)
    }
  }

  /// The selection in one line.
  static func summary(_ analysis: Analysis) -> String {
    if analysis.ranges.isEmpty {
      return "caret at \(analysis.selection.focus.offset.rawValue), "
        + "column \(analysis.places.primary.column.rawValue)"
    }
    return counted(analysis.ranges.count, "range") + " "
      + analysis.ranges.map { bracketed($0) }.joined(separator: " ")
  }

  // MARK: - Ranges

  private static func drawRanges(_ analysis: Analysis, into canvas: inout Canvas) {
    let count = analysis.rangeSet.scalarCount
    var at = canvas.write(analysis.policy.rawValue + " ", row: 0, column: 0, .accent)
    at = canvas.write(counted(analysis.ranges.count, "range") + ", ", row: 0, column: at, .text)
    canvas.write(counted(count, "scalar"), row: 0, column: at, .text)
    let others = analysis.layout.comparison(of: analysis.selection, policy: analysis.policy)
    let isDetailed = canvas.rows >= 2 + analysis.ranges.count * 2 + others.count
    let most = max(
      1, (canvas.rows - 1 - min(others.count * 2, max(2, canvas.rows / 3))) / (isDetailed ? 2 : 1))
    var row = 1
    for range in analysis.ranges.prefix(most) {
      drawRange(range, row: row, isDetailed: isDetailed, analysis, &canvas)
      row += isDetailed ? 2 : 1
    }
    if analysis.ranges.count > most {
      canvas.write("and \(analysis.ranges.count - most) more", row: row, column: 1, .quiet)
      row += 1
    }
    for other in others where row < canvas.rows {
      drawComparison(other, row: &row, analysis, &canvas)
    }
  }

  private static func drawRange(
    _ range: Range<ScalarOffset>, row: Int, isDetailed: Bool, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let at = canvas.write(bracketed(range) + " ", row: row, column: 1, .text)
    drawText(range, row: row, column: max(at, 10), analysis, &canvas)
    guard isDetailed else { return }
    let storage = analysis.document.storageRange(range)
    canvas.write(
      "utf16 \(bracketed(storage.utf16)) utf8 \(bracketed(storage.utf8))", row: row + 1, column: 3,
      .quiet)
  }

  /// The scalars of a range in storage order, apart from each other.
  private static func drawText(
    _ range: Range<ScalarOffset>, row: Int, column: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    let shown =
      range
      .lowerBound..<min(
        range.upperBound, range.lowerBound.advanced(by: canvas.columns))
    var at = column
    for stored in analysis.document.scalars(in: shown) {
      guard at < canvas.columns - 1 else {
        canvas.put(Sign.more, row: row, column: canvas.columns - 1, style: canvas.theme[.quiet])
        return
      }
      let drawing = ClusterDrawing.of([stored.scalar])
      let isRightToLeft = BidiProperties.bidiClass(of: stored.scalar).isStrongRightToLeft
      if stored.scalar == " " {
        canvas.put(Sign.space, row: row, column: at, style: canvas.theme[.quiet])
        at += 2
      } else if let base = drawing.glyphs.first, drawing.label == nil, stored.isWellFormed {
        canvas.put(
          base, marks: Array(drawing.glyphs.dropFirst()), width: max(1, drawing.width), row: row,
          column: at, style: canvas.theme[.level(isRightToLeft ? 1 : 0)],
          isRightToLeft: isRightToLeft)
        at += max(1, drawing.width) + 1
      } else {
        at = canvas.write(StripItem.label(of: stored), row: row, column: at, .label(0)) + 1
      }
    }
  }

  /// What another policy would take from the same gesture.
  private static func drawComparison(
    _ other: SelectionComparison, row: inout Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let ranges = other.ranges.ranges.map { bracketed($0) }.joined(separator: " ")
    let excess = other.excess.scalarCount
    let missed = other.missed.scalarCount
    canvas.write("\(other.policy.rawValue) \(ranges)", row: row, column: 0, .quiet)
    row += 1
    guard row < canvas.rows else { return }
    if excess == 0, missed == 0 {
      canvas.write("takes the same", row: row, column: 3, .quiet)
    } else {
      var parts: [String] = []
      if excess > 0 { parts.append("\(excess) too many") }
      if missed > 0 { parts.append("\(missed) missed") }
      canvas.write(parts.joined(separator: ", "), row: row, column: 3, .warning)
    }
    row += 1
  }

  // MARK: - The caret

  private static func drawCaret(_ analysis: Analysis, into canvas: inout Canvas) {
    let report = analysis.layout.report(at: analysis.selection.focus)
    let offset = report.position.offset.rawValue
    let lean = report.position.affinity == .upstream ? "upstream" : "downstream"
    var lines: [(String, String)] = [
      ("caret", "gap \(offset) \(lean)"),
      ("column", place(report.places.primary)),
    ]
    if let second = report.places.secondary { lines.append(("and", place(second))) }
    lines.append(("Backspace", removed(report.backspace, analysis)))
    lines.append(("Delete", removed(report.delete, analysis)))
    if let place = report.leftToRightLetter {
      lines.append(("an L goes", "to column \(place.column.rawValue)"))
    }
    if let place = report.rightToLeftLetter {
      lines.append(("an R goes", "to column \(place.column.rawValue)"))
    }
    for (row, line) in lines.enumerated() {
      canvas.write(line.0, row: row, column: 0, .quiet)
      canvas.write(line.1, row: row, column: 11, .text)
    }
  }

  private static func place(_ place: CaretPlace) -> String {
    "\(place.column.rawValue) \(Sign.arrow(place.direction)) \(place.direction.shortName)"
  }

  private static func removed(_ range: Range<ScalarOffset>?, _ analysis: Analysis) -> String {
    guard let range else { return "nothing" }
    return analysis.document.scalars(in: range).map { stored in
      stored.isWellFormed
        ? codePoint(stored.value) : StripItem.label(of: stored)
    }.joined(separator: " ")
  }
}
