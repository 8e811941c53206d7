/// How a piece of the text is set off from what it is, the same way in every pane.
package enum Emphasis: Hashable, Sendable {
  case selected
  /// It decided what is being explained.
  case deciding
  /// It is not drawn as it is read.
  case torn
  /// It stands in the row or the column of what is chosen.
  case tinted
  /// It is what was searched for; the match found last is brighter.
  case match(isCurrent: Bool)
  /// It may only be read.
  case protected
  /// It is marked bold, or with a note.
  case bold, noted
  /// It is of one of several kinds that are told apart by colour, and by a sign elsewhere.
  case kind(Int)
}
