/// A key's wish to move the caret.
public enum CaretMotion: Hashable, Sendable {
  /// The arrow keys, as the policy says.
  case left, right
  /// To the next place on the screen, whatever the policy.
  case visualLeft, visualRight
  /// To the next cluster in storage, whatever the policy.
  case logicalForward, logicalBackward
  /// Over a word on the screen; in storage where the policy is logical.
  case wordLeft, wordRight
  /// Over a word in storage, whatever the policy and the paragraph's direction.
  case wordForward, wordBackward
  /// To the line above or below, keeping the column on the screen.
  case up, down
  /// Up or down by a number of lines, keeping the column on the screen.
  case pageUp(lines: Int), pageDown(lines: Int)
  /// To the visual line's start or end in its paragraph's direction; from there to the paragraph's.
  case lineStart, lineEnd
  /// To the paragraph's start or end; from there to that of the paragraph before or after.
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}
