internal import TextModel

/// What is computed from states and kept as long as it is true: the loop hands it to `update` and
/// `render`.
///
/// It only saves time. The same questions have the same answers with a new one. For one thread.
package final class Analyser {
  /// The answers so far.
  package let memory = Memory()

  /// An analyser that knows nothing yet.
  package init() {}

  /// Answers hold the memory that they were worked out with, and would keep it and themselves.
  deinit { memory.forget() }

  /// How many analyses were made.
  package var count: Int { memory.count(of: AnalysisInputs.self) }

  /// What the panes show of a state; made once for as long as nothing changes that it depends on.
  package func analysis(of app: AppState) -> Analysis { memory[AnalysisInputs(app)] }
}
