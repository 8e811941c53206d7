/// How much a deletion key takes.
public enum DeletionUnit: UInt8, CaseIterable, Hashable, Sendable {
  /// A whole cell: a grapheme cluster.
  case cluster
  /// One scalar, such as the last mark of a letter. CR LF counts as one.
  case scalar
}
