internal import Explorer
internal import ExplorerCore
internal import TextModel

/// The text that opens where none is named.
enum Sample {
  static let text = """
    The title is \u{5E1}\u{5E4}\u{5E8} \u{5D4}\u{5D1}\u{5D9}\u{5EA} in Hebrew, 123 pages.
    \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}! (50%)
    \u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645} \u{641}\u{64A} Bidiscope
    Drag from here \u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4}\u{5D5} to here: one sweep, several ranges.
    """

  /// Makes the sweep that the last line speaks of: two ranges, and the gap between them.
  static func sweep(_ app: inout AppState) {
    let first = LinePosition(paragraph: ParagraphIndex(0), line: 0)
    let lines = app.session.layout.lines(from: first, count: 100)
    let line = 1 + (lines.firstIndex { $0.paragraph == ParagraphIndex(3) } ?? 3)
    _ = app.session.perform(
      .drag(VisualPoint(line: line, column: 0), VisualPoint(line: line, column: 18)))
  }
}
