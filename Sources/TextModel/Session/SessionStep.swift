/// One thing done to a text: a key, typed text, or a gesture of the mouse.
public enum SessionStep: Hashable, Sendable {
  /// A motion key, with Shift or without.
  case move(CaretMotion, extending: Bool)
  /// Text typed.
  case type(String)
  /// Text pasted: its line ends become the document's.
  case paste(String)
  /// Backspace.
  case backspace
  /// Delete.
  case delete
  case undo, redo
  /// Copy to the register, written in a format.
  case copy(CopyFormat)
  /// Cut; paste the register.
  case cut, pasteRegister
  /// Puts each selected range into an isolate.
  case wrap(IsolateKind)
  /// Removes the bidi controls from the selection.
  case stripControls
  /// Puts a text in the place of every match, as one step.
  case replaceAll(SearchPattern, with: String)
  /// Makes the selected ranges read-only; makes all regions writable again.
  case protect, unprotect
  /// Makes the whole text read-only, or writable again.
  case readOnly(Bool)
  case selectAll, grow, shrink
  /// A press: a caret, a word, a line or a paragraph; with Shift held the selection is extended.
  case press(VisualPoint, Selection.Granularity, extending: Bool)
  /// A press and a drag to another place.
  case drag(VisualPoint, VisualPoint)
  /// Changes what selections take.
  case selectionPolicy(SelectionPolicy)
  /// Changes how the arrows move.
  case motionPolicy(MotionPolicy)
  /// Changes whether a deletion key moves first.
  case deletionPolicy(DeletionPolicy)
  /// Changes what Backspace takes.
  case backspaceUnit(DeletionUnit)
}

/// A gap on the screen as people count it: visual lines of the whole text from 1, gaps between cells from 0
/// at the left end of the line's own text.
public struct VisualPoint: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The gap between cells, from 0.
  public var column: Int

  /// A gap by line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
