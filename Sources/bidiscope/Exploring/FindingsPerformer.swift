internal import Explorer
internal import ExplorerCore

/// Searches texts for defects off the loop's thread.
struct FindingsPerformer: FeaturePerformer {
  typealias F = FindingsFeature

  private let questions = LatestQuestionQueue<FindingsQuestion>(name: "findings")

  func perform(_ effect: FindingsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .workOut(let question):
      questions.ask(question) { question, _ in .findings(.answered(question.answer())) }
      return []
    case .look: return questions.takeAnswers()
    }
  }
}
