package import Screen

/// Something to do, in the explorer's own words; never in keys.
package enum Action: Hashable, Sendable {
  // Editing
  case insert(String)
  case paste(String)
  case insertNewline
  case insertTab
  case delete(Deletion)
  case undo, redo
  case cut, copy, pasteRegister
  // The caret and the selection
  case move(CaretMotion, extending: Bool)
  case selectAll
  case cycleSelectionPolicy
  case cycleMotionPolicy
  case pointer(MouseEvent)
  // The view
  case resize(Size)
  case focusNext, focusPrevious
  case focus(PaneID)
  case zoom
  case arrange(Arrangement)
  case toggleInvisibles
  case cycleDirection
  case scroll(rows: Int)
  // Files
  case save, quit
  case saved(path: String)
  case saveFailed(reason: String)
  case terminate
  // Overlays
  case help, palette, openCodePoint, openGoTo, openFind, findNext
  case overlay(OverlayAction)
  case answer(Answer)
  // Nothing but a word to the person
  case say(String)
}

/// What to delete where nothing is selected.
package enum Deletion: Hashable, Sendable {
  case backward, forward, wordBackward, wordForward
}

/// A key or a word meant for the overlay that is open.
package enum OverlayAction: Hashable, Sendable {
  case type(String)
  case erase
  case up, down, pageUp, pageDown
  case accept, close
}

/// An answer to a question.
package enum Answer: Hashable, Sendable {
  case saveAndQuit, quitWithoutSaving, stay
  case recover, discardRecovery
}
