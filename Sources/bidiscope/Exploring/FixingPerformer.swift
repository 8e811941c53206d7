internal import Explorer
internal import ExplorerCore

/// Searches for what makes a line look as it should, off the loop's thread.
struct FixingPerformer: FeaturePerformer {
  typealias F = FixingFeature

  private let questions = LatestQuestionQueue<FixQuestion>(name: "fixing")

  func perform(_ effect: FixingFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .search(let question):
      questions.ask(question) { question, isWanted in
        .fixing(.found(question, question.answer(goesOn: isWanted)))
      }
    case .look: return questions.takeAnswers()
    case .stop: questions.forget()
    case .write(let fix): return [.fixing(.written(fix, fix.written))]
    }
    return []
  }
}
