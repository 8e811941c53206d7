/// What somebody who keeps no files asks of those who do.
package enum FileWish: Hashable, Sendable {
  /// The file of a path is to be opened beside the open texts.
  case open(String)
  /// The text is to be saved, to its file or to that of a path.
  case save, saveAs(String)
  /// The text is to be closed, the last one with the program: asked about where it has unsaved
  /// changes; saved first; or its changes given up.
  case close, saveAndClose, giveUp
  /// The program is to end, whatever key that has; asked about where there are unsaved changes.
  case quit
}
