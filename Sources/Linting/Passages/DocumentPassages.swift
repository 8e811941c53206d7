internal import BidiAlgorithm
internal import Markup

/// The passages of documents: plain text, Markdown, HTML.
enum DocumentPassages {
  /// Each paragraph of plain text that anything of bidi is in.
  static func plain(
    _ file: FileText, _ direction: BaseDirection,
    _ paragraphs: ParagraphDirections = ParagraphDirections()
  ) -> [Passage] {
    let text = PassageText(scalars: file.scalars)
    var passages: [Passage] = []
    for line in 0..<file.lineCount {
      let range = file.range(ofLine: line)
      let direction = paragraphs.direction(at: range.lowerBound) ?? direction
      guard text.isOfInterest(range) || isTurned(range, direction) else { continue }
      passages += text.plain(range, .prose, direction).paragraphs()
    }
    return passages
  }

  /// Whether even left-to-right text is laid out otherwise.
  private static func isTurned(_ range: Range<Int>, _ direction: BaseDirection) -> Bool {
    direction == .explicit(.rightToLeft) && !range.isEmpty
  }

  /// The paragraphs of HTML, as a browser displays them.
  static func html(_ file: FileText, _ direction: BaseDirection) -> [Passage] {
    let base: TextDirection
    if case .explicit(let direction) = direction { base = direction } else { base = .leftToRight }
    return HTMLReader.paragraphs(of: file.scalars, direction: base).compactMap { paragraph in
      guard paragraph.scalars.contains(where: Interest.has) else { return nil }
      return Passage(
        paragraph.scalars, paragraph.places, .prose, paragraph.direction, writing: .escape(.html))
    }
  }

  /// The lines of Markdown as they are rendered: without the signs of emphasis and the addresses of
  /// links, and without blocks of code.
  static func markdown(_ file: FileText, _ direction: BaseDirection) -> [Passage] {
    let text = PassageText(scalars: file.scalars)
    var passages: [Passage] = []
    var fence: Unicode.Scalar?
    for line in 0..<file.lineCount {
      let range = text.trimmed(file.range(ofLine: line))
      let start = file.scalars[range].prefix(3)
      if let first = start.first, first == "`" || first == "~", start.count == 3,
        start.allSatisfy({ $0 == first })
      {
        if fence == nil { fence = first } else if fence == first { fence = nil }
        continue
      }
      guard fence == nil, text.isOfInterest(range) else { continue }
      passages.append(rendered(range, file.scalars, direction))
    }
    return passages
  }

  private static func rendered(
    _ range: Range<Int>, _ scalars: [Unicode.Scalar], _ direction: BaseDirection
  ) -> Passage {
    var kept: [Unicode.Scalar] = []
    var map = SourceMap()
    var index = range.lowerBound
    while index < range.upperBound, "#>-*+| \t".unicodeScalars.contains(scalars[index]) {
      index += 1
    }
    while index < range.upperBound {
      let scalar = scalars[index]
      switch scalar {
      case "*", "`", "[": index += 1
      case "]" where index + 1 < range.upperBound && scalars[index + 1] == "(":
        let end = scalars[index..<range.upperBound].firstIndex(of: ")")
        index = end.map { $0 + 1 } ?? range.upperBound
      case "]": index += 1
      default:
        kept.append(scalar)
        map.append(index..<index + 1)
        index += 1
      }
    }
    return Passage(kept, map, .prose, direction)
  }
}
