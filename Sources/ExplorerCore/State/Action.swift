package import Screen
package import TextModel
package import Wording

/// Something to do, in the program's own terms and never as keys.
package enum Action: Hashable, Sendable {
  // The text
  /// A step of editing. A page of 0 lines stands for as many as the Text pane shows. Once it is
  /// done, and only then, these words are said in place of the step's own.
  case edit(SessionStep, saying: Words? = nil)
  /// The caret goes before a scalar.
  case goTo(ScalarOffset)
  /// To a neighbouring scalar in storage, inside a grapheme cluster too.
  case stepScalar(Int)
  /// Shows another text. The user's own is set aside as it is, until Esc.
  case show(text: String, name: String)
  /// Puts the user's own text back.
  case putBack
  // What is typed
  /// A text that goes where typing goes: into the overlay that is open, or into the text.
  case insert(String)
  // The mouse
  case pointer(MouseEvent)
  /// The pointer is still held outside the text, so the text scrolls on.
  case pointerRested
  /// The pointer is still held outside the text: it scrolls on.
  case pointerHeld
  // The screen
  case resize(Size)
  case focusNext, focusPrevious
  case focus(PaneID)
  case zoom
  case arrange(Arrangement)
  case scroll(rows: Int)
  /// Scrolls the rows of a pane, of the one in focus where none is named, and nothing else.
  case scrollPane(PaneID?, PaneStep)
  case overlay(OverlayKey)
  /// Esc, where nothing is open.
  case escape
  /// Keys that begin a longer sequence were pressed: the next key belongs to it.
  case hold(KeySequence)
  /// Tells all features of a fact.
  case signal(Signal)
  /// Shows a message, and does nothing else.
  case say(Words)
  /// A signal of the system asks the program to end.
  case terminate
  case feature(FeatureAction)

  /// An action of a feature.
  package static func feature<F: Feature>(_ feature: F.Type, _ action: F.Action) -> Action {
    .feature(FeatureAction(feature, action))
  }
}
