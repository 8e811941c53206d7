internal import BidiAlgorithm
internal import Markup

/// The values of YAML: what stands behind a key or a dash, in quotes or without, and the lines of
/// block scalars (YAML 1.2.2, section 8.1): as they are behind `|`, together behind `>`.
enum YAMLReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var messages: [CatalogueMessage] = []
    var line = -1
    while line + 1 < file.lineCount {
      line += 1
      if let style = block(file.range(ofLine: line), text) {
        let lines = blockLines(behind: line, file)
        let passage = passages.lines(lines, .message, areFolded: style == ">")
        if passage.scalars.contains(where: Interest.has) {
          messages.append(making.message(passage))
        }
        line += lines.count
        continue
      }
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

  /// The sign of the block scalar that a line begins, behind a key or a dash; nil for other lines.
  private static func block(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Unicode.Scalar? {
    var end = range.upperBound
    if let comment = range.dropFirst().first(where: { text[$0] == "#" && text[$0 - 1] == " " }) {
      end = comment
    }
    while end > range.lowerBound, PassageText.isSpace(text[end - 1]) { end -= 1 }
    // What says how line ends and blanks are kept.
    var sign = end - 1
    while sign > range.lowerBound, "+-123456789".unicodeScalars.contains(text[sign]) { sign -= 1 }
    guard sign > range.lowerBound, end - sign <= 3, text[sign] == "|" || text[sign] == ">",
      text[sign - 1] == " "
    else { return nil }
    let before = text[range.lowerBound..<sign].last { !PassageText.isSpace($0) }
    return before == ":" || before == "-" ? text[sign] : nil
  }

  /// The lines of a block scalar behind the line that begins it, without their indentation.
  private static func blockLines(behind header: Int, _ file: FileText) -> [Range<Int>] {
    let text = file.scalars
    func indentation(_ range: Range<Int>) -> Int? {
      let first = range.first { text[$0] != " " }
      guard let first, !PassageText.isSpace(text[first]) else { return nil }
      return first - range.lowerBound
    }
    let outer = indentation(file.range(ofLine: header)) ?? 0
    var lines: [Range<Int>] = []
    var inner: Int?
    for line in header + 1..<max(header + 1, file.lineCount) {
      let range = file.range(ofLine: line)
      guard let own = indentation(range) else {
        lines.append(range.upperBound..<range.upperBound)
        continue
      }
      let least = inner ?? own
      guard own >= least, least > outer else { break }
      inner = least
      lines.append(range.lowerBound + least..<range.upperBound)
    }
    return lines
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
