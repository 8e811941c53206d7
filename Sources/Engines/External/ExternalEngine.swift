public import BidiAlgorithm

/// A resolver that is a program of its own, spoken to by ``EngineProtocol``.
public final class ExternalEngine: BidiResolver {
  private let engine: LineEngine

  /// What the engine is called on the screen.
  public var name: String { engine.name }

  /// An engine by its command, run by the shell.
  ///
  /// - Parameters:
  ///   - command: the command line.
  ///   - supervisor: the command line that becomes an ``EngineSupervisor`` of what follows it.
  ///   - deadline: how long one answer may take, in seconds.
  public init(command: String, supervisor: [String], deadline: Double = 5) {
    engine = LineEngine(command: command, supervisor: supervisor, deadline: deadline)
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
    engine = LineEngine(
      arguments: arguments, name: name, supervisor: supervisor, deadline: deadline)
  }

  /// Asks the program about one paragraph shown as one line.
  ///
  /// - Parameters:
  ///   - scalars: the scalars of the paragraph.
  ///   - direction: the paragraph's base direction.
  /// - Returns: the program's answer.
  /// - Throws: ``EngineFailure``, which is the program's and never ours.
  public func resolve(
    _ scalars: [Unicode.Scalar], direction: BaseDirection
  ) throws -> ResolverAnswer {
    try engine.ask(EngineProtocol.question(scalars, direction)) {
      (line) throws(EngineFailure) in
      try EngineProtocol.readAnswer(line, count: scalars.count)
    }
  }

  /// Ends the program now, from any thread; a question that waits for it then fails.
  public func end() { engine.end() }
}
