internal import BidiAlgorithm
internal import Markup

/// The messages of Android's resources: `string`, and the `item`s of arrays and plurals.
enum AndroidReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    let passages = PassageText(scalars: file.scalars)
    var messages: [CatalogueMessage] = []
    var start: Int?
    var isPlural = false
    for piece in XMLPieces(file.scalars).pieces {
      guard case .tag(let name, let isClosing, let isEmpty, let range) = piece else { continue }
      if name == "plurals" { isPlural = !isClosing }
      guard name == "string" || name == "item" else { continue }
      if !isClosing {
        start = isEmpty ? nil : range.upperBound
      } else if let from = start {
        let inner = passages.trimmed(from..<range.lowerBound)
        let passage = passages.unescaped(
          inner, [.utf16, .html], .message, writing: .escape(.utf16))
        messages.append(making.message(passage, isPlural: isPlural))
        start = nil
      }
    }
    return messages
  }
}
