internal import Fixing
internal import TextModel
internal import UnicodeData

/// HTML as it was written, with the controls that mend its paragraphs put into its text; all else
/// of it stays.
struct FixedMarkup {
  private let source: [Unicode.Scalar]
  private let marked: MarkedDocument
  /// The paragraphs as they are to be read of what is written.
  private var expected: [[Unicode.Scalar]] = []
  /// What is put in: places in the source, in scalars, in ascending order.
  private var insertions: [(at: Int, scalar: Unicode.Scalar)] = []
  /// Whether a paragraph stays torn: no controls that could be put into its text mend it.
  private(set) var isLeft = false

  init(_ document: Document, _ marked: MarkedDocument) {
    source = Array(document.text.unicodeScalars)
    self.marked = marked
  }

  /// Takes the next paragraph, mended by the first candidate that only puts controls in.
  mutating func add(_ fixed: FixedParagraph) {
    let number = expected.count
    guard !fixed.candidates.isEmpty else {
      isLeft = isLeft || !fixed.problems.isEmpty
      return expected.append(fixed.text)
    }
    guard
      let candidate = fixed.candidates.first(where: {
        $0.direction == nil && $0.removals.isEmpty
      })
    else {
      isLeft = true
      return expected.append(fixed.text)
    }
    var places: [(at: Int, scalar: Unicode.Scalar)] = []
    for insertion in candidate.insertions {
      for scalar in insertion.scalars {
        guard let place = place(insertion.at, scalar, number) else {
          isLeft = true
          return expected.append(fixed.text)
        }
        places.append((at: place, scalar: scalar))
      }
    }
    insertions += places
    expected.append(candidate.text)
  }

  /// Where a control goes in the source: what closes stands behind the letter before it, anything
  /// else before the letter behind it, so that both ends are inside the elements around them.
  private func place(_ gap: Int, _ control: Unicode.Scalar, _ number: Int) -> Int? {
    let before = gap > 0 ? marked.source(of: gap - 1, inParagraph: number)?.upperBound : nil
    let behind = marked.source(of: gap, inParagraph: number)?.lowerBound
    return control == "\u{2069}" || control == "\u{202C}" ? before ?? behind : behind ?? before
  }

  /// The document with a line end behind it. Where the markup would not be read as it is meant, it
  /// stays as it was, and that is left.
  mutating func text(_ direction: DirectionArgument) -> String {
    let mended = written(insertions)
    let read = MarkedDocument(html: Document(text: mended), direction: direction)
    let isRead = expected.indices.allSatisfy { number in
      let content = read.document.content(of: ParagraphIndex(number))
      return content.scalars.dropLast(content.separatorCount).map(\.scalar) == expected[number]
    }
    guard isRead, expected.count <= read.document.paragraphCount else {
      isLeft = true
      return written([])
    }
    return mended
  }

  /// The source with controls as references; what nobody would see of it is one, too.
  private func written(_ insertions: [(at: Int, scalar: Unicode.Scalar)]) -> String {
    let sorted = insertions.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }.map(\.element)
    var next = sorted[...]
    var text = ""
    for position in 0...source.count {
      while let first = next.first, first.at <= position {
        text += Self.reference(first.scalar)
        next.removeFirst()
      }
      guard position < source.count else { break }
      let scalar = source[position]
      // A reference to a control of C1 would be another character.
      if ScalarFacts.category(of: scalar) == .cc || !ScalarFacts.mustBeLabelled(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += Self.reference(scalar)
      }
    }
    return source.last == "\n" ? text : text + "\n"
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    "&#x\(String(scalar.value, radix: 16, uppercase: true));"
  }
}
