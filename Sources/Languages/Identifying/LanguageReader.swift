/// Reads texts and has each script judged. The memory is used again for the next text.
struct LanguageReader {
  private(set) var judge: LanguageJudge
  private var table = ScalarTable()
  /// The runs of the text that was read last.
  private(set) var runs = ScriptRuns()
  private var words = WordsOfScript()

  init(_ judge: LanguageJudge) { self.judge = judge }

  /// The languages of a text in well-formed UTF-8. O(*n*).
  mutating func identify(_ text: UnsafeBufferPointer<UInt8>) -> IdentifiedText {
    let answers = unsafe answers(for: text)
    guard let best = Answer.best(answers) else { return .none }
    let letters = answers.reduce(0) { $0 + $1.letters }
    guard answers.count > 1 else { return result(best, letters: letters) { _ in best } }
    return result(best, letters: letters) { script in answers.first { $0.script == script } }
  }

  /// What the runs of each script are in, the script that comes first before the others. O(*n*).
  mutating func answers(for text: UnsafeBufferPointer<UInt8>) -> [Answer] {
    unsafe read(text)
    var answers: [Answer] = []
    for run in runs.runs where !answers.contains(where: { $0.script == run.script }) {
      var own = unsafe answer(run.script, text)
      if runs.runs.count > 1, code(of: run.script) == "Latn" {
        let (plain, named) = words.lettersBesideNames
        // Names count a third, less where nothing else is Latin, and nothing where a Hebrew prefix
        // is joined to one.
        let isOfNames = unsafe plain == 0 && joinsHebrewPrefix(text)
        own.weight = isOfNames ? 0 : plain == 0 ? named / 6 : plain + named / 3
      }
      answers.append(own)
    }
    return answers
  }

  /// Whether a Hebrew run ends in a hyphen, or in a maqaf, before one of the Latin script.
  private func joinsHebrewPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(runs.runs, runs.runs.dropFirst()).contains { run, next in
      guard code(of: run.script) == "Hebr", code(of: next.script) == "Latn" else { return false }
      let end = unsafe UnsafeBufferPointer(rebasing: text[run.bytes]).suffix(2)
      return unsafe end.last == 0x2D || end.elementsEqual([0xD6, 0xBE])
    }
  }

  /// Reads the runs of a text, which are in ``runs`` then. O(*n*).
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe runs.read(text, &table)
    if runs.runs.count > 1 { runs.joinJapanese(table) }
  }

  /// A script's four-letter code.
  func code(of script: UInt8) -> String { table.codes[Int(script)] }

  /// The language of the runs of one script.
  struct Answer {
    /// The script's number.
    var script: UInt8
    var language: String?
    var confidence: Double
    var letters: Int
    /// The letters that speak for the language of the whole text: of names in another script only
    /// some.
    var weight: Int

    /// The answer of the most weight; of as much, that of the script that comes first.
    static func best(_ answers: [Answer]) -> Answer? {
      guard var best = answers.first else { return nil }
      for answer in answers where answer.weight > best.weight { best = answer }
      return best
    }
  }

  private mutating func answer(_ script: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Answer {
    let code = table.codes[Int(script)]
    unsafe words.take(script, of: runs, in: text, isLatin: code == "Latn")
    let letters = words.letters
    guard letters > 0 else {
      return Answer(script: script, language: nil, confidence: 0, letters: 0, weight: 0)
    }
    let found = judge.language(of: words, script: code, number: script)
    // A letter or two say little, whatever they are.
    let damped = found.confidence * (1 - 1 / Double(1 << min(letters, 20)))
    return Answer(
      script: script, language: found.language, confidence: damped, letters: letters,
      weight: letters)
  }

  private func result(
    _ best: Answer, letters: Int, answer: (UInt8) -> Answer?
  ) -> IdentifiedText {
    var result = Self.result(best, letters: letters)
    guard letters > 0 else { return result }
    result.spans = runs.runs.map { run in
      span(run.scalars, of: run.script, answer(run.script))
    }
    return result
  }

  /// What is said of a text whose most letters have an answer, without its runs.
  static func result(_ best: Answer, letters: Int) -> IdentifiedText {
    guard letters > 0 else { return .none }
    return IdentifiedText(
      language: best.language,
      confidence: share(best.confidence * Double(best.letters) / Double(letters)),
      isReliable: best.confidence >= IdentifiedText.reliable, spans: [])
  }

  /// A run with what its script is in.
  func span(_ range: Range<Int>, of script: UInt8, _ answer: Answer?) -> IdentifiedText.Span {
    IdentifiedText.Span(
      range: range, script: code(of: script), language: answer?.language,
      confidence: Self.share(answer?.confidence ?? 0))
  }

  /// A confidence in hundredths, never quite 1.
  private static func share(_ confidence: Double) -> Double {
    min(0.99, (confidence * 100).rounded() / 100)
  }
}
