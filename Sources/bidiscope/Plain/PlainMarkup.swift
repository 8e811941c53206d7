internal import BidiAlgorithm
internal import TextModel

/// What markup says of a text that was read from it, carried along through the text's edits.
struct PlainMarkup {
  /// What decides the direction of a paragraph, and whether nobody said it.
  private struct Given {
    var direction = BaseDirection.auto
    var isDefault = false
  }

  /// What is given for each paragraph.
  private var directions: [Given]
  /// Where the controls stand that the markup means, ascending.
  private var controls: [ScalarOffset]

  init(_ marked: MarkedDocument) {
    directions = marked.bases.enumerated().map {
      Given(direction: $1, isDefault: marked.hasDefaultDirection($0))
    }
    controls = marked.controls
  }

  /// What decides the directions of paragraphs.
  var decider: DirectionDecider { MarkedDocument.decider(directions.map(\.direction)) }

  /// Whether nobody said the direction of a paragraph: it is the one that HTML has by default.
  func hasDefaultDirection(_ paragraph: ParagraphIndex) -> Bool {
    given(for: paragraph.rawValue).isDefault
  }

  /// Sets the direction of one paragraph.
  mutating func set(_ direction: TextDirection, of paragraph: ParagraphIndex) {
    guard directions.indices.contains(paragraph.rawValue) else { return }
    directions[paragraph.rawValue] = Given(direction: .explicit(direction))
  }

  /// The positions of the markup's controls in each paragraph that has any, by its number.
  /// O(controls · log *n*).
  func positions(in document: Document) -> [Int: Set<Int>] {
    var positions: [Int: Set<Int>] = [:]
    for place in controls {
      let paragraph = document.paragraph(containing: place)
      let start = document.range(of: paragraph).lowerBound
      positions[paragraph.rawValue, default: []].insert(place.rawValue - start.rawValue)
    }
    return positions
  }

  /// Goes along with an edit: joined paragraphs have the direction of the first, and all parts of a
  /// split one have its own. O(paragraphs · log *n* + controls + replacements).
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - inverse: what takes it back.
  ///   - before: the text before it.
  ///   - after: the text after it.
  mutating func follow(_ edit: Edit, inverse: Edit, from before: Document, to after: Document) {
    var way = Way(edit)
    controls = controls.compactMap { way.place(of: $0).place }
    var back = Way(inverse)
    directions = (0..<after.paragraphCount).map { number in
      guard number > 0 else { return given(for: 0) }
      // What ended the paragraph before it tells which one begins here.
      let start = after.range(of: ParagraphIndex(number)).lowerBound
      let separator = back.place(of: start.advanced(by: -1))
      return separator.place.map { given(for: before.paragraph(containing: $0).rawValue + 1) }
        ?? given(for: before.paragraph(containing: separator.gap).rawValue)
    }
  }

  private func given(for paragraph: Int) -> Given {
    directions.indices.contains(paragraph) ? directions[paragraph] : Given()
  }

  /// Takes scalars through an edit in ascending order.
  private struct Way {
    private var rest: ArraySlice<Edit.Replacement>
    /// By how much the text before what is left has grown.
    private var growth = 0

    init(_ edit: Edit) { rest = edit.replacements[...] }

    /// Where a scalar stands after the edit, nil for one that went; and the gap of what came in its
    /// place.
    mutating func place(of scalar: ScalarOffset) -> (place: ScalarOffset?, gap: ScalarOffset) {
      while let next = rest.first, next.range.upperBound <= scalar {
        growth += next.text.scalarCount - next.range.count
        rest.removeFirst()
      }
      let moved = scalar.advanced(by: growth)
      guard let next = rest.first, next.range.contains(scalar) else { return (moved, moved) }
      return (nil, next.range.lowerBound.advanced(by: growth))
    }
  }
}
