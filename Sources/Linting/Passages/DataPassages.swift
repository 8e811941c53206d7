internal import BidiAlgorithm
internal import Markup

/// The passages of data that is no catalogue.
enum DataPassages {
  /// The keys of JSON: they are shown where the values are.
  static func jsonKeys(_ file: FileText) -> [Passage] {
    JSONStrings(file.scalars).keys.compactMap { key in
      let passage = JSONStrings.passage(key, file.scalars, .string)
      return passage.scalars.contains(where: Interest.has) ? passage : nil
    }
  }

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
