internal import BidiAlgorithm
internal import Screen
internal import TextModel

/// What is marked in the text besides the selection: hits of what was sought, and what may only be read.
struct TextMarks {
  private let hits: [Range<ScalarOffset>]
  private let current: Range<ScalarOffset>?
  private let regions: [Range<ScalarOffset>]

  /// The marks on lines.
  init(_ state: AppState, _ lines: [LinePosition]) {
    regions = Array(state.session.protection.regions.ranges)
    guard state.marksHits, let first = lines.first, let last = lines.last else {
      hits = []
      current = nil
      return
    }
    hits = state.hitMemo.hits(
      of: state.search, in: first.paragraph...last.paragraph, state.session.document)
    current = state.currentHit
  }

  /// Changes the style of a scalar's cell.
  func mark(_ offset: ScalarOffset, _ style: inout Style, _ theme: Theme) {
    if hits.holds(offset) {
      theme.markHit(&style, isCurrent: current?.contains(offset) == true)
    }
    if regions.holds(offset) { theme.protect(&style) }
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
  /// Below the text, at the columns of the caret's places: a mark, and beside it a flag that points where text
  /// typed there goes. The gap's second place has a hollow mark.
  static func drawRuler(row: Int, gutter: Int, _ analysis: Analysis, _ canvas: inout Canvas) {
    func draw(_ place: CaretPlace, _ mark: Unicode.Scalar) {
      let column = gutter + analysis.layout.indent(of: place.line) + place.column.rawValue
      let isRightToLeft = place.direction == .rightToLeft
      canvas.put(mark, row: row, column: column, style: canvas.theme[.caretMark])
      canvas.put(
        Sign.arrow(place.direction), row: row, column: column + (isRightToLeft ? -1 : 1),
        style: canvas.theme[.level(isRightToLeft ? 1 : 0)])
    }
    if let second = analysis.places.secondary { draw(second, Sign.secondCaretUp) }
    draw(analysis.places.primary, Sign.caretUp)
  }
}
