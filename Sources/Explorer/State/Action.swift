package import BidiAlgorithm
package import Screen
package import TextModel

/// Something to do, in the explorer's own words; never in keys.
package enum Action: Hashable, Sendable {
  // Editing
  case insert(String)
  case paste(String)
  case insertNewline
  case insertTab
  case delete(DeletionKey)
  case undo, redo
  case cut, copy, pasteRegister
  // The caret and the selection
  /// Where a page is asked for, 0 lines stand for as many as the Text pane shows.
  case move(CaretMotion, extending: Bool)
  case selectAll
  /// A step of editing that says what it did.
  case perform(SessionStep)
  case toggleReadOnly
  case cycleSelectionPolicy
  case cycleMotionPolicy
  case cycleDeletionPolicy, cycleBackspaceUnit
  case pointer(MouseEvent)
  /// Time has passed since the last press, so that the next one is not its double.
  case pointerRested
  /// The pointer is still held outside the text: it scrolls on.
  case pointerHeld
  /// A place in a pane beside the text: the caret goes before that scalar.
  case goTo(ScalarOffset)
  /// To a neighbouring scalar in storage, inside a grapheme cluster too.
  case stepScalar(Int)
  // The view
  case resize(Size)
  case focusNext, focusPrevious
  case focus(PaneID)
  case zoom
  case arrange(Arrangement)
  case toggleInvisibles
  case cycleDirection
  case lab(LabAction)
  case cycleLetters
  case scroll(rows: Int)
  case trace(TraceAction)
  case engines(EnginesAction)
  // Files
  case save, quit
  case openSaveAs
  case saved(path: String, stamp: FileStamp?, thenQuit: Bool)
  /// Nothing was written: the file was changed, or made, by somebody else.
  case wouldOverwrite(path: String, thenQuit: Bool)
  case saveFailed(reason: String)
  case terminate
  // The terminal
  case calibrate
  case calibrated(words: String, isRight: Bool)
  // Overlays
  case help, palette, openCodePoint, openGoTo, openFind, findNext, findPrevious, openReplace
  /// Stops showing what was sought.
  case hideHits
  /// The commands on the selection, at the caret.
  case openMenu
  /// What is selected, in words.
  case describe
  /// Moves a list of a pane that has no caret of its own.
  case scrollLog(Int)
  case overlay(OverlayAction)
  case answer(Answer)
  // Nothing but a word to the person
  case say(String)
}

/// What to delete where nothing is selected.
package enum DeletionKey: Hashable, Sendable {
  case backward, forward, wordBackward, wordForward
}

/// A key or a word meant for the overlay that is open.
package enum OverlayAction: Hashable, Sendable {
  case type(String)
  case erase
  case up, down, pageUp, pageDown
  case accept, close
}

/// What to do about the paragraphs' directions.
package enum LabAction: Hashable, Sendable {
  /// To another row of the Direction pane, so many rows away; or to the row under the pointer.
  case move(by: Int)
  case press(row: Int, mend: Int?)
  /// To another mend, or the caret to the left or right where none are shown.
  case sideways(Int)
  /// Lets the strategy in hand drive, or applies the mend in hand.
  case accept
  /// Between `steady` and `uax9`.
  case toggleStandard
  /// A direction for the selected paragraphs by hand; nil leaves them to the text again.
  case pin(TextDirection?)
  /// The paragraph's direction, then the other one, then none.
  case cyclePin
  /// Shows the mends, or the strategies' answers again.
  case toggleMends
  /// Mends towards the other direction.
  case turnMends
  case toggleWords
}

/// An answer to a question.
package enum Answer: Hashable, Sendable {
  case saveAndQuit, quitWithoutSaving, stay
  case overwrite, saveElsewhere
  case recover, discardRecovery
  case replaceHit, skipHit, replaceAllHits
}
