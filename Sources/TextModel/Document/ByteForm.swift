/// The form in which a paragraph's bytes are read.
///
/// Most text is well-formed UTF-8 and reads the same in both forms. They differ where it is not: a
/// file's own bytes are kept as they came (`raw`), so that a hundred megabytes need no second copy;
/// text that was edited is `generalised`, in which ill-formed pieces stay what they are whatever
/// comes to stand beside them. (Deleting what stands between the bytes D7 and 90 must not make an
/// alef of them, for then the scalars after them would change their offsets, and undo its meaning.)
enum ByteForm: UInt8, Sendable {
  /// Well-formed UTF-8, and besides it a lone surrogate in three bytes (WTF-8) and an ill-formed
  /// byte in two: C0 or C1, then 80…BF, the overlong form of its lower seven bits (Emacs' way).
  case generalised
  /// Bytes as they came: whatever is not well-formed UTF-8 is one ill-formed byte each.
  case raw
}
