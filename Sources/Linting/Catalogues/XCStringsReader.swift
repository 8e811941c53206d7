internal import BidiAlgorithm

/// The messages of Xcode's string catalogues: JSON with the languages below each key.
enum XCStringsReader {
  static func messages(of file: FileText, _ making: MessageMaking) -> [CatalogueMessage] {
    JSONStrings(file.scalars).values.compactMap { value in
      // strings / KEY / localizations / LANGUAGE / … / value
      guard value.path.count >= 5, value.path[0] == "strings", value.path[2] == "localizations",
        value.path.last == "value"
      else { return nil }
      var making = making
      making.language = value.path[3]
      let key = Array(value.path[1].unicodeScalars)
      let isPlural = value.path.contains("variations")
      let passage = JSONStrings.passage(value.content, file.scalars, .message)
      return making.message(
        passage, source: key.contains(" ") ? key : nil, isPlural: isPlural)
    }
  }
}
