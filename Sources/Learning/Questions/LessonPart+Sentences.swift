public import Wording

extension Lesson.Part {
  /// The part in plain sentences, with what its file says in other words; a prediction has its own.
  public func sentences(_ told: (String) -> Words = { Words(own: $0) }) -> [Words] {
    switch self {
    case .say(let text, _, _), .act(let text): [told(text)]
    case .ask: []
    case .because(let rule, let position, let text):
      LessonProof.sentences(rule, position, text)
    case .free(let text): ["Try: \(verbatim: text.written)"]
    }
  }
}
