package import Screen
package import TextModel
package import Wording

/// Something to do, in the explorer's own words; never in keys.
package enum Action: Hashable, Sendable {
  // The text
  /// A step of editing. A page of 0 lines stands for as many as the Text pane shows. Once it is
  /// done, and only then, these words are said in place of the step's own.
  case edit(SessionStep, saying: Words? = nil)
  /// The caret goes before a scalar.
  case goTo(ScalarOffset)
  /// To a neighbouring scalar in storage, inside a grapheme cluster too.
  case stepScalar(Int)
  /// Shows another text in the place of the user's, which is set aside as it is until Esc.
  case show(text: String, name: String)
  /// Puts the user's own text back.
  case putBack
  // What is typed
  /// A text that goes where typing goes: into the overlay that is open, or into the text.
  case insert(String)
  // The mouse
  case pointer(MouseEvent)
  /// Time has passed since the last press, so that the next one is not its double.
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
  case overlay(OverlayKey)
  /// Esc, where nothing is open.
  case escape
  /// Keys that begin longer ones were pressed: the next key goes with them.
  case hold(KeySequence)
  /// Makes a fact known to all features.
  case signal(Signal)
  /// Nothing but words to the user.
  case say(Words)
  /// A signal asks the program to end.
  case terminate
  case feature(FeatureAction)

  /// An action of a feature.
  package static func feature<F: Feature>(_ feature: F.Type, _ action: F.Action) -> Action {
    .feature(FeatureAction(feature, action))
  }
}
