internal import Wording

/// The terminals whose ways with bidirectional text are known.
public enum TerminalKind: String, Hashable, Sendable, CaseIterable {
  case xterm, vte, konsole, mlterm, kitty, alacritty, urxvt, foot, putty, qterminal, mintty
  case wezterm, iterm2, ghostty, tmux, screen
  case appleTerminal = "Terminal.app"
  case linuxConsole = "Linux console"
  case unknown

  /// Whether it shows another terminal's screen inside its own, and passes text but no controls of
  /// ours.
  var isMultiplexer: Bool { self == .tmux || self == .screen }
}

/// What is known of a terminal beside how its own ordering is switched off.
struct TerminalWays {
  /// Whether it is known to read colours by red, green and blue, `38:2::r:g:b`.
  var showsAllColors = false
  /// Whether it may know the keyboard protocol, and is to be asked.
  var mayHaveKeyboardProtocol = false
  /// Why its ordering cannot be switched off from here, and what the user can do.
  var warning: Words?
}

extension TerminalKind {
  /// What is known of it; a terminal that has no line here does not compile.
  var ways: TerminalWays {
    switch self {
    case .xterm, .vte, .konsole: TerminalWays(showsAllColors: true)
    case .foot, .wezterm, .iterm2, .ghostty, .alacritty:
      TerminalWays(showsAllColors: true, mayHaveKeyboardProtocol: true)
    case .kitty:
      TerminalWays(
        showsAllColors: true, mayHaveKeyboardProtocol: true,
        warning:
          "kitty reorders right-to-left text: set 'force_ltr yes' in kitty.conf, then use --terminal-bidi native"
      )
    case .putty:
      TerminalWays(
        warning:
          "PuTTY reorders right-to-left text: tick 'Disable bidirectional text display' in Terminal, Features"
      )
    case .qterminal:
      TerminalWays(
        warning:
          "QTerminal reorders right-to-left text and has no switch for it: show letters by their names instead"
      )
    case .appleTerminal:
      TerminalWays(
        warning:
          "Terminal.app reorders right-to-left text and has no switch for it: show letters by their names instead"
      )
    case .mlterm, .urxvt, .mintty, .tmux, .screen, .linuxConsole, .unknown: TerminalWays()
    }
  }
}
