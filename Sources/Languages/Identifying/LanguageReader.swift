/// Reads texts and has each script judged. The memory is used again for the next text.
struct LanguageReader {
  private(set) var judge: LanguageJudge
  private var table = ScalarTable()
  private var runs = ScriptRuns()
  private var words = WordsOfScript()

  init(_ judge: LanguageJudge) { self.judge = judge }

  /// The languages of a text in well-formed UTF-8. O(*n*).
  mutating func identify(_ text: UnsafeBufferPointer<UInt8>) -> IdentifiedText {
    unsafe runs.read(text, &table)
    if runs.runs.count > 1 { runs.joinJapanese(table) }
    guard let first = runs.runs.first?.script else { return .none }
    var best = unsafe answer(first, text)
    var letters = best.letters
    if runs.runs.count == 1 { return result(best, letters: letters) { _ in best } }
    if table.codes[Int(first)] == "Latn" { best.weight = words.lettersWithoutNames }
    var answers = [best]
    for run in runs.runs where !answers.contains(where: { $0.script == run.script }) {
      var own = unsafe answer(run.script, text)
      if table.codes[Int(run.script)] == "Latn" { own.weight = words.lettersWithoutNames }
      answers.append(own)
      letters += own.letters
      // Of as many letters, the script that comes first.
      if own.weight > best.weight { best = own }
    }
    return result(best, letters: letters) { script in
      answers.first { $0.script == script }
    }
  }

  /// The language of the runs of one script.
  private struct Answer {
    var script: UInt8
    var language: String?
    var confidence: Double
    var letters: Int
    /// The letters that speak for the language of the whole text: of names in another script only some.
    var weight: Int
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
    guard letters > 0 else { return .none }
    return IdentifiedText(
      language: best.language,
      confidence: Self.share(best.confidence * Double(best.letters) / Double(letters)),
      isReliable: best.confidence >= IdentifiedText.reliable,
      spans: runs.runs.map { run in
        let own = answer(run.script)
        return IdentifiedText.Span(
          range: run.scalars, script: table.codes[Int(run.script)], language: own?.language,
          confidence: Self.share(own?.confidence ?? 0))
      })
  }

  /// A confidence in hundredths, never quite 1.
  private static func share(_ confidence: Double) -> Double {
    min(0.99, (confidence * 100).rounded() / 100)
  }
}
