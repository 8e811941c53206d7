/// The language of a catalogue or a document by its name and its folders.
enum CatalogueLanguage {
  /// Languages that are written from right to left, as catalogues name them.
  private static let rightToLeft: Set<String> = [
    "he", "iw", "ar", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv", "syr", "azb", "arz",
  ]

  /// The language, such as `he`; nil where nothing tells one that is read from right to left.
  static func of(path: String) -> String? {
    for part in path.split(separator: "/").suffix(4).reversed() {
      let tokens = part.split { ".-_@+".contains($0) }
      if let token = tokens.last(where: { rightToLeft.contains(String($0)) }) {
        return String(token)
      }
    }
    return nil
  }

  /// The language of a document whose name ends in it before its ending, or which stands in a
  /// folder of that name: `README.he.md`, `docs/fa/start.md`; nil where nothing tells one that is
  /// read from right to left.
  static func ofDocument(path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    let tokens = name.split { ".-_".contains($0) }.map(String.init)
    if tokens.count > 1, let token = tokens.dropLast().last, rightToLeft.contains(token) {
      return token
    }
    return parts.dropLast().suffix(mostFolders).map(String.init).last(where: rightToLeft.contains)
  }

  /// How many folders of a document are looked at.
  private static let mostFolders = 4
}
