/// What the letters of each script are in, summed up over the pieces of a text.
struct ScriptTally {
  private struct Script {
    var number: UInt8
    var letters = 0
    /// The letters that speak for the language of the whole text.
    var weight = 0
    /// By language: its letters, and as many as are sure of it.
    var languages: [String?: (letters: Int, sure: Double)] = [:]
  }

  private var scripts: [Script] = []

  /// Adds the answers for a piece.
  mutating func add(_ answers: [LanguageReader.Answer]) {
    for answer in answers {
      let index = scripts.firstIndex { $0.number == answer.script } ?? scripts.count
      if index == scripts.count { scripts.append(Script(number: answer.script)) }
      scripts[index].letters += answer.letters
      scripts[index].weight += answer.weight
      let sum = scripts[index].languages[answer.language] ?? (0, 0)
      scripts[index].languages[answer.language] = (
        sum.letters + answer.letters, sum.sure + answer.confidence * Double(answer.letters)
      )
    }
  }

  /// How many letters there are.
  var letters: Int { scripts.reduce(0) { $0 + $1.letters } }

  /// What the letters of a script are in.
  func answer(for number: UInt8) -> LanguageReader.Answer? {
    scripts.first { $0.number == number }.map(Self.answer)
  }

  /// What is said of the whole, without its runs.
  var result: IdentifiedText {
    LanguageReader.Answer.best(scripts.map(Self.answer)).map {
      LanguageReader.result($0, letters: letters)
    } ?? .none
  }

  private static func answer(_ script: Script) -> LanguageReader.Answer {
    // Of as many letters, the language whose tag sorts last, as where weights are alike.
    let best = script.languages.max {
      ($0.value.letters, $0.key ?? "") < ($1.value.letters, $1.key ?? "")
    }
    return LanguageReader.Answer(
      script: script.number, language: best?.key,
      confidence: (best?.value.sure ?? 0) / Double(max(1, script.letters)), letters: script.letters,
      weight: script.weight)
  }
}
