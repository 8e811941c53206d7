internal import BidiAlgorithm
internal import Markup

/// The passages of data that is no catalogue.
enum DataPassages {
  /// The text between the tags of XML.
  static func xml(_ file: FileText) -> [Passage] {
    let text = PassageText(scalars: file.scalars)
    var passages: [Passage] = []
    for range in XMLPieces(file.scalars).texts {
      let inner = text.trimmed(range)
      guard !inner.isEmpty else { continue }
      let passage = text.unescaped(inner, [.html], .string, writing: .escape(.html))
      if passage.scalars.contains(where: Interest.has) { passages += passage.paragraphs() }
    }
    return passages
  }
}
