/// How a piece of the text stands out, for what reason, in the same way in every pane.
package enum Emphasis: Hashable, Sendable {
  case selected
  /// It decided what is being explained.
  case deciding
  /// It is not drawn as it is read.
  case torn
  /// It is in the chosen row or column.
  case tinted
  /// It is what was searched for; the match found last is brighter.
  case match(isCurrent: Bool)
  /// It may only be read.
  case protected
  /// It is marked bold, or with a note.
  case bold, noted
  /// It is one of several kinds, told apart by colour and elsewhere by a sign.
  case kind(Int)
}
