/// What another feature asks of the one that has the files.
package enum FileWish: Hashable, Sendable {
  /// The file of a path is to be opened beside the open texts.
  case open(String)
  /// The text is to be saved, to its file or to that of a path.
  case save, saveAs(String)
  /// The text is to be closed, and with the last one the program: after a question if it has
  /// unsaved changes; after saving; or without its changes.
  case close, saveAndClose, giveUp
  /// The program is to end, after a question if there are unsaved changes.
  case quit
}
