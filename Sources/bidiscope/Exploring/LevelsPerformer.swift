internal import Explorer
internal import ExplorerCore
internal import TextModel

/// Works out the levels and lines of very long paragraphs off the loop's thread.
struct LevelsPerformer: FeaturePerformer {
  typealias F = LevelsFeature

  private let questions = LatestQuestionQueue<LevelQuestion>(name: "levels")

  func perform(_ effect: LevelsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .workOut(let question):
      questions.ask(question) { question, isWanted in
        question.answer(while: isWanted).map { .feature(LevelsFeature.self, .answered($0)) }
      }
    case .look: return questions.takeAnswers()
    case .drop: questions.forget()
    }
    return []
  }
}
