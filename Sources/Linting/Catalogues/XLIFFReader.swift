internal import BidiAlgorithm
internal import Markup

/// The messages of XLIFF and of Qt's TS files: a `source` and its `target` or `translation`.
enum XLIFFReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var making = making
    var messages: [CatalogueMessage] = []
    var start: Int?
    var source: [Unicode.Scalar]?
    var isQt = false
    for piece in XMLPieces(text).pieces {
      guard case .tag(let name, let isClosing, let isEmpty, let range) = piece else { continue }
      switch name {
      case "TS": isQt = true
      case "message", "trans-unit", "unit", "segment":
        if !isClosing { source = nil }
      case "source" where isClosing:
        if let from = start { source = read(from..<range.lowerBound, passages).scalars }
        start = nil
      case "target" where isClosing, "translation" where isClosing:
        if let from = start, source != nil {
          making.styles = isQt ? [.qt] : [.percent, .braces, .elements]
          messages.append(
            making.message(read(from..<range.lowerBound, passages), source: source))
        }
        start = nil
      case "source", "target", "translation": start = isEmpty ? nil : range.upperBound
      default: break
      }
    }
    return messages
  }

  private static func read(_ range: Range<Int>, _ passages: PassageText) -> Passage {
    passages.unescaped(
      passages.trimmed(range), [.html], .message, writing: .escape(.html))
  }
}
