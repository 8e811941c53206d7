public import BidiAlgorithm
public import UnicodeData

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
  /// Deletes the selection, or to the word's start or end.
  case deleteWord(backward: Bool)
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
  /// Puts a text in the place of one range, as a step of its own; the caret goes behind it.
  case replace(Range<ScalarOffset>, with: StoredText)
  /// Puts a text in the place of ranges, as a step of its own or as a part of the step before; the
  /// caret goes behind the last.
  case replaceEach([Range<ScalarOffset>], with: StoredText, joins: Bool)
  /// Makes an edit as one step to undo; the selection goes with its text.
  case apply(Edit)
  /// Puts what escapes mean in their place and keeps how the text is spelled after that: one step
  /// to undo. The selection goes with its text.
  case read(Edit, SourceSpelling)
  /// Sets the direction of paragraphs by hand, or leaves it to the text again.
  case pin(TextDirection?, Range<ParagraphIndex>)
  /// Makes a part of a long edit, after the parts behind it: as a step of its own, or as a part of
  /// the step before. The selection goes with its text; the last part says what is selected.
  case applyPart(Edit, joins: Bool, selecting: RangeSet<ScalarOffset>?)
  /// Makes an edit and sets the direction of a paragraph by hand, as one step to undo.
  case applyPinning(Edit, ParagraphIndex, TextDirection)
  /// Puts the letters of pieces in another case, each by the rules of its language: one step to
  /// undo.
  case changeCase(LetterCase, [LanguagePiece])
  /// Makes the selected ranges read-only; makes all regions writable again.
  case protect, unprotect
  /// Makes the whole text read-only, or writable again.
  case readOnly(Bool)
  /// Read-only, if it may be written, and writable, if it may not.
  case toggleReadOnly
  case selectAll, grow, shrink
  /// A press: a caret, a word, a line or a paragraph; with Shift held the selection is extended.
  case press(VisualPoint, Selection.Granularity, extending: Bool)
  /// A press and a drag to another place.
  case drag(VisualPoint, VisualPoint)
  /// A press and a drag of a visual rectangle.
  case dragColumns(VisualPoint, VisualPoint)
  /// Makes the selection a visual rectangle between its ends, or a rectangle a selection again.
  case toggleColumns
  /// Marks the selected ranges with an attribute; where all have it, takes it from them.
  case mark(TextAttribute)
  /// Takes every attribute from the selected ranges.
  case unmark
  /// Changes what selections take.
  case selectionPolicy(SelectionPolicy)
  /// Changes what a double click takes.
  case wordPolicy(WordPolicy)
  /// Changes how the arrows move.
  case motionPolicy(MotionPolicy)
  /// Changes how often the arrows stop where a line wraps.
  case wrapPolicy(WrapPolicy)
  /// Changes the direction of the active keyboard; nil where it is not known.
  case keyboard(TextDirection?)
  /// Changes whether a deletion key moves first.
  case deletionPolicy(DeletionPolicy)
  /// Changes what Backspace takes.
  case backspaceUnit(DeletionUnit)
  /// The policy after the one in force, and after the last the first.
  case nextSelectionPolicy, nextMotionPolicy, nextDeletionPolicy, nextBackspaceUnit

  /// Whether it changes places of the selection that could be changed one by one.
  public var isPartible: Bool {
    switch self {
    case .wrap, .stripControls: true
    default: false
    }
  }
}
