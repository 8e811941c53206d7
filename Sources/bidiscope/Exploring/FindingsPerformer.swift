internal import Dispatch
internal import Explorer
internal import ExplorerCore
internal import Synchronization

/// Searches texts for defects off the loop's thread.
struct FindingsPerformer: FeaturePerformer {
  typealias F = FindingsFeature

  private let findings = FindingsQueue()

  func perform(_ effect: FindingsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .workOut(let question):
      findings.ask(question)
      return []
    case .look: return findings.takeAnswers()
    }
  }
}

/// One queue; only the last question counts, and those that came before it and did not begin are
/// passed over.
private final class FindingsQueue: Sendable {
  private struct Board {
    var question: FindingsQuestion?
    var answers: [Action] = []
  }

  private let board = Mutex(Board())
  private let queue = DispatchQueue(label: "findings")

  func ask(_ question: FindingsQuestion) {
    board.withLock { $0.question = question }
    queue.async { [self] in
      func isWanted() -> Bool { board.withLock { $0.question == question } }
      guard isWanted() else { return }
      let answer = question.answer()
      board.withLock { board in
        guard board.question == question else { return }
        board.question = nil
        board.answers = [.feature(FindingsFeature.self, .answered(answer))]
      }
    }
  }

  func takeAnswers() -> [Action] {
    board.withLock { board in
      defer { board.answers = [] }
      return board.answers
    }
  }
}
