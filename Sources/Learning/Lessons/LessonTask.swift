/// A `do:` of a lesson: a task or a question, which states nothing.
enum LessonTask {
  /// Verbs that state something in a sentence that is no question. A task begins with a verb of its
  /// own.
  private static let verbs: Set = [
    "is", "are", "was", "were", "has", "have", "stands", "belongs", "gives", "begins", "ends",
    "takes", "goes", "counts", "means", "keeps", "moves", "comes", "shows", "reads", "becomes",
  ]

  /// What is wrong with a task: it states something, or names a number that is not in the question.
  /// Nil where nothing is wrong. O(*n*).
  static func fault(in text: String, question: Prediction?) -> String? {
    for sentence in sentences(of: text) where !sentence.hasSuffix("?") {
      let words = sentence.lowercased().split { !$0.isLetter }.map(String.init)
      if words.dropFirst().contains(where: verbs.contains) {
        return "'\(sentence)' states something: it is a 'say:' with a fact"
      }
    }
    let asked = question.map { numbers(in: named(by: $0.kind)) } ?? []
    return numbers(in: text).first { !asked.contains($0) }
      .map { "'\($0)' of '\(text)' is no number of the question" }
  }

  /// The sentences, each with its last sign. Words before a colon are a sentence too.
  private static func sentences(of text: String) -> [String] {
    var found: [String] = []
    var sentence = ""
    for word in text.words {
      sentence += sentence.isEmpty ? word : " " + word
      if let last = word.last, ".?!:".contains(last) {
        found.append(sentence)
        sentence = ""
      }
    }
    return sentence.isEmpty ? found : found + [sentence]
  }

  /// What a kind of question names: offsets, columns, keys, a display.
  private static func named(by kind: Prediction.Kind) -> String {
    switch kind {
    case .order, .levels, .direction: ""
    case .level(let number), .caret(let number), .rule(let number), .lines(let number): "\(number)"
    case .ranges(_, let from, let to): "\(from) \(to)"
    case .fix(let wanted): wanted
    case .result(let keys): keys
    }
  }

  /// The numbers in a text, but not those in names, such as the 4 of W4.
  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { Int($0) != nil }
  }
}
