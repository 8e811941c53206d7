internal import BidiAlgorithm
internal import Markup
internal import TextModel

/// A document with markup as text: a paragraph a line, with the controls that the markup means.
struct MarkedDocument {
  /// The paragraphs, each but the last with a line feed behind it.
  let document: Document
  private let paragraphs: [MarkupParagraph]
  /// Whether somebody said the direction of what says none itself.
  private let isDirectionSet: Bool

  /// Reads HTML; where nothing is displayed it is an empty text. O(*n*).
  ///
  /// - Parameters:
  ///   - source: the document as it is written.
  ///   - direction: what decides where the markup says nothing.
  init(html source: Document, direction: DirectionArgument) {
    var root = TextDirection.leftToRight
    if case .fixed(let fixed) = direction { root = fixed }
    if case .automatic = direction { isDirectionSet = false } else { isDirectionSet = true }
    paragraphs = HTMLReader.paragraphs(
      of: source.scalars(in: source.fullRange).map(\.scalar), direction: root)
    var text = String.UnicodeScalarView()
    for (number, paragraph) in paragraphs.enumerated() {
      if number > 0 { text.append("\n") }
      text.append(contentsOf: paragraph.scalars)
    }
    // Without it P1 would not count an empty last paragraph.
    if paragraphs.count > 1, paragraphs[paragraphs.count - 1].scalars.isEmpty { text.append("\n") }
    document = Document(text: String(text))
  }

  /// What decides each paragraph's direction: the markup, unless a strategy is asked for.
  func decider(unless direction: DirectionArgument) -> DirectionDecider {
    if case .strategy = direction { return direction.decider }
    return Self.decider(paragraphs.map(\.direction))
  }

  /// What decides the directions of paragraphs of which each has one of these.
  static func decider(_ directions: [BaseDirection]) -> DirectionDecider {
    DirectionDecider(directions) { (paragraph: ParagraphIndex, _: Document) in
      let number = paragraph.rawValue
      return directions.indices.contains(number) ? directions[number] : .auto
    }
  }

  /// The direction of each paragraph of the document.
  var bases: [BaseDirection] {
    (0..<document.paragraphCount).map { paragraph($0)?.direction ?? .auto }
  }

  /// The paragraphs with a direction that the markup gives, or has by default, by their numbers.
  var directions: [(paragraph: Int, direction: TextDirection, isDefault: Bool)] {
    paragraphs.enumerated().compactMap { number, paragraph in
      guard case .explicit(let direction) = paragraph.direction else { return nil }
      return (number, direction, hasDefaultDirection(number))
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

  /// A paragraph by its number; nil behind the last, where the document may have an empty one more.
  private func paragraph(_ number: Int) -> MarkupParagraph? {
    paragraphs.indices.contains(number) ? paragraphs[number] : nil
  }

  /// Whether nobody said the direction of a paragraph: it is the one that HTML has by default.
  func hasDefaultDirection(_ number: Int) -> Bool {
    !isDirectionSet && paragraph(number)?.hasDefaultDirection == true
  }

  /// Whether a direction may be written for a paragraph: nobody said one, or it is the value of a
  /// field that takes no controls and says none itself.
  func mayGetDirection(_ number: Int) -> Bool {
    if hasDefaultDirection(number) { return true }
    guard let paragraph = paragraph(number), !paragraph.takesControls else { return false }
    return paragraph.blockName != nil && !paragraph.hasBlockDirection
  }

  /// Whether controls may be written into a paragraph.
  func takesControls(_ number: Int) -> Bool {
    paragraph(number)?.takesControls ?? true
  }

  /// The name in the start tag of the block whose whole text a paragraph is; nil where there is no
  /// such block.
  func blockName(ofParagraph number: Int) -> Range<Int>? {
    paragraph(number)?.blockName
  }

  /// Where that tag has a `dir` that says nothing; nil where it has none.
  func silentDirection(ofParagraph number: Int) -> Range<Int>? {
    paragraph(number)?.blockSilentDirection
  }

  /// The words of a paragraph alone, without what the markup put there. O(its length).
  func words(ofParagraph number: Int) -> String { paragraph(number)?.plainText ?? "" }

  /// Where a scalar of a paragraph stands in the source; nil for one that the markup put there, and
  /// for a separator.
  func source(of position: Int, inParagraph number: Int) -> Range<Int>? {
    place(of: position, inParagraph: number).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The same, and for what the markup put there the place to which it belongs, as an empty range.
  func place(of position: Int, inParagraph number: Int) -> Range<Int>? {
    guard paragraphs.indices.contains(number), position >= 0,
      position < paragraphs[number].places.count
    else { return nil }
    return paragraphs[number].places[position]
  }

  /// Where the element begins in the source whose end, or for which, the markup put a scalar there;
  /// nil for what begins an element, and for what is of the source. O(position).
  func start(ofElementEndingAt position: Int, inParagraph number: Int) -> Int? {
    guard let place = place(of: position, inParagraph: number), place.isEmpty else { return nil }
    let paragraph = paragraphs[number]
    var open: [Int] = []
    for index in 0...position where paragraph.places.isInserted(index) {
      switch paragraph.scalars[index].value {
      // Initiators, and the marks that open a `q`.
      case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E, 0x2018, 0x201C:
        open.append(paragraph.places[index].lowerBound)
        if index == position { return nil }
      case 0x2069, 0x202C, 0x2019, 0x201D:
        let start = open.popLast()
        if index == position { return start }
      // A picture, or the mark behind it.
      default: if index == position { return place.lowerBound }
      }
    }
    return nil
  }
}
