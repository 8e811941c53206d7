internal import Screen

/// All that a profile is made of, kept so that an answer that comes late still counts.
struct Detection {
  let environment: TerminalEnvironment
  var choice: BidiTamingChoice
  let describedColors: Int
  /// Whether the screen may be, or is, drawn with the description of all colours.
  var canDescribeDirect: Bool
  /// What puts a terminal back, by its description.
  let restoreBytes: [UInt8]
  private(set) var replies: [TerminalReply]
  private var isKeyboardAsked: Bool

  init(
    environment: TerminalEnvironment, choice: BidiTamingChoice, description: TerminalDescription,
    canDescribeDirect: Bool, replies: [TerminalReply]
  ) {
    self.environment = environment
    self.choice = choice
    self.describedColors = description.colors
    self.canDescribeDirect = canDescribeDirect
    self.restoreBytes = description.restoreBytes
    self.replies = replies
    isKeyboardAsked = DetectionExchange.mayHaveKeyboardProtocol(
      TerminalIdentity(replies: replies, environment: environment).kind, replies)
  }

  /// Whether answers that came late tell of a terminal that is still to be asked for the keyboard
  /// protocol; it is asked once.
  mutating func takeKeyboardQuestion() -> Bool {
    let kind = TerminalIdentity(replies: replies, environment: environment).kind
    guard !isKeyboardAsked, DetectionExchange.mayHaveKeyboardProtocol(kind, replies) else {
      return false
    }
    isKeyboardAsked = true
    return true
  }

  /// The size of a cell, where the mouse is reported in pixels.
  var mouseCell: CellSize? { profile.reportsPixels ? TerminalProfile.cellSize(replies) : nil }

  /// Whether the terminal answered anything.
  var hasAnswered: Bool { !replies.isEmpty }

  var profile: TerminalProfile {
    TerminalProfile(
      environment: environment, replies: replies, choice: choice, describedColors: describedColors,
      canDescribeDirect: canDescribeDirect)
  }

  /// What the crash guard writes.
  func restore(_ profile: TerminalProfile) -> [UInt8] {
    profile.leavingBytes + restoreBytes + profile.closingBytes
  }

  /// Adds answers that came after the screen was open, as over a slow line.
  mutating func add(_ late: [TerminalReply]) {
    if late.contains(where: \.isCellSize) { replies.removeAll(where: \.isCellSize) }
    replies += late
  }
}

extension TerminalReply {
  /// Whether it says how many pixels a cell has, which a user changes as often as the letters.
  fileprivate var isCellSize: Bool {
    if case .cellSize = self { return true }
    return false
  }
}
