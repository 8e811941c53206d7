internal import Fixing
internal import Markup
internal import TextModel
internal import UnicodeData

/// HTML as it was written, with what mends its paragraphs put into its text; all else of it stays.
///
/// An isolate around all that an element in the line holds is the element's `dir`. Another one is
/// an element `bdi`, where the tags between its ends are pairs; other controls are references.
struct FixedMarkup {
  /// Letters in the place of a range of the source, in scalars.
  private struct Change: Equatable {
    var range: Range<Int>
    var text: String
  }

  /// A paragraph with what comes into the source for it.
  private struct Mended {
    /// The paragraph as it was.
    var text: [Unicode.Scalar]
    /// The paragraph as it is to be read of what is written.
    var expected: [Unicode.Scalar]
    var attributes: [Change] = []
    var elements: [Change] = []
    var references: [Change] = []
    var way = Way.attributes

    var changes: [Change] {
      switch way {
      case .attributes: attributes
      case .elements: elements
      case .references: references
      case .nothing: []
      }
    }

    mutating func lower() {
      switch way {
      case .attributes: way = attributes == elements ? .references : .elements
      case .elements: way = .references
      case .references, .nothing: way = .nothing
      }
      if way == .nothing { expected = text }
    }
  }

  /// How a paragraph's isolates are written, the best way first.
  private enum Way { case attributes, elements, references, nothing }

  private let source: [Unicode.Scalar]
  private let marked: MarkedDocument
  private var paragraphs: [Mended] = []
  /// Whether a paragraph stays torn: nothing that could be put into its text mends it.
  private(set) var isLeft = false

  init(_ document: Document, _ marked: MarkedDocument) {
    source = Array(document.text.unicodeScalars)
    self.marked = marked
  }

  /// Takes the next paragraph, mended by the first candidate that the markup can have in its text.
  mutating func add(_ fixed: FixedParagraph) {
    let number = paragraphs.count
    for candidate in fixed.candidates where candidate.direction == nil {
      guard let changes = changes(candidate.edit, number) else { continue }
      paragraphs.append(
        Mended(
          text: fixed.text, expected: candidate.text, attributes: changes.attributes,
          elements: changes.elements, references: changes.references))
      return
    }
    isLeft = isLeft || !fixed.problems.isEmpty || !fixed.candidates.isEmpty
    paragraphs.append(Mended(text: fixed.text, expected: fixed.text))
  }

  /// An edit of a paragraph as changes of the source, in each way; nil where a place of it is none
  /// of the source.
  private func changes(
    _ edit: ControlEdit, _ number: Int
  ) -> (attributes: [Change], elements: [Change], references: [Change])? {
    var removed: [Change] = []
    for position in edit.removals {
      guard let range = marked.source(of: position, inParagraph: number) else { return nil }
      removed.append(Change(range: range, text: ""))
    }
    let controls = edit.insertions.flatMap(\.scalars)
    var references: [Change] = []
    var elements: [Change] = []
    var attributes: [Change] = []
    // The places that the initiators without an end so far may have.
    var open: [(index: Int, places: [Int])] = []
    for insertion in edit.insertions {
      for scalar in insertion.scalars {
        let isEnd = scalar == "\u{2069}" || scalar == "\u{202C}"
        let places = self.places(insertion.at, number, isEnd: isEnd)
        guard let place = places.first else { return nil }
        references.append(Change(range: place..<place, text: Self.reference(scalar)))
        elements.append(references[references.count - 1])
        attributes.append(references[references.count - 1])
        if Self.startTag(scalar) != nil { open.append((references.count - 1, places)) }
        guard scalar == "\u{2069}", let start = open.popLast() else { continue }
        guard let tag = Self.startTag(controls[start.index]),
          let pair = paired(start.places, places)
        else { continue }
        elements[start.index] = Change(range: pair.start..<pair.start, text: tag)
        elements[elements.count - 1] = Change(range: pair.end..<pair.end, text: "</bdi>")
        attributes[start.index] = elements[start.index]
        attributes[attributes.count - 1] = elements[elements.count - 1]
        if let place = placeOfAttribute(pair),
          let value = Self.direction(controls[start.index])
        {
          attributes[start.index] = Change(range: place..<place, text: " dir=\"\(value)\"")
          attributes[attributes.count - 1] = Change(range: pair.end..<pair.end, text: "")
        }
      }
    }
    return (attributes + removed, elements + removed, references + removed)
  }

  /// Where an attribute comes into the start tag of an element in the line that holds a range of
  /// the source and nothing else, and has no direction yet; nil where no such element does.
  private func placeOfAttribute(_ held: (start: Int, end: Int)) -> Int? {
    let close = held.start - 1
    guard close > 0, source[close] == ">", source[close - 1] != "/",
      let open = source[..<close].lastIndex(of: "<")
    else { return nil }
    let tag = String(String.UnicodeScalarView(source[open + 1..<close])).lowercased()
    let name = String(tag.prefix { $0.isLetter })
    // A value may hold anything; `dir`, `style` and the like would say the same again, or more.
    guard Self.inline.contains(name), !tag.contains(">"), !tag.contains("dir"),
      !tag.contains("style"),
      source[held.end...].starts(with: "</\(name)>".unicodeScalars)
    else { return nil }
    return close
  }

  /// Elements that are boxes in the line and take `dir` as an isolate.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "cite", "code", "dfn", "em", "i", "kbd", "mark", "s", "samp", "small", "span",
    "strong", "sub", "sup", "time", "u", "var",
  ]

  /// The value of `dir` that is an isolate; nil for all other controls.
  private static func direction(_ control: Unicode.Scalar) -> String? {
    switch control {
    case "\u{2066}": "ltr"
    case "\u{2067}": "rtl"
    case "\u{2068}": "auto"
    default: nil
    }
  }

  /// The tag of an isolate's element; nil for all other controls.
  private static func startTag(_ control: Unicode.Scalar) -> String? {
    switch control {
    case "\u{2066}": "<bdi dir=\"ltr\">"
    case "\u{2067}": "<bdi dir=\"rtl\">"
    case "\u{2068}": "<bdi>"
    default: nil
    }
  }

  /// The most tags beside a letter that a control may stand beyond.
  private static let mostTags = 8

  /// Where a control may stand in the source, the nearest to its letter first: what closes behind
  /// the letter before it, or behind end tags there; anything else before the letter behind it, or
  /// before start tags there.
  private func places(_ gap: Int, _ number: Int, isEnd: Bool) -> [Int] {
    let before = gap > 0 ? marked.source(of: gap - 1, inParagraph: number)?.upperBound : nil
    let behind = marked.source(of: gap, inParagraph: number)?.lowerBound
    guard var place = isEnd ? before ?? behind : behind ?? before else { return [] }
    var places = [place]
    while places.count <= Self.mostTags {
      if isEnd {
        guard source[place...].starts(with: "</".unicodeScalars),
          let end = source[place...].firstIndex(of: ">")
        else { break }
        place = end + 1
      } else {
        guard place > 0, source[place - 1] == ">",
          let start = source[..<place].lastIndex(of: "<"), source[start + 1] != "/"
        else { break }
        place = start
      }
      places.append(place)
    }
    return places
  }

  /// The nearest places of an isolate's ends between which tags are pairs.
  private func paired(_ starts: [Int], _ ends: [Int]) -> (start: Int, end: Int)? {
    for distance in 0..<starts.count + ends.count - 1 {
      for (index, start) in starts.enumerated() where ends.indices.contains(distance - index) {
        let end = ends[distance - index]
        if start <= end, HTMLReader.hasPairedTags(Array(source[start..<end])) {
          return (start, end)
        }
      }
    }
    return nil
  }

  /// The most paragraphs that are written in another way one by one.
  private static let mostSingle = 8

  /// The document. A paragraph that would not be read as it is meant stays as it was, and that is
  /// left.
  mutating func text(_ direction: DirectionArgument) -> String {
    // Attributes, elements, references, then nothing; at last nothing of any paragraph. Where one
    // paragraph decides the direction of others, as below `dir=auto`, that one may be enough.
    for round in 0..<Self.mostSingle + 4 {
      let mended = written()
      let wrong = misread(mended, direction)
      if wrong.isEmpty { return mended }
      let open = wrong.filter { paragraphs[$0].way != .nothing && !paragraphs[$0].changes.isEmpty }
      for number in round < Self.mostSingle && !open.isEmpty ? Array(open.prefix(1)) : wrong {
        lower(number)
      }
    }
    for number in paragraphs.indices { while paragraphs[number].way != .nothing { lower(number) } }
    return written()
  }

  private mutating func lower(_ number: Int) {
    let changes = !paragraphs[number].changes.isEmpty
    paragraphs[number].lower()
    isLeft = isLeft || changes && paragraphs[number].way == .nothing
  }

  /// The paragraphs that are not read as they are meant; all of them where there are others.
  private func misread(_ text: String, _ direction: DirectionArgument) -> [Int] {
    let read = MarkedDocument(html: Document(text: text), direction: direction)
    guard read.document.paragraphCount == marked.document.paragraphCount else {
      return Array(paragraphs.indices)
    }
    let (bases, known) = (read.bases, marked.bases)
    return paragraphs.indices.filter { number in
      let content = read.document.content(of: ParagraphIndex(number))
      return bases[number] != known[number]
        || content.scalars.dropLast(content.separatorCount).map(\.scalar)
          != paragraphs[number].expected
    }
  }

  /// The source with the changes; what nobody would see of it is a reference.
  private func written() -> String {
    let changes = paragraphs.flatMap(\.changes).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var text = ""
    var position = 0
    for change in changes {
      append(position..<max(position, change.range.lowerBound), to: &text)
      text += change.text
      position = max(position, change.range.upperBound)
    }
    append(position..<source.count, to: &text)
    return text
  }

  private func append(_ range: Range<Int>, to text: inout String) {
    for position in range {
      let scalar = source[position]
      switch scalar.value {
      case 0x0D:
        // HTML has one line end, however it is written.
        let isPair = position + 1 < source.count && source[position + 1] == "\n"
        if !isPair { text += "\n" }
      case 0x0C: text += " "
      // HTML passes over NUL, and reads references to 0x80 to 0x9F as another character set.
      case 0: break
      case 0x80...0x9F: text += "\u{FFFD}"
      case 0x09, 0x0A: text.unicodeScalars.append(scalar)
      default:
        if ScalarFacts.mustBeLabelled(scalar) {
          text += Self.reference(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{200E}": "&lrm;"
    case "\u{200F}": "&rlm;"
    default: "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
  }
}
