internal import Glibc

/// The environment variables that say something about the terminal; inherited through `su`, `ssh`
/// and terminal multiplexers, so never believed against what the terminal itself answers.
public struct TerminalEnvironment: Hashable, Sendable {
  private let variables: [String: String]

  /// The variables by name; empty ones count as not set.
  public init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// This process's.
  public static func current() -> TerminalEnvironment {
    var found: [String: String] = [:]
    for name in names {
      if let value = unsafe getenv(name) { found[name] = unsafe String(cString: value) }
    }
    return TerminalEnvironment(found)
  }

  /// A variable's value, or nil where it is not set or empty.
  public subscript(name: String) -> String? { variables[name] }

  /// The same without a variable.
  func without(_ name: String) -> TerminalEnvironment {
    TerminalEnvironment(variables.filter { $0.key != name })
  }

  var term: String { self["TERM"] ?? "" }

  private static let names = [
    "TERM", "COLORTERM", "NO_COLOR", "COLORFGBG", "TMUX", "STY", "VTE_VERSION", "KONSOLE_VERSION",
    "MLTERM", "KITTY_WINDOW_ID", "XTERM_VERSION", "ALACRITTY_WINDOW_ID", "TERM_PROGRAM",
    "WT_SESSION",
  ]
}
