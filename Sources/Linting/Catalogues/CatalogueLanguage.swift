/// The language of a catalogue by its name and its folders.
enum CatalogueLanguage {
  /// Languages that are written from right to left, as catalogues name them.
  private static let rightToLeft: Set<String> = [
    "he", "iw", "ar", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv", "syr", "azb", "arz",
  ]

  /// The language, such as `he`; nil where nothing tells one that is read from right to left.
  static func of(path: String) -> String? {
    for part in path.split(separator: "/").suffix(4).reversed() {
      let tokens = part.split { ".-_@".contains($0) }
      if let token = tokens.last(where: { rightToLeft.contains(String($0)) }) {
        return String(token)
      }
    }
    return nil
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    rightToLeft.contains(String(language.prefix { $0 != "_" && $0 != "-" }))
  }
}
