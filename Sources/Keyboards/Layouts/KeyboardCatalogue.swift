internal import UnicodeData

/// The keyboards that are compiled in.
public enum KeyboardCatalogue {
  /// All keyboards: layouts first, then pads and spelling keyboards. Reads every table.
  public static func all() -> [Keyboard] {
    LayoutTables.all().compactMap { try? .layout(LayoutReader.read($0.table)) }
      + KeyPad.all.map(Keyboard.pad) + SpellingKeyboard.allCases.map(Keyboard.spelling)
  }

  /// The keyboard of a name, its own or that of xkb-data such as `il(phonetic)`; reads one table
  /// only.
  public static func keyboard(named name: String) -> Keyboard? {
    if let spelling = SpellingKeyboard.allCases.first(where: { $0.name == name }) {
      return .spelling(spelling)
    }
    if let pad = KeyPad.all.first(where: { $0.name == name }) { return .pad(pad) }
    let tables = LayoutTables.all()
    let header = "\nxkb \(name)\n"
    guard
      let found = tables.first(where: { $0.name == name })
        ?? tables.first(where: { $0.table.contains(header) })
    else { return nil }
    return (try? LayoutReader.read(found.table)).map(Keyboard.layout)
  }

  /// The table of a layout as it is compiled in, for users to start their own from; nil for a
  /// keyboard without one.
  public static func table(named name: String) -> String? {
    LayoutTables.all().first { $0.name == name }.map { String($0.table) + "\n" }
  }

  /// The layout of a user's own table.
  ///
  /// - Throws: the line and the key that are wrong.
  public static func layout(reading table: String) throws(LayoutMistake) -> KeyboardLayout {
    try LayoutReader.read(table)
  }

  /// The names of all keyboards, in the list's order.
  public static func names() -> [String] {
    LayoutTables.all().map(\.name) + KeyPad.all.map(\.name)
      + SpellingKeyboard.allCases.map(\.name)
  }

  /// The name that one that is unknown most likely stands for; nil where none is near. O(*n* *m*)
  /// for each name.
  public static func nearestName(to name: String) -> String? {
    NearestName.of(name, among: names(), orGoingOn: true)
  }
}
