public import Wording

/// A program of its own that answers each line with a line.
///
/// It is started at the first question and kept. After a death, a silence or nonsense it is ended,
/// and started again for the next question, until the weights of its failures, less one for each
/// answer, come to ``patience``: after fifty lines of nonsense, or a few deaths or silences, in a
/// row or with few answers between; at once where it could not be started.
public final class LineEngine {
  /// What the engine is called on the screen.
  public let name: String
  private let arguments: [String]
  private let supervisor: [String]
  private let milliseconds: Int
  private var process: EngineProcess?
  private var failures = 0
  private var lastFailure: EngineFailure?
  private let control = EngineControl()

  /// What failures may weigh before the program is not asked any more.
  public static let patience = 50

  /// A death and a silence weigh more than nonsense, as each costs time; what is not there now will
  /// not be there for the next question.
  private static func weight(of failure: EngineFailure) -> Int {
    switch failure {
    case .notStarted, .givenUp: patience
    case .died, .silent: 10
    case .nonsense, .refused: 1
    }
  }

  /// An engine by its command, run by the shell.
  ///
  /// - Parameters:
  ///   - command: the command line.
  ///   - supervisor: the command line that becomes an ``EngineSupervisor`` of what follows it.
  ///   - deadline: how long one answer may take, in seconds.
  public convenience init(command: String, supervisor: [String], deadline: Double = 5) {
    self.init(
      arguments: ["/bin/sh", "-c", command], name: command, supervisor: supervisor,
      deadline: deadline)
  }

  /// An engine by its program and arguments.
  ///
  /// - Parameters:
  ///   - arguments: the program, looked up in PATH, and its arguments.
  ///   - name: what the engine is called.
  ///   - supervisor: the command line that becomes an ``EngineSupervisor`` of what follows it.
  ///   - deadline: how long one answer may take, in seconds.
  public init(
    arguments: [String], name: String, supervisor: [String], deadline: Double = 5
  ) {
    self.arguments = arguments
    self.supervisor = supervisor
    self.name = name
    milliseconds = max(1, Int((deadline * 1000).rounded()))
  }

  /// Asks the program one question.
  ///
  /// - Parameters:
  ///   - question: a line, without a line feed.
  ///   - read: what a line that answers it says.
  /// - Returns: what the program's answer says.
  /// - Throws: ``EngineFailure``, which is the program's and never ours.
  public func ask<Answer>(
    _ question: String, reading read: (String) throws(EngineFailure) -> Answer
  ) throws(EngineFailure) -> Answer {
    if failures >= Self.patience, let lastFailure {
      throw .givenUp(last: lastFailure)
    }
    do throws(EngineFailure) {
      if process == nil {
        process = try EngineProcess(arguments, supervisor: supervisor, control: control)
      }
      let answer = try read(try process!.ask(question, milliseconds: milliseconds))
      failures = max(0, failures - 1)
      return answer
    } catch {
      process = nil
      failures += Self.weight(of: error)
      lastFailure = error
      throw error
    }
  }

  /// Ends the program now, from any thread; a question that waits for it then fails.
  public func end() { control.end() }
}

extension EngineFailure {
  /// What an engine wrote is no answer.
  ///
  /// - Parameters:
  ///   - problem: what is wrong with it.
  ///   - line: what it wrote, of which the start is kept.
  /// - Returns: the failure.
  public static func noAnswer(_ problem: Words, in line: String) -> EngineFailure {
    .nonsense(problem: problem, line: EngineProtocol.excerpt(line))
  }
}
