internal import BidiAlgorithm
internal import Explanation
internal import Wording

extension Lesson.Part {
  /// Whether it prints what a rule did to a scalar.
  fileprivate func shows(_ rule: String, at wanted: Int) -> Bool {
    guard case .because(let own, let position, _) = self else { return false }
    return own.rawValue == rule && position == wanted
  }

  /// The field of a part that a lesson may have once; nil for parts that it may have several times.
  fileprivate var onlyField: String? {
    switch self {
    case .ask: "ask"
    case .free: "try"
    case .say, .act, .because: nil
    }
  }
}

extension Lesson {
  /// The numbers and names that its facts, its answer and its reasons have.
  fileprivate var carried: Set<String> {
    Set(
      parts.flatMap { part -> [String] in
        switch part {
        case .say(_, let facts, _): facts.flatMap(\.names)
        case .ask(let prediction): prediction.answer.latinWords
        case .because(let rule, _, _): [rule.rawValue]
        case .act, .free: []
        }
      })
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
    let carried = lesson.carried
    if let problem = StatedNames.fault(
      inTitle: lesson.title, carried: carried, of: lesson.prediction?.text)
    {
      fault(problem)
    }
    if lesson.prediction == nil { fault("it asks for no prediction") }
    if lesson.freeText == nil { fault("it has no 'try:'") }
    var fields: Set<String> = []
    for (part, partLine) in zip(lesson.parts, lesson.partLines) {
      line = partLine
      if let field = part.onlyField, !fields.insert(field).inserted {
        fault("it has two '\(field):', and only the first is asked or shown")
      }
      switch part {
      case .say(let text, let facts, let subject):
        if facts.isEmpty {
          fault("'\(text)' states something without a fact")
        } else if let problem = StatedNames.fault(in: text, facts: facts, of: subject) {
          fault(problem)
        }
        if let subject { faults += facts.compactMap { $0.fault(on: subject) } }
      case .ask(let prediction):
        if let problem = prediction.fault { fault(problem) }
        if case .rule(let position) = prediction.kind,
          !lesson.reveal.contains(where: { $0.shows(prediction.answer, at: position) })
        {
          fault("no 'because: \(position) \(prediction.answer)' shows the answer")
        }
      case .because(let rule, let position, let text):
        if let problem = problem(of: rule, position, text) { fault(problem) }
      case .act(let text):
        if let problem = LessonTask.fault(in: text, question: lesson.prediction)
          ?? StatedNames.fault(inTask: text, carried: carried, of: lesson.prediction?.text)
        {
          fault(problem)
        }
      case .free: break
      }
    }
    return faults
  }

  /// Why a rule is no reason for what became of a scalar; nil where it is one.
  private static func problem(
    of rule: BidiRule, _ position: Int, _ text: LearnedText
  ) -> String? {
    let explained = text.explained
    let name = rule.rawValue
    if sentences(rule, position, text).isEmpty {
      return "\(name) does nothing at \(position) of '\(text.written)'"
    }
    if [.p2, .p3].contains(rule) {
      guard explained.decision?.rule == rule else { return "\(name) does not decide here" }
      let deciding = explained.decision?.because ?? []
      return deciding.isEmpty || deciding.contains(position)
        ? nil : "\(name) decides by the scalar at \(deciding[0]), not by the one at \(position)"
    }
    let own = explained.events(at: position).filter { $0.rule == rule }
    return rule < .w1 || own.isEmpty || own.contains(where: \.isChange)
      ? nil : "\(name) leaves what is at \(position) of '\(text.written)' as it is"
  }

  /// What a rule did to a scalar, in sentences; empty where it did nothing.
  static func sentences(_ rule: BidiRule, _ position: Int, _ text: LearnedText) -> [Words] {
    let explained = text.explained
    let found = explained.storySteps(at: position).filter { $0.rule == rule }
    return found.map(\.sentence)
  }
}
