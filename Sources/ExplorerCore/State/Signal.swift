package import BidiAlgorithm
package import Screen
package import UnicodeData

/// A fact that one part of the program makes known and others may act on, without their knowing
/// each other.
package enum Signal: Hashable, Sendable {
  /// Somebody points at the rule that set the caret's scalar; nil where it is not known which.
  case rule(BidiRule?)
  /// The panes stand in another arrangement; `isEnding` where the key of one took it away again.
  case arranged(Arrangement, isEnding: Bool)
  /// The commands on the selection, or at the caret, are asked for beside a cell of the screen.
  case menu(at: Point)
  /// The keyboard of a name is asked for by somebody who does not know the keyboards.
  case keyboard(String)
  /// Something types on the keyboard of a name for a while.
  case keyboardLent(String)
  /// It no longer does: what the user chose is in use again.
  case keyboardReturned
  /// The terminal has said how it counts the columns of clusters.
  case clusters(ClusterMetrics)
  /// Esc was pressed where nothing was open.
  case escape
  /// Something is asked of a file, by somebody who keeps none.
  case fileAsked(FileWish)
  /// A setting of a name was chosen on the screen, as a word, and is to be kept.
  case settingChosen(String, String)
  /// The program is about to end without having asked.
  case ending
}
