internal import Algorithms
internal import BidiAlgorithm
package import Screen
package import TextModel
internal import Wording

/// The marks in the text besides the selection: those of features, and what may only be read.
package struct TextMarks {
  private let marks: [TextMark]
  private let regions: [Range<ScalarOffset>]

  /// The marks on lines.
  package init(_ app: AppState, _ analysis: Analysis, _ lines: [LinePosition]) {
    regions = Array(app.session.protection.regions.ranges)
    marks =
      app.textContributions.flatMap { $0.marks(on: lines, app, analysis) }
      + (regions.isEmpty ? [] : [TextMark(regions, .protected)])
  }

  /// Changes the style of a scalar's cell.
  package func mark(_ offset: ScalarOffset, _ style: inout Style, _ theme: Theme) {
    for mark in marks where mark.ranges.holds(offset) { theme.emphasize(&style, mark.emphasis) }
  }

  /// Whether something on a line may only be read.
  package func protects(_ line: Range<ScalarOffset>) -> Bool {
    let index = regions.partitioningIndex { $0.upperBound > line.lowerBound }
    return index < regions.count && regions[index].lowerBound < line.upperBound
  }
}

extension [Range<ScalarOffset>] {
  /// Whether one of the ranges, which ascend, holds a scalar. O(log *n*).
  fileprivate func holds(_ offset: ScalarOffset) -> Bool {
    let index = partitioningIndex { $0.upperBound > offset }
    return index < count && self[index].contains(offset)
  }
}

extension TextPane {
  /// Marks the columns of the caret's places below the line. A flag points where typed text goes;
  /// the mark of the second place is hollow. The row below must have no line, whose cells they
  /// would seem to belong to.
  package static func drawFlags(
    _ lines: [LinePosition], gutter: Int, pitch: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let row = lines.count * pitch
    guard row < canvas.rows else { return }
    func column(_ place: CaretPlace) -> Int {
      gutter + analysis.layout.indent(of: place.line) + place.column.rawValue
    }
    func flag(_ place: CaretPlace) -> Int {
      column(place) + (place.direction == .rightToLeft ? -1 : 1)
    }
    for place in [analysis.places.secondary, analysis.places.primary].compactMap({ $0 })
    where place.line == lines.last {
      let isPrimary = place == analysis.places.primary
      canvas.put(
        isPrimary ? Sign.caretUp : Sign.secondCaretUp, row: row, column: column(place),
        style: canvas.theme[.caretMark])
      canvas.put(
        Sign.arrow(place.direction), row: row, column: flag(place),
        style: canvas.theme[.level(place.direction == .rightToLeft ? 1 : 0)])
    }
  }

  /// Says behind the end of a line that some of its cells show less than there is.
  package static func drawOmission(
    of position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    guard line.cells.contains(where: { $0.isVisible && $0.showsLess }) else { return }
    let left = gutter + analysis.layout.indent(of: position)
    let isRightToLeft = line.direction == .rightToLeft
    // A column for a selected separator, and a blank.
    let space = isRightToLeft ? left - gutter - 2 : canvas.columns - left - line.width - 2
    let words = ["underlined: drawn in part", "in part"].first { canvas.width(of: $0) <= space }
    guard let words else { return }
    canvas.write(
      words, row: row,
      column: isRightToLeft ? left - 2 - canvas.width(of: words) : left + line.width + 2, .quiet)
  }

  /// What features warn of beside a paragraph, where nothing else does.
  static func drawSign(
    of paragraph: ParagraphIndex, row: Int, _ app: AppState, _ analysis: Analysis,
    _ canvas: inout Canvas
  ) {
    guard hasSigns(columns: canvas.columns), row < canvas.rows,
      canvas.isEmpty(row: row, column: signColumn),
      let sign = app.textContributions.lazy.compactMap({ $0.sign(of: paragraph, app, analysis) })
        .first
    else { return }
    canvas.put(sign: sign, row: row, column: signColumn, style: canvas.theme[.warning])
  }

  /// The sign that a paragraph goes on below the last row, at the end of the row where reading
  /// ends: in the column that lines leave free for the caret, or in the gutter's blank one.
  package static func drawContinuation(
    of line: VisualLine, row: Int, gutter: Int, _ canvas: inout Canvas
  ) {
    guard !line.isLast else { return }
    let column = line.direction == .rightToLeft ? gutter - 1 : canvas.columns - 1
    guard gutter > 2, gutter < canvas.columns, row < canvas.rows,
      canvas.isEmpty(row: row, column: column)
    else { return }
    canvas.put(Sign.more, row: row, column: column, style: canvas.theme[.quiet])
  }
}
