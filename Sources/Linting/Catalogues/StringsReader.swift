internal import BidiAlgorithm
internal import Markup

/// The messages of Apple's string tables: `"key" = "value";`. O(*n*), whatever is in it.
enum StringsReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let text = file.scalars
    let passages = PassageText(scalars: text)
    var messages: [CatalogueMessage] = []
    var key: [Unicode.Scalar]?
    var isValue = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case "/" where index + 1 < text.count && text[index + 1] == "*":
        index += 2
        while index < text.count, !(text[index - 1] == "*" && text[index] == "/") { index += 1 }
      case "/" where index + 1 < text.count && text[index + 1] == "/":
        while index < text.count, text[index] != "\n" { index += 1 }
      case "=": isValue = true
      case ";": (key, isValue) = (nil, false)
      case "\"":
        let start = index + 1
        index = start
        while index < text.count, text[index] != "\"" { index += text[index] == "\\" ? 2 : 1 }
        index = min(index, text.count)
        let passage = read(start..<index, passages)
        if isValue {
          messages.append(making.message(passage, source: key))
        } else {
          key = passage.scalars
        }
      default: break
      }
      index += 1
    }
    return messages.map(withoutBareKey)
  }

  /// A key is the source only where it is a sentence with placeholders; a name of a message is
  /// none.
  private static func withoutBareKey(_ message: CatalogueMessage) -> CatalogueMessage {
    var message = message
    if let source = message.source, !source.contains(" ") { message.source = nil }
    return message
  }

  private static func read(_ range: Range<Int>, _ passages: PassageText) -> Passage {
    let passage = passages.unescaped(range, [.long], .message, writing: .apple)
    return AppleEscapes.read(passage)
  }
}

/// `\U2068`: four digits behind a capital letter.
private enum AppleEscapes {
  static func read(_ passage: Passage) -> Passage {
    guard passage.scalars.contains("\\") else { return passage }
    var result = passage
    result.scalars = []
    result.places = SourceMap()
    var index = 0
    let scalars = passage.scalars
    while index < scalars.count {
      if scalars[index] == "\\", index + 5 < scalars.count, scalars[index + 1] == "U",
        let value = UInt32(
          String(String.UnicodeScalarView(scalars[index + 2..<index + 6])), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result.scalars.append(scalar)
        result.places.append(
          passage.places[index].lowerBound..<passage.places[index + 5].upperBound)
        index += 6
      } else {
        result.scalars.append(scalars[index])
        result.places.append(passage.places[index])
        index += 1
      }
    }
    return result
  }
}
