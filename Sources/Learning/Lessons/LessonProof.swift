internal import BidiAlgorithm
internal import Explanation
internal import Wording

extension Lesson.Part {
  /// Whether it prints what a rule did to a scalar.
  fileprivate func shows(_ rule: String, at wanted: Int) -> Bool {
    guard case .because(let own, let position, _) = self else { return false }
    return own.rawValue == rule && position == wanted
  }
}

/// The proof of what a lesson states: by resolving, never by reading.
enum LessonProof {
  /// What is wrong with a lesson.
  static func faults(of lesson: Lesson) -> [LearningFault] {
    var faults: [LearningFault] = []
    // What is said of a part is said at its line: there is no other one to give.
    var line = lesson.line
    func fault(_ text: String) {
      faults.append(LearningFault(line: line, text: "lesson '\(lesson.name)': \(text)"))
    }
    if lesson.title.isEmpty { fault("it has no title") }
    if lesson.prediction == nil { fault("it asks for no prediction") }
    if lesson.freeText == nil { fault("it has no 'try:'") }
    for (part, partLine) in zip(lesson.parts, lesson.partLines) {
      line = partLine
      switch part {
      case .say(let text, let facts, let subject):
        if facts.isEmpty { fault("'\(text)' states something without a fact") }
        if let subject { faults += facts.compactMap { $0.fault(on: subject) } }
      case .ask(let prediction):
        if !prediction.isRight(prediction.answer) {
          fault(
            "the answer of '\(prediction.text.written)' is \(prediction.truth), not \(prediction.answer)"
          )
        }
        if case .rule(let position) = prediction.kind,
          !lesson.reveal.contains(where: { $0.shows(prediction.answer, at: position) })
        {
          fault("no 'because: \(position) \(prediction.answer)' shows the answer")
        }
      case .because(let rule, let position, let text):
        if sentences(rule, position, text).isEmpty {
          fault("\(rule.rawValue) does nothing at \(position) of '\(text.written)'")
        }
      case .act(let text):
        if let problem = LessonTask.fault(in: text, question: lesson.prediction) { fault(problem) }
      case .free: break
      }
    }
    return faults
  }

  /// What a rule did to a scalar, in sentences; empty where it did nothing.
  static func sentences(_ rule: BidiRule, _ position: Int, _ text: LearnedText) -> [Words] {
    let explained = text.explained
    let found = explained.storySteps(at: position).filter { $0.rule == rule }
    return found.map(\.sentence)
  }
}
