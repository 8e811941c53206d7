internal import BidiAlgorithm
internal import Markup

/// The messages of Fluent (FTL): patterns of messages, attributes and variants. Fluent itself
/// isolates placeables.
enum FluentReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var messages: [CatalogueMessage] = []
    for line in 0..<file.lineCount {
      let whole = file.range(ofLine: line)
      let range = passages.trimmed(whole)
      guard let first = range.first, text[first] != "#",
        passages.isOfInterest(range)
          || passages.hasBackslash(range)
      else { continue }
      // Each line of a pattern is laid out by itself; a variant's text stands behind its key.
      var start = range.lowerBound
      if text[first] == "[" || text[first] == "*" {
        start = text[range].firstIndex(of: "]").map { $0 + 1 } ?? range.upperBound
      } else if text[first] == "." || whole.lowerBound == range.lowerBound,
        let equals = text[range].firstIndex(of: "=")
      {
        start = equals + 1
      }
      let inner = passages.trimmed(start..<range.upperBound)
      guard !inner.isEmpty else { continue }
      messages.append(
        making.message(
          passages.unescaped(inner, [.long], .message, writing: .asIs)))
    }
    return messages
  }
}
