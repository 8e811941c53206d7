public import Screen

/// What is known of a terminal, and what will be sent to it for that: a pure function of its
/// answers and the environment.
public struct TerminalProfile: Hashable, Sendable {
  /// Whether the background is dark or light.
  public enum Background: String, Hashable, Sendable {
    case dark, light, unknown
  }

  /// Which terminal it is.
  public let kind: TerminalKind
  /// The name and version it gave.
  public let version: String?
  /// What it was recognised by.
  public let evidence: String
  /// What is done about its own reordering.
  public let bidi: BidiTaming
  /// The colours that it has and that are wanted.
  public let colors: ColorDepth
  /// Its background, as it answered or the environment says.
  public let background: Background
  /// How light that is (the relative luminance of WCAG 2), where it answered.
  public let luminance: Double?
  /// Whether it holds back drawing while a frame is sent (mode 2026).
  public let synchronizes: Bool
  /// Whether it counts the columns of whole clusters where it is told to (mode 2027).
  public let countsClusters: Bool
  /// Whether it reports the mouse in pixels (mode 1016), and how many of them a cell has.
  public let reportsPixels: Bool
  /// Whether it offers the kitty keyboard protocol.
  public let hasKeyboardProtocol: Bool

  /// The profile of a terminal.
  ///
  /// - Parameters:
  ///   - environment: the environment variables.
  ///   - replies: what the terminal answered; empty where it was not asked or said nothing.
  ///   - choice: what the user asks to be done about reordering.
  ///   - describedColors: the number of colours in the terminal's description.
  ///   - canDescribeDirect: whether the database has ``directTerm``, to draw with in a terminal
  ///     that shows all colours and whose description has only 256.
  public init(
    environment: TerminalEnvironment, replies: [TerminalReply], choice: BidiTamingChoice,
    describedColors: Int, canDescribeDirect: Bool = false
  ) {
    let identity = TerminalIdentity(replies: replies, environment: environment)
    kind = identity.kind
    version = identity.version
    evidence = identity.evidence
    bidi = BidiTaming(kind: identity.kind, replies: replies, choice: choice)
    let depth = Self.depth(describedColors, environment)
    let isDirect = canDescribeDirect && Self.showsAllColors(identity.kind, environment)
    colors = depth == .indexed256 && isDirect ? .direct256 : depth
    let answered = Self.color(replies)
    // Half of the contrast between black and white.
    luminance = answered.map {
      Style.Color.luminance(red: $0.red, green: $0.green, blue: $0.blue)
    }
    background =
      luminance.map { $0 > 0.1791 ? .light : .dark } ?? Self.background(environment) ?? .unknown
    synchronizes = Self.offers(2026, replies)
    countsClusters = Self.offers(2027, replies)
    reportsPixels = Self.offers(1016, replies) && Self.cellSize(replies) != nil
    hasKeyboardProtocol = replies.contains { reply in
      if case .keyboardProtocol = reply { return true }
      return false
    }
  }

  /// The size of a cell in pixels, as it answered last.
  static func cellSize(_ replies: [TerminalReply]) -> CellSize? {
    for case .cellSize(let size) in replies.reversed() { return size }
    return nil
  }

  /// Whether a mode can be set.
  private static func offers(_ mode: Int, _ replies: [TerminalReply]) -> Bool {
    replies.contains { reply in
      if case .mode(mode, isPrivate: true, let state) = reply { return state == 1 || state == 2 }
      return false
    }
  }

  /// What is sent before the screen opens.
  public var openingBytes: [UInt8] { bidi.isOfTheScreen ? [] : Array(bidi.opening.utf8) }
  /// What is sent once the screen is open: paste in brackets, focus, mouse, keys.
  public var modeBytes: [UInt8] { modes(areNew: true) }
  /// The same for modes that were never left: nothing is kept or pushed a second time.
  public var modeBytesAgain: [UInt8] { modes(areNew: false) }

  /// Keys that never arrive, because the terminal's windows take them: help, menu bar, full screen,
  /// the menu at the pointer and the way from tab to tab of GNOME Terminal and Xfce Terminal.
  public var takenKeys: Set<KeyPress> {
    kind == .vte
      ? [
        KeyPress(.function(1)), KeyPress(.function(10)), KeyPress(.function(11)),
        KeyPress(.function(10), .shift), KeyPress(.pageUp, .control),
        KeyPress(.pageDown, .control),
      ] : []
  }

  private func modes(areNew: Bool) -> [UInt8] {
    var text = (bidi.isOfTheScreen ? bidi.opening : "") + "\u{1B}[?2004h\u{1B}[?1004h"
    if countsClusters { text += "\u{1B}[?2027h" }
    // xterm: Alt is to send ESC; its own setting is kept and put back.
    // Its keys with modifiers are to be told apart (modifyOtherKeys).
    if kind == .xterm {
      text += (areNew ? "\u{1B}[?1036;1039s" : "") + "\u{1B}[?1036;1039h\u{1B}[>4;2m"
    }
    // Keys told apart, and what Shift makes of each.
    if hasKeyboardProtocol { text += areNew ? "\u{1B}[>5u" : "\u{1B}[=5u" }
    return Array(text.utf8)
  }
  /// What is sent before the screen closes; the keyboard protocol is kept by screen, so it must be
  /// here.
  public var leavingBytes: [UInt8] {
    var text =
      "\u{1B}[?2026l" + String(decoding: mouseOff, as: UTF8.self) + "\u{1B}[?1004l\u{1B}[?2004l"
    if kind == .xterm { text += "\u{1B}[>4m\u{1B}[?1036;1039r" }
    if countsClusters { text += "\u{1B}[?2027l" }
    if hasKeyboardProtocol { text += "\u{1B}[<u" }
    if bidi.isOfTheScreen { text += bidi.closing }
    return Array(text.utf8)
  }
  /// What is sent after the screen has closed.
  public var closingBytes: [UInt8] { bidi.isOfTheScreen ? [] : Array(bidi.closing.utf8) }

  /// Mouse buttons and drags, in reports that know no largest column; in pixels where it can.
  public var mouseOn: [UInt8] {
    Array(("\u{1B}[?1002h\u{1B}[?1006h" + (reportsPixels ? "\u{1B}[?1016h" : "")).utf8)
  }
  /// What ends them.
  public var mouseOff: [UInt8] {
    Array(((reportsPixels ? "\u{1B}[?1016l" : "") + "\u{1B}[?1006l\u{1B}[?1002l").utf8)
  }

  /// The description to draw with: the terminal's own but for the colours, which are all of them by
  /// red, green and blue beside the 256. It differs from `xterm-256color` in nothing else.
  static let directTerm = "xterm-direct256"

  /// Whether a terminal reads `38:2::r:g:b`, as the terminals known to do so say by COLORTERM.
  /// Others might read it as something else, so they keep their 256.
  private static func showsAllColors(_ kind: TerminalKind, _ environment: TerminalEnvironment)
    -> Bool
  {
    guard environment["TERM"] == "xterm-256color",
      ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    else { return false }
    return kind.ways.showsAllColors
  }

  private static func depth(_ described: Int, _ environment: TerminalEnvironment) -> ColorDepth {
    if environment["NO_COLOR"] != nil { return .none }
    switch described {
    case ..<8: return .none
    case ..<16: return .eight
    case ..<256: return .sixteen
    case (1 << 24)...: return .direct
    default: return .indexed256
    }
  }

  /// The colour that OSC 11 answered: `rgb:` and three hexadecimal fractions.
  private static func color(
    _ replies: [TerminalReply]
  ) -> (red: Double, green: Double, blue: Double)? {
    for case .operatingSystem(let text) in replies where text.hasPrefix("11;rgb") {
      guard let colon = text.firstIndex(of: ":") else { continue }
      let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3).map { digits in
        Double(Int(digits, radix: 16) ?? 0) / Double((1 << (4 * min(digits.count, 8))) - 1)
      }
      guard parts.count == 3 else { continue }
      return (parts[0], parts[1], parts[2])
    }
    return nil
  }

  /// By COLORFGBG, `foreground;background` in palette numbers.
  private static func background(_ environment: TerminalEnvironment) -> Background? {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = Int(last)
    else { return nil }
    return index == 7 || index > 8 ? .light : .dark
  }
}
