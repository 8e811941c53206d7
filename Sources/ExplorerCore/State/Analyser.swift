internal import TextModel

/// What is worked out from states and kept while it is true. The loop hands it to `update` and
/// `render`.
///
/// It only saves time. The same questions have the same answers with a new one. For one thread.
package final class Analyser {
  /// The answers so far.
  package let memory = Memory()

  /// An analyser that knows nothing yet.
  package init() {}

  /// Kept answers refer to the memory, and the memory to them: they are let go together.
  deinit { memory.forget() }

  /// How many analyses were made.
  package var count: Int { memory.count(of: AnalysisInputs.self) }

  /// What the panes show of a state. It is worked out again only after a change of what it depends
  /// on.
  package func analysis(of app: AppState) -> Analysis { memory[AnalysisInputs(app)] }
}
