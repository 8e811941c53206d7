internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import Screen
internal import UnicodeData
internal import Wording

/// The visible scalars of a line as they are typed, from left to right as they should be seen.
struct TypedOrder: Hashable, Sendable {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The gap into which is typed, in scalars from the left.
  private(set) var caret = 0

  /// Types a text; what follows in it goes to the right, whatever its direction.
  mutating func type(_ text: String) {
    let more = Array(text.unicodeScalars)
    scalars.insert(contentsOf: more, at: caret)
    caret += more.count
  }

  /// Takes out what stands left of the caret.
  mutating func erase() {
    guard caret > 0 else { return }
    caret -= 1
    scalars.remove(at: caret)
  }

  /// Moves the caret so many scalars to the right.
  mutating func go(by step: Int) { caret = min(max(0, caret + step), scalars.count) }

  /// Moves the caret to the right end, or to the left one.
  mutating func go(toEnd: Bool) { caret = toEnd ? scalars.count : 0 }

  /// What differs from the scalars of a line; nil where nothing does.
  func difference(from line: [Unicode.Scalar]) -> Words? {
    LetterDifference(line, wanted: scalars).sentence
  }
}

extension TypedOrder {
  /// Draws the scalars from left to right as they were typed, with the cursor at the caret; where
  /// they do not fit, the part around it.
  func draw(row: Int, into canvas: inout Canvas) {
    let drawings = scalars.map { ClusterDrawing.of([$0], canvas.clusters) }
    let widths = drawings.map { $0.label == nil ? max(1, $0.width) : 1 }
    let before = widths[..<caret].reduce(0, +)
    let first = max(0, before + 1 - canvas.columns)
    var column = -first
    for (index, scalar) in scalars.enumerated() {
      defer { column += widths[index] }
      guard column >= 0, column + widths[index] <= canvas.columns else { continue }
      let level = BidiProperties.bidiClass(of: scalar).isStrongRightToLeft ? 1 : 0
      let style = canvas.theme[.level(level)]
      if scalar == " " {
        canvas.put(Sign.space, row: row, column: column, style: canvas.theme[.quiet])
      } else if drawings[index].label == nil, !drawings[index].glyphs.isEmpty {
        canvas.put(cluster: [scalar], row: row, column: column, style: style)
      } else {
        canvas.put(Sign.control, row: row, column: column, style: style)
      }
    }
    canvas.placeCursor(row: row, column: min(before - first, canvas.columns - 1))
  }
}
