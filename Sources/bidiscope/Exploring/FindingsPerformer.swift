internal import Explorer
internal import ExplorerCore
internal import Linting
internal import Wording

/// Searches texts for defects off the loop's thread.
struct FindingsPerformer: FeaturePerformer {
  typealias F = FindingsFeature

  private let questions = LatestQuestionQueue<FindingsQuestion>(name: "findings")

  func perform(_ effect: FindingsFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .workOut(let question):
      questions.ask(question) { question, _ in .findings(.answered(Self.answer(question))) }
      return []
    case .look: return questions.takeAnswers()
    }
  }

  /// The answer by what stands beside the file, as `bidiscope lint` goes by it.
  private static func answer(_ question: FindingsQuestion) -> FindingsAnswer {
    do {
      return question.answer(by: try question.path.map(LintSettings.rules(of:)) ?? FileRules())
    } catch {
      return question.answer(complaint: WordedFailure.worded(in: error)?.words)
    }
  }
}
