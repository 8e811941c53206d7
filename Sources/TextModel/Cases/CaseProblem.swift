public import Wording

/// What is wrong with a case, in one line.
public struct CaseProblem: WordedError, Hashable {
  /// What is wrong.
  public var words: Words

  /// A problem by its words.
  public init(_ words: Words) { self.words = words }
}
