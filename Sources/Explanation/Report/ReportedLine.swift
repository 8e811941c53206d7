internal import BidiAlgorithm
internal import UnicodeData

/// A line of a paragraph as a report has it.
struct ReportedLine {
  /// A character as it is displayed.
  struct Shown {
    var position: Int
    /// After L4: the mirror image where there is one.
    var scalar: Unicode.Scalar
  }

  let range: Range<Int>
  /// From left to right, without what is not seen.
  private(set) var shown: [Shown] = []
  /// The places of characters on the line, from the left.
  private(set) var places: [Int: Int] = [:]
  private let levels: [EmbeddingLevel]

  /// The line that a paragraph shows, as far as it is told of.
  init(_ explained: ExplainedParagraph, _ told: Range<Int>) {
    range = explained.line
    levels = explained.lineLevels
    for position in explained.orderAfterL3 where told.contains(position) {
      places[position] = explained.placeAfterL3(of: position)
      let scalar = explained.scalars[position]
      guard !ScalarFacts.isInvisible(scalar) else { continue }
      var image = scalar
      if case .mirror(let mirror?) = explained.cells(at: position)[TraceStage.l4.rawValue].content {
        image = mirror
      }
      shown.append(Shown(position: position, scalar: image))
    }
  }

  /// The level after L1 of a character of the line.
  func level(_ position: Int) -> EmbeddingLevel? {
    range.contains(position) ? levels[position - range.lowerBound] : nil
  }
}
