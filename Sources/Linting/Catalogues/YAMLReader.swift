internal import BidiAlgorithm
internal import Markup

/// The values of YAML, a line each: what stands behind a key or a dash, in quotes or without.
enum YAMLReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var messages: [CatalogueMessage] = []
    for line in 0..<file.lineCount {
      let range = passages.trimmed(file.range(ofLine: line))
      guard let first = range.first, text[first] != "#",
        passages.isOfInterest(range) || passages.hasBackslash(range)
      else { continue }
      var start = first
      while start < range.upperBound, text[start] == "-", start + 1 < range.upperBound,
        text[start + 1] == " "
      {
        start += 2
      }
      start = value(start..<range.upperBound, text)
      let inner = passages.trimmed(start..<range.upperBound)
      guard let sign = inner.first.map({ text[$0] }) else { continue }
      let passage: Passage
      if sign == "\"" || sign == "'", inner.count > 1 {
        let close = text[(inner.lowerBound + 1)..<inner.upperBound].lastIndex(of: sign)
        let content = inner.lowerBound + 1..<(close ?? inner.upperBound)
        passage =
          sign == "\""
          ? passages.unescaped(content, [.long], .message, writing: .escape(.long))
          : passages.plain(content, .message)
      } else {
        passage = passages.plain(inner, .message)
      }
      if passage.scalars.contains(where: Interest.has) { messages.append(making.message(passage)) }
    }
    return messages
  }

  /// Where the value begins: behind the first colon and a space outside of quotes.
  private static func value(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Int {
    guard let first = range.first, text[first] != "\"", text[first] != "'" else {
      // A key in quotes.
      guard let first = range.first,
        let close = text[(first + 1)..<range.upperBound].firstIndex(of: text[first]),
        close + 1 < range.upperBound, text[close + 1] == ":"
      else { return range.lowerBound }
      return close + 2
    }
    for place in range where text[place] == ":" {
      if place + 1 == range.upperBound || text[place + 1] == " " { return place + 1 }
    }
    return range.lowerBound
  }
}
