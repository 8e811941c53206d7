/// The layout tables that are compiled in, read when they are asked for.
///
/// `Scripts/keyboards` makes them from Debian's xkb-data; ``LayoutReader`` documents their format.
enum LayoutTables {
  /// Each table under the name of its layout, in the order of the list. O(*n*) in the tables'
  /// bytes.
  static func all() -> [(name: String, table: Substring)] {
    [hebrew, yiddish, arabic, persian, urdu, thaiAndHindi].flatMap { file in
      let text = "\(file)"[...]
      return tables(in: text).map { table in
        (String(table.prefix { $0 != "\n" }.dropFirst("layout ".count)), table)
      }
    }
  }

  private static func tables(in text: Substring) -> [Substring] {
    // By the bytes: to find where each character ends takes ten times as long.
    let bytes = text.utf8
    var tables: [Substring] = []
    var start = bytes.startIndex
    var isAfterLineEnd = true
    for index in bytes.indices {
      let isLineEnd = bytes[index] == UInt8(ascii: "\n")
      if isLineEnd, isAfterLineEnd {
        tables.append(text[start..<index])
        start = bytes.index(after: index)
      }
      isAfterLineEnd = isLineEnd
    }
    return tables + [text[start...]]
  }
}
