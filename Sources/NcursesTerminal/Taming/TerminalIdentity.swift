internal import Screen

/// Which terminal it is, by its own answers or, where they do not tell, by the environment.
struct TerminalIdentity: Hashable {
  var kind: TerminalKind
  /// The version it gave, as it gave it.
  var version: String?
  /// What it was recognised by, for the user to read.
  var evidence: String

  init(replies: [TerminalReply], environment: TerminalEnvironment) {
    let name = Self.versionReply(replies)
    if let name, let kind = Self.kind(ofName: name) {
      self.init(kind, name, "XTVERSION answers '\(name)'")
    } else if let attributes = Self.attributes(replies),
      let kind = Self.kind(ofAttributes: attributes, environment)
    {
      let text = attributes.map(String.init).joined(separator: ";")
      self.init(kind, name, "DA2 answers '>\(text)'")
    } else if let (kind, variable) = Self.kind(in: environment, answered: !replies.isEmpty) {
      self.init(kind, name, variable)
    } else {
      self.init(.unknown, name, name.map { "XTVERSION answers '\($0)'" } ?? "no name was given")
    }
  }

  private init(_ kind: TerminalKind, _ version: String?, _ evidence: String) {
    self.kind = kind
    self.version = version
    self.evidence = evidence
  }

  /// What XTVERSION answered; only what can be printed.
  private static func versionReply(_ replies: [TerminalReply]) -> String? {
    for case .deviceControl(let text) in replies where text.hasPrefix(">|") {
      return String(text.dropFirst(2).filter { $0.isASCII && $0 >= " " && $0 != "\u{7F}" })
    }
    return nil
  }

  private static func attributes(_ replies: [TerminalReply]) -> [Int]? {
    for case .secondaryAttributes(let numbers) in replies { return numbers }
    return nil
  }

  private static func kind(ofName name: String) -> TerminalKind? {
    let names: [(String, TerminalKind)] = [
      ("XTerm", .xterm), ("tmux", .tmux), ("VTE", .vte), ("Konsole", .konsole),
      ("mlterm", .mlterm), ("kitty", .kitty), ("foot", .foot), ("WezTerm", .wezterm),
      ("iTerm2", .iterm2), ("mintty", .mintty), ("ghostty", .ghostty), ("alacritty", .alacritty),
    ]
    return names.first { name.hasPrefix($0.0) }?.1
  }

  /// By the numbers of DA2, as measured.
  private static func kind(
    ofAttributes numbers: [Int], _ environment: TerminalEnvironment
  ) -> TerminalKind? {
    guard numbers.count >= 2 else { return nil }
    switch (numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0) {
    case (84, _, _): return .tmux
    case (83, _, _): return .screen
    case (65, 2000..., _), (61, 2000..., _): return .vte
    case (24, _, _): return .mlterm
    case (85, _, _): return .urxvt
    case (77, _, _): return .mintty
    case (1, 4000..<5000, _): return .kitty
    case (1, 95, _): return .appleTerminal
    case (1, 115, _): return .konsole
    // The old Konsole and QTerminal, which was made from it, answer alike.
    case (0, 115, _): return environment["KONSOLE_VERSION"] == nil ? .qterminal : .konsole
    case (0, 136, _): return .putty
    case (0, 1000..., 1): return .alacritty
    case (41, _, _): return .xterm
    default: return nil
    }
  }

  /// By the environment. A terminal that answers at all but gave no name is none of those that name
  /// themselves.
  private static func kind(
    in environment: TerminalEnvironment, answered: Bool
  ) -> (TerminalKind, String)? {
    let term = environment.term
    if environment["TMUX"] != nil { return (.tmux, "TMUX is set") }
    if environment["STY"] != nil { return (.screen, "STY is set") }
    if term.hasPrefix("tmux") { return (.tmux, "TERM is '\(term)'") }
    if term.hasPrefix("screen") { return (.screen, "TERM is '\(term)'") }
    if term == "linux" { return (.linuxConsole, "TERM is 'linux'") }
    let programs: [String: TerminalKind] = [
      "Apple_Terminal": .appleTerminal, "iTerm.app": .iterm2, "WezTerm": .wezterm,
      "mintty": .mintty, "ghostty": .ghostty,
    ]
    if let program = environment["TERM_PROGRAM"], let kind = programs[program] {
      return (kind, "TERM_PROGRAM is '\(program)'")
    }
    if answered { return nil }
    let variables: [(String, TerminalKind)] = [
      ("KONSOLE_VERSION", .konsole), ("MLTERM", .mlterm), ("KITTY_WINDOW_ID", .kitty),
      ("ALACRITTY_WINDOW_ID", .alacritty), ("XTERM_VERSION", .xterm), ("VTE_VERSION", .vte),
    ]
    if let found = variables.first(where: { environment[$0.0] != nil }) {
      return (found.1, "\(found.0) is set")
    }
    let terms: [(String, TerminalKind)] = [
      ("xterm-kitty", .kitty), ("mlterm", .mlterm), ("rxvt", .urxvt), ("foot", .foot),
      ("alacritty", .alacritty), ("putty", .putty), ("konsole", .konsole),
      ("vte", .vte), ("gnome", .vte),
    ]
    return terms.first { term.hasPrefix($0.0) }.map { ($0.1, "TERM is '\(term)'") }
  }
}
