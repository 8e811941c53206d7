internal import BidiAlgorithm
internal import Markup

/// The messages of Java's files of properties: `key=value`, with lines that go on behind a
/// backslash.
enum PropertiesReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var messages: [CatalogueMessage] = []
    var line = 0
    while line < file.lineCount {
      let range = passages.trimmed(file.range(ofLine: line))
      line += 1
      guard let first = range.first, text[first] != "#", text[first] != "!" else { continue }
      var place = first
      while place < range.upperBound, !"=: ".unicodeScalars.contains(text[place]) {
        place += text[place] == "\\" ? 2 : 1
      }
      while place < range.upperBound, "=: ".unicodeScalars.contains(text[place]) { place += 1 }
      guard place <= range.upperBound else { continue }
      var parts = [place..<range.upperBound]
      while goesOn(parts[parts.count - 1], text), line < file.lineCount {
        let last = parts[parts.count - 1]
        parts[parts.count - 1] = last.lowerBound..<last.upperBound - 1
        parts.append(passages.trimmed(file.range(ofLine: line)))
        line += 1
      }
      var whole = Passage([], SourceMap(), .message, .auto, writing: .escape(.utf16))
      for part in parts {
        let read = passages.unescaped(part, [.utf16], .message, writing: .escape(.utf16))
        whole.scalars += read.scalars
        for index in 0..<read.places.count { whole.places.append(read.places[index]) }
      }
      if whole.scalars.contains(where: Interest.has) { messages.append(making.message(whole)) }
    }
    return messages
  }

  private static func goesOn(_ range: Range<Int>, _ text: [Unicode.Scalar]) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == "\\" { end -= 1 }
    return (range.upperBound - end) % 2 == 1
  }
}
