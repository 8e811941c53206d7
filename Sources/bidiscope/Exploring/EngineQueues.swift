internal import BidiAlgorithm
internal import Dispatch
internal import Engines
internal import Explorer
internal import ExplorerCore
internal import Synchronization
internal import UnicodeData
internal import Wording

/// Asks engines off the loop's thread, each on a queue of its own, so that one that hangs holds up
/// neither typing nor the others. Only the last question counts: those that came before it
/// meanwhile are passed over.
final class EngineQueues: Sendable {
  private struct Board {
    var question: EngineQuestion?
    var answers: [Action] = []
  }

  private let board = Mutex(Board())
  private let workers: [EngineWorker]

  /// The queues of these engines.
  init(_ engines: [any BidiResolver]) {
    workers = engines.enumerated().map { EngineWorker($1, number: $0) }
  }

  /// What the engines are called.
  var names: [String] { workers.map(\.name) }

  /// Hands a question to every engine and returns at once.
  func ask(_ question: EngineQuestion) {
    board.withLock { $0.question = question }
    for worker in workers {
      worker.queue.async { [self] in
        let isCurrent = board.withLock {
          $0.question?.content == question.content && $0.question?.direction == question.direction
        }
        guard isCurrent else { return }
        let outcome = worker.outcome(question)
        board.withLock {
          $0.answers.append(
            .engines(
              .answered(
                engine: worker.number, content: question.content, direction: question.direction,
                outcome)))
        }
      }
    }
  }

  /// What was answered since the last call.
  func takeAnswers() -> [Action] {
    board.withLock { board in
      defer { board.answers = [] }
      return board.answers
    }
  }

  /// Ends the programs of external engines, whatever they are doing.
  func close() {
    board.withLock { $0.question = nil }
    for worker in workers { worker.end() }
  }
}

/// An engine on a queue of its own.
///
/// Unchecked: the engine is used on ``queue`` alone, but for the end of its program, which is safe
/// anywhere.
private final class EngineWorker: @unchecked Sendable {
  let number: Int
  let name: String
  let queue: DispatchQueue
  private let engine: any BidiResolver

  init(_ engine: any BidiResolver, number: Int) {
    self.engine = engine
    self.number = number
    name = engine.name
    queue = DispatchQueue(label: "engine \(number)")
  }

  /// Asks the engine, and grades its answer.
  func outcome(_ question: EngineQuestion) -> EngineOutcome {
    let comparison = EngineComparison(ours: StandardResolver(), theirs: engine) {
      BidiInput(scalars: $0)
    }
    let text = TestText(scalars: question.scalars, direction: question.direction)
    do {
      switch try comparison.verdict(on: text) {
      case .same(let answer): return .answer(answer, .same, nil)
      case .divergence(let divergence): return EngineOutcome(divergence)
      }
    } catch {
      return .failure((error as? any WordedError)?.words ?? Words(verbatim: "\(error)"))
    }
  }

  func end() { (engine as? ExternalEngine)?.end() }
}

extension EngineOutcome {
  fileprivate init(_ divergence: Divergence) {
    switch divergence.outcome {
    case .failure(let failure): self = .failure(failure.words)
    case .answer(let answer):
      self = .answer(
        answer, divergence.agreement ?? .displayDiffers, divergence.difference,
        suspects: divergence.attribution?.rules ?? [])
    }
  }
}
