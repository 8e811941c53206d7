/// One way in which a message reads, in one paragraph: a branch of a plural, a line.
public struct Phrase: Hashable, Sendable {
  /// What is read, with its placeholders.
  var scalars: [Unicode.Scalar]
  /// Where each scalar stands in the message's passage.
  var origins: [Int]
  /// The placeholders.
  var holes: [Hole]
}
