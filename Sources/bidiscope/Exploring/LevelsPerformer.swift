internal import Dispatch
internal import Explorer
internal import ExplorerCore
internal import Synchronization
internal import TextModel

/// Works out the levels and lines of very long paragraphs off the loop's thread.
struct LevelsPerformer: FeaturePerformer {
  typealias F = LevelsFeature

  private let levels = LevelQueue()

  func perform(_ effect: LevelsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .workOut(let question):
      levels.ask(question)
      return []
    case .drop:
      levels.drop()
      return []
    case .look: return levels.takeAnswers()
    }
  }
}

/// One queue; only the last question counts, and those that came before it meanwhile are passed
/// over.
private final class LevelQueue: Sendable {
  private struct Board {
    var question: LevelQuestion?
    var answers: [Action] = []
  }

  private let board = Mutex(Board())
  private let queue = DispatchQueue(label: "levels")

  func ask(_ question: LevelQuestion) {
    board.withLock { $0.question = question }
    queue.async { [self] in
      func isWanted() -> Bool { board.withLock { $0.question == question } }
      guard isWanted(), let answer = question.answer(while: isWanted) else { return }
      board.withLock { board in
        guard board.question == question else { return }
        board.question = nil
        board.answers = [.feature(LevelsFeature.self, .answered(answer))]
      }
    }
  }

  func drop() { board.withLock { $0 = Board() } }

  func takeAnswers() -> [Action] {
    board.withLock { board in
      defer { board.answers = [] }
      return board.answers
    }
  }
}
