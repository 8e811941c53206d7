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
      case "TS":
        isQt = true
        if !isClosing { making.language = language("language", range, text) ?? making.language }
      case "xliff" where !isClosing:
        making.language = language("trgLang", range, text) ?? making.language
      case "file" where !isClosing:
        making.language = language("target-language", range, text) ?? making.language
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

  /// The language that an attribute of a tag names; nil where it does not.
  private static func language(
    _ name: String, _ tag: Range<Int>, _ text: [Unicode.Scalar]
  ) -> String? {
    let attributes = AttributePassages.attributes(in: tag, text)
    guard let attribute = attributes.first(where: { $0.name == name.lowercased() }),
      !attribute.value.isEmpty, attribute.value.count < longestLanguage
    else { return nil }
    return String(String.UnicodeScalarView(text[attribute.value]))
  }

  /// Names of languages are shorter.
  private static let longestLanguage = 36

  private static func read(_ range: Range<Int>, _ passages: PassageText) -> Passage {
    passages.unescaped(
      passages.trimmed(range), [.html], .message, writing: .escape(.html))
  }
}
