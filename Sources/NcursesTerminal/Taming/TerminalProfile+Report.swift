internal import Screen
internal import Wording

extension TerminalProfile {
  /// Its kind, with the version that it gave.
  public var name: String { version.map { "\(kind.rawValue) (\($0))" } ?? kind.rawValue }

  /// What was found, what will be sent, and why, in lines of two columns.
  public var report: [String] {
    var lines = [
      Self.line("terminal", name),
      Self.line("known by", evidence),
      Self.line("bidi", "\(bidi.backend.rawValue): \(bidi.reason)"),
      Self.line("at start", Self.visible(bidi.opening)),
      Self.line("at end", Self.visible(bidi.closing)),
    ]
    if bidi.backend == .lrm {
      lines.append(Self.line("in cells", "U+200E after every cell that turns a line"))
    }
    lines += [
      Self.line("colours", colors.words),
      Self.line("background", background.rawValue),
      Self.line("keyboard", hasKeyboardProtocol ? "kitty protocol, disambiguated" : "legacy"),
      Self.line("updates", synchronizes ? "synchronised (mode 2026)" : "as they come"),
      Self.line(
        "modes",
        "2004 paste, 1004 focus, "
          + (reportsPixels ? "1002, 1006 and 1016 mouse (in pixels)" : "1002 and 1006 mouse")),
    ]
    if let warning = bidi.warning { lines.append(Self.line("warning", warning.english)) }
    return lines
  }

  private static func line(_ title: String, _ text: String) -> String {
    title + String(repeating: " ", count: max(1, 12 - title.count)) + text
  }

  /// Control bytes by their names, for a user to read.
  private static func visible(_ sequence: String) -> String {
    if sequence.isEmpty { return "nothing" }
    var result = ""
    for scalar in sequence.unicodeScalars {
      switch scalar {
      case "\u{1B}": result += result.isEmpty ? "ESC " : "  ESC "
      case "\u{07}": result += " BEL"
      case " ": result += "SP "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ColorDepth {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .eight: "8"
    case .sixteen: "16"
    case .indexed256: "256"
    case .direct: "direct (24 bits)"
    case .direct256: "direct (24 bits) and 256"
    }
  }
}
