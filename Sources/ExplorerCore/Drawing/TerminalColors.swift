/// What is known of the colours of a terminal.
package struct TerminalColors: Hashable, Sendable {
  /// How many there are.
  package var depth: Theme.Depth
  /// What its letters stand on.
  package var background: Theme.Background
  /// How light that is (the relative luminance of WCAG 2, 0 to 1), where the terminal said it.
  package var luminance: Double?
  /// Whether the user wants no colour (`NO_COLOR`), unless they choose a theme that has some.
  package var isPlainWanted = false

  package init(
    depth: Theme.Depth, background: Theme.Background = .unknown, luminance: Double? = nil
  ) {
    (self.depth, self.background, self.luminance) = (depth, background, luminance)
  }
}
