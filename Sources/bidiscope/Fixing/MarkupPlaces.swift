internal import Fixing
internal import Markup
internal import TextModel

/// Letters in the place of a range of a document's source, in scalars.
struct MarkupChange: Equatable {
  var range: Range<Int>
  var text: String
}

/// Where controls come into the source of HTML, and as what.
///
/// An isolate around all that an element in the line holds is the element's `dir`. Another one is
/// an element `bdi`, where the tags between its ends are pairs; other controls are references.
/// Nothing stands inside a tag, but for references in the text that is a field's value, and nothing
/// in a reference.
struct MarkupPlaces {
  private let source: [Unicode.Scalar]
  private let tags: HTMLTagPlaces
  private let marked: MarkedDocument

  /// The places in a document, as it was read.
  init(_ document: Document, _ marked: MarkedDocument) {
    source = document.scalars(in: document.fullRange).map(\.scalar)
    tags = HTMLTagPlaces(source)
    self.marked = marked
  }

  /// An edit of a paragraph as changes of the source: with attributes, with elements, with
  /// references; nothing where a place of it is none of the source.
  func ways(_ edit: ControlEdit, _ number: Int) -> [[MarkupChange]] {
    var removed: [MarkupChange] = []
    for position in edit.removals {
      guard let range = marked.source(of: position, inParagraph: number) else { return [] }
      removed.append(MarkupChange(range: range, text: ""))
    }
    let controls = edit.insertions.flatMap(\.scalars)
    var references: [MarkupChange] = []
    var elements: [MarkupChange] = []
    var attributes: [MarkupChange] = []
    // The places that the initiators without an end so far may have.
    var open: [(index: Int, places: [Int])] = []
    for insertion in edit.insertions {
      for scalar in insertion.scalars {
        let isEnd = scalar == "\u{2069}" || scalar == "\u{202C}"
        let places = isEnd ? ends(insertion.at, number) : starts(insertion.at, number)
        guard let place = places.first, !tags.isInReference(place) else { return [] }
        references.append(MarkupChange(range: place..<place, text: Self.reference(scalar)))
        elements.append(references[references.count - 1])
        attributes.append(references[references.count - 1])
        if Self.startTag(scalar) != nil { open.append((references.count - 1, places)) }
        guard scalar == "\u{2069}", let start = open.popLast() else { continue }
        guard let tag = Self.startTag(controls[start.index]),
          let pair = paired(start.places, places)
        else { continue }
        elements[start.index] = MarkupChange(range: pair.start..<pair.start, text: tag)
        elements[elements.count - 1] = MarkupChange(range: pair.end..<pair.end, text: "</bdi>")
        attributes[start.index] = elements[start.index]
        attributes[attributes.count - 1] = elements[elements.count - 1]
        if let place = placeOfAttribute(pair),
          let value = Self.direction(controls[start.index])
        {
          attributes[start.index] = MarkupChange(range: place..<place, text: " dir=\"\(value)\"")
          attributes[attributes.count - 1] = MarkupChange(range: pair.end..<pair.end, text: "")
        }
      }
    }
    return [attributes, elements, references].map { $0 + removed }
  }

  /// The change with which the block whose whole text a paragraph is says its direction, in place
  /// of a `dir` that says none; nil where there is no such block, or no tag of it in the source.
  func change(saying direction: String, _ number: Int) -> MarkupChange? {
    guard let name = marked.blockName(ofParagraph: number), name.upperBound <= source.count,
      name.lowerBound > 0, source[name.lowerBound - 1] == "<"
    else { return nil }
    if let silent = marked.silentDirection(ofParagraph: number), silent.upperBound <= source.count {
      return MarkupChange(range: silent, text: "dir=\"\(direction)\"")
    }
    return MarkupChange(range: name.upperBound..<name.upperBound, text: " dir=\"\(direction)\"")
  }

  /// Where an attribute comes into the start tag of an element in the line that holds a range of
  /// the source and nothing else, and has no direction yet; nil where no such element does.
  private func placeOfAttribute(_ held: (start: Int, end: Int)) -> Int? {
    let close = held.start - 1
    guard let (open, kind) = tags.tag(endingAt: held.start), kind == .start,
      source[close - 1] != "/", tags.tag(startingAt: held.end)?.kind == .end
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
  /// The longest element whose end is looked for, in scalars of the source.
  private static let longestElement = 4096

  /// Where what opens may stand in the source, the nearest first: before the letter or the element
  /// behind the gap, or before start tags there.
  private func starts(_ gap: Int, _ number: Int) -> [Int] {
    guard var place = marked.place(of: gap, inParagraph: number)?.lowerBound else {
      return ends(gap, number)
    }
    var places = [place]
    while places.count <= Self.mostTags, let (start, kind) = tags.tag(endingAt: place), kind != .end
    {
      place = start
      places.append(place)
    }
    return places
  }

  /// Where what closes may stand in the source, the nearest first: behind the letter or the element
  /// before the gap, or behind end tags there.
  private func ends(_ gap: Int, _ number: Int) -> [Int] {
    guard var place = end(of: gap - 1, number) else { return [] }
    var places = [place]
    while places.count <= Self.mostTags, let (end, kind) = tags.tag(startingAt: place), kind == .end
    {
      place = end
      places.append(place)
    }
    return places
  }

  /// Where a scalar of a paragraph ends in the source, with the element that it closes. What begins
  /// an element ends where its text begins; so does a paragraph before its first scalar.
  private func end(of position: Int, _ number: Int) -> Int? {
    guard let range = marked.place(of: position, inParagraph: number) else {
      return marked.place(of: position + 1, inParagraph: number)?.lowerBound
    }
    if !range.isEmpty { return range.upperBound }
    guard let start = marked.start(ofElementEndingAt: position, inParagraph: number) else {
      return marked.place(of: position + 1, inParagraph: number)?.lowerBound ?? range.upperBound
    }
    let rest = source[start..<min(source.count, start + Self.longestElement)]
    return HTMLReader.length(ofFirstElement: Array(rest)).map { start + $0 } ?? range.upperBound
  }

  /// The nearest places of an isolate's ends between which tags are pairs.
  private func paired(_ starts: [Int], _ ends: [Int]) -> (start: Int, end: Int)? {
    for distance in 0..<starts.count + ends.count - 1 {
      for (index, start) in starts.enumerated() where ends.indices.contains(distance - index) {
        let end = ends[distance - index]
        if start <= end, tags.takesTags(at: start), tags.takesTags(at: end),
          HTMLReader.hasPairedTags(Array(source[start..<end]))
        {
          return (start, end)
        }
      }
    }
    return nil
  }

  /// A scalar as HTML has it where nobody would see it.
  static func reference(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{200E}": "&lrm;"
    case "\u{200F}": "&rlm;"
    default: "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
  }
}
