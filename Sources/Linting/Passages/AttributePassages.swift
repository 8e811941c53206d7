internal import BidiAlgorithm
internal import Markup
internal import UnicodeData

/// The attributes of HTML that are shown as text, each laid out in its element's direction (HTML
/// Standard, section 3.2.6.4).
enum AttributePassages {
  private static let shown: Set<String> = [
    "title", "alt", "placeholder", "label", "summary", "aria-label", "aria-description",
  ]
  /// Elements without an end.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The passages of a document. O(*n*).
  static func of(_ file: FileText, _ direction: BaseDirection) -> [Passage] {
    let text = PassageText(scalars: file.scalars)
    var passages: [Passage] = []
    var open: [(name: String, direction: BaseDirection)] = []
    var raw: String?
    for piece in XMLPieces(file.scalars).pieces {
      guard case .tag(let spelled, let isClosing, let isEmpty, let range) = piece else { continue }
      let name = spelled.lowercased()
      if let element = raw {
        if isClosing, Exact(name) == Exact(element) { raw = nil }
        continue
      }
      if isClosing {
        if let start = open.suffix(deepest).lastIndex(where: { Exact($0.name) == Exact(name) }) {
          open.removeSubrange(start...)
        }
        continue
      }
      let outer = open.last?.direction ?? (direction == .auto ? .explicit(.leftToRight) : direction)
      let attributes = attributes(in: range, file.scalars)
      let own = attributes.last { $0.name == "dir" }.flatMap {
        base(String(String.UnicodeScalarView(file.scalars[$0.value])))
      }
      for attribute in attributes where shown.contains(attribute.name) {
        var passage = text.unescaped(attribute.value, [.html], .string, writing: .escape(.html))
        passage.direction = own ?? outer
        if passage.scalars.contains(where: Interest.has) { passages.append(passage) }
      }
      if name == "script" || name == "style" { raw = name }
      if !isEmpty, raw == nil, !void.contains(name) { open.append((name, own ?? outer)) }
    }
    return passages
  }

  /// An end looks no further back than so many open elements.
  private static let deepest = 64

  private static func base(_ value: String) -> BaseDirection? {
    switch value.lowercased() {
    case "ltr": .explicit(.leftToRight)
    case "rtl": .explicit(.rightToLeft)
    case "auto": .auto
    default: nil
    }
  }

  /// The attributes of a tag that have values in quotes or without.
  static func attributes(
    in tag: Range<Int>, _ text: [Unicode.Scalar]
  ) -> [(name: String, value: Range<Int>)] {
    var result: [(name: String, value: Range<Int>)] = []
    var index = tag.lowerBound + 1
    func isEnd(_ place: Int) -> Bool {
      PassageText.isSpace(text[place]) || text[place] == ">" || text[place] == "/"
    }
    while index < tag.upperBound, !isEnd(index) { index += 1 }
    while index < tag.upperBound {
      guard !isEnd(index) else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < tag.upperBound, !isEnd(index), text[index] != "=" { index += 1 }
      let name = String(String.UnicodeScalarView(text[start..<index])).lowercased()
      guard index < tag.upperBound, text[index] == "=" else { continue }
      index += 1
      guard index < tag.upperBound else { break }
      let quote = text[index]
      let begin = quote == "\"" || quote == "'" ? index + 1 : index
      index = begin
      if begin > tag.lowerBound, text[begin - 1] == quote, quote == "\"" || quote == "'" {
        while index < tag.upperBound, text[index] != quote { index += 1 }
      } else {
        while index < tag.upperBound, !PassageText.isSpace(text[index]), text[index] != ">" {
          index += 1
        }
      }
      result.append((name, begin..<index))
      if index < tag.upperBound, text[index] == quote { index += 1 }
    }
    return result
  }
}
