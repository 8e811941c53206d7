/// What a piece of the screen is for; a theme says how it looks.
package enum Role: Hashable, Sendable {
  /// The data itself.
  case text
  /// Words around the data, borders, what is there to be overlooked.
  case quiet
  case border, focusedBorder
  case title, focusedTitle
  /// The one thing that the eye should find first.
  case accent
  /// The caret's scalar, the same in every pane.
  case caretMark
  /// What the keys are called in the key bar.
  case key
  case bar
  case warning
  case good
  /// Text at an embedding level.
  case level(Int)
  /// A visible label in place of a control, at an embedding level.
  case label(Int)
  /// A row of a list that is chosen.
  case chosen
}
