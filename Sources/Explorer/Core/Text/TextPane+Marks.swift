internal import Algorithms
internal import BidiAlgorithm
internal import Screen
internal import TextModel

/// What is marked in the text besides the selection: what features mark, and what may only be read.
struct TextMarks {
  private let marks: [TextMark]
  private let regions: [Range<ScalarOffset>]

  /// The marks on lines.
  init(_ state: AppState, _ analysis: Analysis, _ lines: [LinePosition]) {
    regions = Array(state.session.protection.regions.ranges)
    marks =
      state.textContributions.flatMap { $0.marks(on: lines, state, analysis) }
      + (regions.isEmpty ? [] : [TextMark(regions, .protected)])
  }

  /// Changes the style of a scalar's cell.
  func mark(_ offset: ScalarOffset, _ style: inout Style, _ theme: Theme) {
    for mark in marks where mark.ranges.holds(offset) { theme.emphasize(&style, mark.emphasis) }
  }

  /// Whether something on a line may only be read.
  func protects(_ line: Range<ScalarOffset>) -> Bool {
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
  /// At the columns of the caret's places a mark, and beside it a flag that points where text typed there goes;
  /// the gap's second place has a hollow mark. They stand under their line where nothing else does, else in the
  /// last row.
  static func drawFlags(
    _ lines: [LinePosition], gutter: Int, _ analysis: Analysis, _ canvas: inout Canvas
  ) {
    let last = canvas.rows - 1
    func column(_ place: CaretPlace) -> Int {
      gutter + analysis.layout.indent(of: place.line) + place.column.rawValue
    }
    func flag(_ place: CaretPlace) -> Int {
      column(place) + (place.direction == .rightToLeft ? -1 : 1)
    }
    // A place that the wheel took out of view has no mark.
    let places = [analysis.places.secondary, analysis.places.primary].compactMap { $0 }
      .filter { lines.contains($0.line) }
    let rows = places.map { place in
      guard let line = lines.firstIndex(of: place.line), line + 1 < last,
        canvas.isUntouched(row: line + 1, column: column(place)),
        canvas.isUntouched(row: line + 1, column: flag(place))
      else { return last }
      return line + 1
    }
    for (place, row) in zip(places, rows) {
      let isPrimary = place == analysis.places.primary
      canvas.put(
        isPrimary ? Sign.caretUp : Sign.secondCaretUp, row: row, column: column(place),
        style: canvas.theme[.caretMark])
      canvas.put(
        Sign.arrow(place.direction), row: row, column: flag(place),
        style: canvas.theme[.level(place.direction == .rightToLeft ? 1 : 0)])
    }
  }
}
