/// Whether a deletion key may delete what the caret does not stand at (Firefox's
/// `bidi.edit.delete_immediately`).
public enum DeletionPolicy: UInt8, CaseIterable, Hashable, Sendable {
  /// It deletes the neighbour in storage, wherever that is shown.
  case atOnce
  /// Where the neighbour is shown elsewhere, the first press moves the caret to it, the second
  /// deletes.
  case movingFirst
}
