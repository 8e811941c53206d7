/// The layout tables that are compiled in, read when they are asked for.
///
/// `Scripts/keyboards` makes them from Debian's xkb-data; ``LayoutReader`` documents their format.
enum LayoutTables {
  /// Each table under the name of its layout, in the order of the list. O(*n*) in the tables' bytes.
  static func all() -> [(name: String, table: Substring)] {
    [hebrew, yiddish, arabic, persian, urdu, thaiAndHindi].flatMap { file in
      let text = "\(file)"[...]
      return tables(in: text).map { table in
        (String(table.prefix { $0 != "\n" }.dropFirst("layout ".count)), table)
      }
    }
  }

  private static func tables(in text: Substring) -> [Substring] {
    var tables: [Substring] = []
    var start = text.startIndex
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where line.isEmpty {
      tables.append(text[start..<line.startIndex])
      start = text.index(after: line.startIndex)
    }
    return tables + [text[start...]]
  }
}
