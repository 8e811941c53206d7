internal import Screen
public import Wording

/// How a terminal that reorders right-to-left text by itself is brought to show the cells it is
/// given.
///
/// The one place that knows of this. Each way was measured in the terminals it is for; none of them
/// is sent to a terminal that is not known to understand it, because OSC 50 is the font in xterm
/// and `CSI 1 SP k` moves the cursor in rxvt.
public struct BidiTaming: Hashable, Sendable {
  /// A way of taming.
  public enum Backend: String, Hashable, Sendable, CaseIterable {
    /// Nothing need be done.
    case native
    /// BDSM, `CSI 8 l`: the explicit mode of the terminal working group's recommendation.
    case bdsm
    /// Konsole's profile property, through OSC 50.
    case konsole
    /// mlterm's `use_ctl`, through OSC 5379.
    case mlterm
    /// U+200E after every right-to-left cell, which passes through multiplexers.
    case lrm
    /// Nothing can be done from here; the user must change a setting.
    case warn
  }

  /// The way chosen.
  public let backend: Backend
  /// Why this way, in a clause.
  public let reason: String
  /// What the user should know or do, in one line; nil when all is well.
  public let warning: Words?
  /// What is sent before the screen opens and after each time it is taken again.
  public let opening: String
  /// What is sent after the screen has closed, with the cursor in the first column.
  public let closing: String
  /// Whether both are sent while the screen is open instead, because elsewhere they would spoil
  /// what stands there.
  ///
  /// mlterm forgets the order of the lines that it shows when the switch is thrown.
  public var isOfTheScreen: Bool { backend == .mlterm }

  init(
    _ backend: Backend, _ reason: String, warning: Words? = nil, opening: String = "",
    closing: String = ""
  ) {
    self.backend = backend
    self.reason = reason
    self.warning = warning
    self.opening = opening
    self.closing = closing
  }

  /// The way for a terminal.
  init(kind: TerminalKind, replies: [TerminalReply], choice: BidiTamingChoice) {
    let mode = Self.bidiMode(replies)
    switch choice {
    case .auto: self = Self.automatic(kind, mode, answered: !replies.isEmpty)
    case .native, .off: self.init(.native, "asked for by --terminal-bidi \(choice.rawValue)")
    case .bdsm: self = Self.bdsm(kind, mode, "asked for by --terminal-bidi")
    case .konsole where kind == .xterm, .mlterm where kind == .konsole:
      self.init(
        .native, "the \(choice.rawValue) sequence means something else in \(kind.rawValue)",
        warning:
          "--terminal-bidi \(verbatim: choice.rawValue) is not sent: this is \(verbatim: kind.rawValue)"
      )
    case .konsole: self = Self.konsole("asked for by --terminal-bidi")
    case .mlterm: self = Self.mlterm("asked for by --terminal-bidi")
    case .lrm: self.init(.lrm, "asked for by --terminal-bidi")
    }
  }

  /// The state of mode 8 that DECRQM answered, if it did.
  private static func bidiMode(_ replies: [TerminalReply]) -> Int? {
    for case .mode(8, isPrivate: false, let state) in replies { return state }
    return nil
  }

  private static func automatic(_ kind: TerminalKind, _ mode: Int?, answered: Bool) -> BidiTaming {
    if kind.isMultiplexer {
      return BidiTaming(
        .lrm, "\(kind.rawValue) passes on no bidi controls, but does pass on marks in cells")
    }
    switch mode {
    case 1, 2: return bdsm(kind, mode, "DECRQM answers that it has mode 8")
    case 3:
      return BidiTaming(
        .warn, "its mode 8 cannot be reset",
        warning: "this terminal reorders text and cannot be told not to")
    case 4: return BidiTaming(.native, "its mode 8 is permanently reset")
    default: break
    }
    switch kind {
    case .konsole: return konsole("Konsole has a switch of its own")
    case .mlterm: return mlterm("mlterm has a switch of its own")
    case .vte where !answered: return bdsm(kind, mode, "VTE has mode 8 since 0.58")
    case .mintty: return bdsm(kind, mode, "mintty documents mode 8")
    case .xterm, .vte, .kitty, .alacritty, .urxvt, .foot, .putty, .qterminal, .wezterm, .iterm2,
      .ghostty, .tmux, .screen, .appleTerminal, .linuxConsole, .unknown:
      break
    }
    if let warning = kind.ways.warning {
      return BidiTaming(.warn, "\(kind.rawValue) cannot be told from here", warning: warning)
    }
    let name = kind == .unknown ? "a terminal without a name" : kind.rawValue
    return BidiTaming(.native, "\(name) is not known to reorder text")
  }

  /// VTE keeps the mode with each row as it was when the row was begun, and takes it anew where the
  /// cursor stands in the first column: hence before the screen is cleared, and at the end in the
  /// first column.
  private static func bdsm(_ kind: TerminalKind, _ mode: Int?, _ reason: String) -> BidiTaming {
    // A shell may have left a row's direction right-to-left (SCP). Elsewhere the sequence may move
    // the cursor.
    let direction = kind == .vte
    return BidiTaming(
      .bdsm, reason, opening: "\u{1B}[8l" + (direction ? "\u{1B}[1 k" : ""),
      closing: (direction ? "\u{1B}[0 k" : "") + (mode == 2 ? "" : "\u{1B}[8h"))
  }

  private static func konsole(_ reason: String) -> BidiTaming {
    BidiTaming(
      .konsole, reason, opening: "\u{1B}]50;BidiRenderingEnabled=false\u{07}",
      closing: "\u{1B}]50;BidiRenderingEnabled=true\u{07}")
  }

  private static func mlterm(_ reason: String) -> BidiTaming {
    BidiTaming(
      .mlterm, reason, opening: "\u{1B}]5379;use_ctl=false\u{07}",
      closing: "\u{1B}]5379;use_ctl=true\u{07}")
  }
}
