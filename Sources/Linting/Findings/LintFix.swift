public import Wording

/// A change of a file that takes a finding away.
public struct LintFix: Hashable, Sendable {
  /// What it does, in plain words.
  public var words: Words
  /// What it changes in the file.
  public var edits: [TextEdit]
  /// What is displayed after it, from left to right; empty where that is not known.
  public var display: [Unicode.Scalar]
  /// Whether it moves nothing else and changes nothing but what is displayed, so that it can be
  /// made unseen.
  public var isSafe: Bool

  /// A change.
  public init(_ words: Words, _ edits: [TextEdit], display: [Unicode.Scalar], isSafe: Bool) {
    self.words = words
    self.edits = edits
    self.display = display
    self.isSafe = isSafe
  }

  /// What it does, in plain words of English.
  public var name: String { words.english }
}
