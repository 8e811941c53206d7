/// A `do:` of a lesson: a task or a question, which states nothing.
enum LessonTask {
  /// Verbs by which a sentence that does not ask states something; a task begins with its own verb.
  private static let verbs: Set = [
    "is", "are", "was", "were", "has", "have", "stands", "belongs", "gives", "begins", "ends",
    "takes", "goes", "counts", "means", "keeps", "moves", "comes", "shows", "reads", "becomes",
  ]

  /// What is wrong with it: it states something, or names a number that the question does not have;
  /// nil where nothing is. O(*n*).
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

  /// The sentences, each with the sign at its end; what stands before a colon is one.
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

  /// What a question names: offsets, columns, keys, a display.
  private static func named(by kind: Prediction.Kind) -> String {
    switch kind {
    case .order, .levels, .direction: ""
    case .level(let number), .caret(let number), .rule(let number), .lines(let number): "\(number)"
    case .ranges(_, let from, let to): "\(from) \(to)"
    case .fix(let wanted): wanted
    case .result(let keys): keys
    }
  }

  /// The numbers; not those of names, such as the 4 of W4.
  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { Int($0) != nil }
  }
}
