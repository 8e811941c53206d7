public import Wording

/// What came of a case.
public struct CaseOutcome: Hashable, Sendable {
  /// Where an answer was not what has to be.
  public struct Failure: Hashable, Sendable {
    /// The line of the file with the last of the keys, from 1.
    public var line: Int
    /// All keys from the case's start.
    public var keys: String
    /// What has to be, in the notation of the file.
    public var expected: String
    /// What was, in the same; or why there was no answer.
    public var actual: Words
    /// Whether there was no answer.
    public var isUnanswered: Bool

    /// What has to be and what was, after keys that end on a line.
    public init(
      line: Int, keys: String, expected: String, actual: Words, isUnanswered: Bool = false
    ) {
      (self.line, self.keys, self.expected, self.actual) = (line, keys, expected, actual)
      self.isUnanswered = isUnanswered
    }
  }

  /// How a case ended.
  public enum Verdict: Hashable, Sendable {
    case passed
    case failed([Failure])
    /// The editor has no such key or option; why.
    case skipped(Words)
  }

  /// The case.
  public var editing: EditingCase
  /// How it ended.
  public var verdict: Verdict
}
