public import Wording

/// What a rule found in a file.
public struct Finding: Hashable, Sendable {
  /// The rule, by its name.
  public var rule: String
  /// Where it is, in scalars of the file; empty for the file's name.
  public var range: Range<Int>
  /// What is wrong and why, in one sentence.
  public var words: Words
  /// What is displayed, from left to right.
  public var display: [Unicode.Scalar]
  /// What takes it away: before all what can be made unseen, and then the best first. So the first
  /// one is what is told, and what is made.
  public private(set) var fixes: [LintFix]
  /// Whether it is about the file's name and not its text.
  public var isAboutName = false

  /// Something that a rule found.
  public init(
    _ rule: String, _ range: Range<Int>, _ words: Words, display: [Unicode.Scalar],
    fixes: [LintFix] = []
  ) {
    self.rule = rule
    self.range = range
    self.words = words
    self.display = display
    self.fixes = fixes.filter(\.isSafe) + fixes.filter { !$0.isSafe }
  }

  /// The same in a text in which nothing makes its fixes unseen.
  public var byHand: Finding {
    var finding = self
    for index in fixes.indices { finding.fixes[index].isSafe = false }
    return finding
  }

  /// What is wrong and why, in one sentence of English.
  public var sentence: String { words.english }
}
