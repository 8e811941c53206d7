internal import BidiAlgorithm
internal import Markup
internal import TextModel

/// A document with markup as text: a paragraph a line, with the controls that the markup means.
struct MarkedDocument {
  /// The paragraphs, each but the last with a line feed behind it.
  let document: Document
  private let paragraphs: [MarkupParagraph]

  /// Reads HTML; where nothing is displayed it is an empty text. O(*n*).
  ///
  /// - Parameters:
  ///   - source: the document as it is written.
  ///   - direction: what decides where the markup says nothing.
  init(html source: Document, direction: DirectionArgument) {
    var root = TextDirection.leftToRight
    if case .fixed(let fixed) = direction { root = fixed }
    paragraphs = HTMLReader.paragraphs(of: Array(source.text.unicodeScalars), direction: root)
    var text = String.UnicodeScalarView()
    for (number, paragraph) in paragraphs.enumerated() {
      if number > 0 { text.append("\n") }
      text.append(contentsOf: paragraph.scalars)
    }
    // Without it P1 would not count an empty last paragraph.
    if paragraphs.count > 1, paragraphs[paragraphs.count - 1].scalars.isEmpty { text.append("\n") }
    document = Document(text: String(text))
  }

  /// What decides each paragraph's direction: the markup.
  var decider: DirectionDecider { Self.decider(paragraphs.map(\.direction)) }

  /// What decides the directions of paragraphs of which each has one of these.
  static func decider(_ directions: [BaseDirection]) -> DirectionDecider {
    DirectionDecider(directions) { (paragraph: ParagraphIndex, _: Document) in
      let number = paragraph.rawValue
      return directions.indices.contains(number) ? directions[number] : .auto
    }
  }

  /// The direction of each paragraph of the document.
  var bases: [BaseDirection] {
    (0..<document.paragraphCount).map {
      paragraphs.indices.contains($0) ? paragraphs[$0].direction : .auto
    }
  }

  /// The paragraphs with a direction of their own that the markup gives, by their numbers.
  var directions: [(paragraph: Int, direction: TextDirection)] {
    paragraphs.enumerated().compactMap { number, paragraph in
      guard case .explicit(let direction) = paragraph.direction else { return nil }
      return (number, direction)
    }
  }

  /// Where the document has what the markup put there, ascending.
  var controls: [ScalarOffset] {
    paragraphs.enumerated().flatMap { number, paragraph in
      let start = document.range(of: ParagraphIndex(number)).lowerBound
      return paragraph.scalars.indices.filter { paragraph.places.isInserted($0) }
        .map { start.advanced(by: $0) }
    }
  }

  /// Where a scalar of a paragraph stands in the source; nil for one that the markup put there, and
  /// for a separator.
  func source(of position: Int, inParagraph number: Int) -> Range<Int>? {
    guard paragraphs.indices.contains(number), position < paragraphs[number].places.count,
      !paragraphs[number].places.isInserted(position)
    else { return nil }
    return paragraphs[number].places[position]
  }
}
