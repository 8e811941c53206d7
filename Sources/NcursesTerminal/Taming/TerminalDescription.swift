internal import CNcurses
internal import Screen

/// What the terminal database says of the terminal.
struct TerminalDescription {
  let term: String
  /// The number of colours.
  let colors: Int
  /// What puts a terminal back whose program cannot: plain text, plain keypad, visible cursor,
  /// normal screen.
  let restoreBytes: [UInt8]

  /// Reads the description.
  ///
  /// - Throws: ``TerminalError`` where the locale is not UTF-8 or no full screen can be drawn with
  ///   the terminal.
  init(environment: TerminalEnvironment, output: Int32) throws(TerminalError) {
    guard let term = environment["TERM"] else { throw .termIsNotSet }
    guard cncurses_use_utf8_locale() == 0 else {
      throw unsafe .localeIsNotUTF8(String(cString: cncurses_codeset()))
    }
    switch unsafe UInt32(bitPattern: cncurses_describe(term, output)) {
    case CNCURSES_USABLE.rawValue: break
    case CNCURSES_NO_DATABASE.rawValue: throw .noTerminalDatabase(term)
    case CNCURSES_UNKNOWN_TERMINAL.rawValue: throw .unknownTerminal(term)
    default: throw .cannotAddressCells(term)
    }
    self.term = term
    colors = unsafe Int(cncurses_number("colors"))
    var restore: [UInt8] = []
    for name in ["sgr0", "op", "rmkx", "cnorm"] { restore += Self.string(name) ?? [] }
    // Without a second screen, the next line is where the shell goes on.
    restore += Self.string("rmcup") ?? Array("\r\n".utf8)
    restoreBytes = restore
  }

  /// Whether the database has a terminal; what was described before is no longer, so ask for all of
  /// it first.
  static func exists(_ term: String, _ output: Int32) -> Bool {
    unsafe UInt32(bitPattern: cncurses_describe(term, output)) == CNCURSES_USABLE.rawValue
  }

  /// The key sequences that the description knows beyond the common ones.
  func keySequences() -> KeySequences {
    var sequences = KeySequences()
    for (name, press) in Self.describedKeys {
      if let bytes = Self.string(name) { sequences.add(bytes, press) }
    }
    sequences.setErase(UInt8(truncatingIfNeeded: cncurses_line_erase()))
    return sequences
  }

  /// A capability without its padding (`$<5>`), which no terminal of today needs.
  private static func string(_ name: String) -> [UInt8]? {
    guard let value = unsafe cncurses_string(name) else { return nil }
    var result: [UInt8] = []
    var isPadding = false
    let bytes = unsafe Array(String(cString: value).utf8)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "$"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "<") {
        isPadding = true
      }
      if !isPadding { result.append(byte) }
      if byte == UInt8(ascii: ">") { isPadding = false }
    }
    return result
  }

  /// The names of keys in terminfo; modified ones have the modifier's number at the end, 2 being
  /// left out.
  private static let describedKeys: [(String, KeyPress)] = {
    var keys: [(String, KeyPress)] = [
      ("kcuu1", KeyPress(.up)), ("kcud1", KeyPress(.down)), ("kcub1", KeyPress(.left)),
      ("kcuf1", KeyPress(.right)), ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
      ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kich1", KeyPress(.insert)),
      ("kdch1", KeyPress(.delete)), ("kent", KeyPress(.enter)), ("kcbt", KeyPress(.tab, .shift)),
      ("kri", KeyPress(.up, .shift)), ("kind", KeyPress(.down, .shift)),
    ]
    for number in 1...12 { keys.append(("kf\(number)", KeyPress(.function(number)))) }
    let modified: [(String, KeyPress.Key)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
    for (name, key) in modified {
      keys.append((name, KeyPress(key, .shift)))
      for number in 3...8 {
        keys.append(
          ("\(name)\(number)", KeyPress(key, Modifiers(rawValue: UInt8(number - 1)))))
      }
    }
    return keys
  }()
}
