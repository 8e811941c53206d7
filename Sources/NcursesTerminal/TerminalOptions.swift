/// What the person may ask of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// What to do about the terminal's own reordering.
  public var bidi: BidiTamingChoice

  /// Options; what suits the terminal without arguments.
  public init(bidi: BidiTamingChoice = .auto) {
    self.bidi = bidi
  }
}
