package import BidiAlgorithm
package import Screen
package import UnicodeData

/// A fact that one part of the program makes known and others may act on, without their knowing
/// each other.
package enum Signal: Hashable, Sendable {
  /// A feature points at the rule that set the caret's scalar; nil where that is not known.
  case rule(BidiRule?)
  /// The panes stand in another arrangement; `isEnding` where the key of one took it away again.
  case arranged(Arrangement, isEnding: Bool)
  /// The commands on the selection, or at the caret, are asked for beside a cell of the screen.
  case menu(at: Point)
  /// Another feature asks for the keyboard of a name.
  case keyboard(String)
  /// A feature types on the keyboard of a name for a while.
  case keyboardLent(String)
  /// The keyboard is given back: what the user chose is in use again.
  case keyboardReturned
  /// The terminal has said how it counts the columns of clusters.
  case clusters(ClusterMetrics)
  /// Esc was pressed where nothing was open.
  case escape
  /// A feature that has no files asks for something to be done with one.
  case fileAsked(FileWish)
  /// A setting of a name was chosen on the screen, as a word, and is to be kept.
  case settingChosen(String, String)
  /// The program is about to end without having asked.
  case ending
}
