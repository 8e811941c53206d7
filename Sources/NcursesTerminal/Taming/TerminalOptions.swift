/// What the user may ask of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// What to do about the terminal's own reordering.
  public var bidi: BidiTamingChoice
  /// How long the terminal's answers are waited for before the screen opens. Later ones still
  /// count.
  public var answerLimitMilliseconds: Int
  /// Whether no colour is shown where `NO_COLOR` is set; otherwise who draws decides.
  public var honoursNoColor: Bool

  /// Options; what suits the terminal without arguments.
  public init(
    bidi: BidiTamingChoice = .auto, answerLimitMilliseconds: Int = 300, honoursNoColor: Bool = true
  ) {
    self.bidi = bidi
    self.answerLimitMilliseconds = answerLimitMilliseconds
    self.honoursNoColor = honoursNoColor
  }
}
