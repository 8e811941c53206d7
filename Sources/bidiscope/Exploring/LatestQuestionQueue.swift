internal import Dispatch
internal import ExplorerCore
internal import Synchronization

/// Works questions out off the loop's thread, one after the other. Only the last one counts: one
/// that came before it and did not begin is passed over, and one that began can ask whether it is
/// still wanted.
final class LatestQuestionQueue<Question: Equatable & Sendable>: Sendable {
  private struct Board {
    var question: Question?
    var answers: [Action] = []
  }

  private let board = Mutex(Board())
  private let queue: DispatchQueue

  /// A queue with a name for debuggers.
  init(name: String) { queue = DispatchQueue(label: name) }

  /// Asks, in the place of what was asked before.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - answer: works it out; it may ask whether that is still wanted, and gives nothing where it
  ///     ended early.
  func ask(
    _ question: Question,
    _ answer: @escaping @Sendable (Question, @escaping () -> Bool) -> Action?
  ) {
    board.withLock { $0.question = question }
    queue.async { [self] in
      func isWanted() -> Bool { board.withLock { $0.question == question } }
      guard isWanted(), let answered = answer(question, isWanted) else { return }
      board.withLock { board in
        guard board.question == question else { return }
        board.question = nil
        board.answers = [answered]
      }
    }
  }

  /// What was asked is wanted no more.
  func forget() { board.withLock { $0 = Board() } }

  /// What was worked out since the last time.
  func takeAnswers() -> [Action] {
    board.withLock { board in
      defer { board.answers = [] }
      return board.answers
    }
  }
}
