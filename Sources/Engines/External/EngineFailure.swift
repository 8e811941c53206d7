public import Wording

/// Why an engine gave no answer. None of these is ever a failure of ours.
public enum EngineFailure: WordedError, Hashable {
  /// The program could not be started.
  case notStarted(Words)
  /// The program ended before it answered; how, and its last words on the standard error.
  case died(Words)
  /// The program did not answer within the deadline, in seconds.
  case silent(seconds: Double)
  /// What the program wrote is no answer; what is wrong, and what it wrote.
  case nonsense(problem: Words, line: String)
  /// The library returned an error.
  case refused(Words)
  /// The program failed too often in a row without one answer, or could not be started, and is not
  /// asked again.
  indirect case givenUp(last: EngineFailure)

  /// One line that says what happened.
  public var words: Words {
    switch self {
    case .notStarted(let reason): "could not be started: \(reason)"
    case .died(let how): "died: \(how)"
    case .silent(let seconds): "did not answer within \(verbatim: Self.text(seconds)) s"
    case .nonsense(let problem, let line): "gave an invalid answer (\(problem)): \(verbatim: line)"
    case .refused(let reason): "refused: \(reason)"
    case .givenUp(let last): "\(last.words); it is not asked again"
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
