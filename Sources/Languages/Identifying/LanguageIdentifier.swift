internal import Glibc
internal import UnicodeData

/// Recognises the languages of a text, script by script.
///
/// A run of one script is asked alone, for in mixed lines detectors know nothing. What decides: letters that only one
/// language of the script has; then everyday words and letters of the languages next to it; CLD2 has a vote beside
/// them, and the only one where many languages share a script. Not for two threads at once.
public final class LanguageIdentifier {
  private let detector: CLD2
  private let signs = LetterSigns.all()
  private lazy var model = WordModel()
  private var table = ScriptTable()
  private var likely: [String: String?] = [:]
  private let preferred: Set<String>

  /// What a user is told where ``init(preferred:)`` gives nil.
  public static let missing =
    "language detection is off: libcld2.so.0 is not installed (Debian: libcld2-0)"

  /// An identifier; nil where CLD2 is not installed.
  ///
  /// - Parameter preferred: the user's languages, which are the likelier ones.
  public init?(preferred: [String] = []) {
    guard let detector = CLD2() else { return nil }
    self.detector = detector
    self.preferred = Set(preferred.map { String($0.prefix { $0 != "-" }) })
  }

  /// The languages of a text. O(*n*).
  public func identify(_ scalars: [Unicode.Scalar]) -> IdentifiedText {
    let runs = table.runs(scalars)
    guard !runs.isEmpty else { return .none }
    var answers: [UInt8: Answer] = [:]
    for run in runs where answers[run.script] == nil {
      let own = runs.filter { $0.script == run.script }
      answers[run.script] = answer(
        own.map { scalars[$0.range] }, script: table.codes[Int(run.script)])
    }
    let letters = answers.values.reduce(0) { $0 + $1.letters }
    guard letters > 0,
      let best = answers.max(by: {
        ($0.value.letters, $1.key) < ($1.value.letters, $0.key)
      })?.value
    else { return .none }
    let confidence = best.confidence * Double(best.letters) / Double(letters)
    return IdentifiedText(
      language: best.language, confidence: min(0.99, (confidence * 100).rounded() / 100),
      isReliable: best.confidence >= 0.75,
      spans: runs.map {
        IdentifiedText.Span(
          range: $0.range, script: table.codes[Int($0.script)],
          language: answers[$0.script]?.language)
      })
  }

  /// The language of the runs of one script.
  private struct Answer {
    var language: String?
    var confidence: Double
    var letters: Int
  }

  private func answer(_ runs: [ArraySlice<Unicode.Scalar>], script: String) -> Answer {
    let words = WordsOfScript(runs, isLatin: script == "Latn")
    guard words.letters > 0 else { return Answer(language: nil, confidence: 0, letters: 0) }
    let found: (language: String?, confidence: Double)
    switch script {
    case "Latn": found = latin(words)
    case "Arab", "Hebr", "Deva": found = bySigns(words, script)
    default: found = other(words, script)
    }
    // A letter or two say little, whatever they are.
    let damped = found.confidence * (1 - 1 / Double(1 << min(words.letters, 20)))
    return Answer(language: found.language, confidence: damped, letters: words.letters)
  }

  // MARK: - Scripts

  /// Languages in which most text of these scripts is, before anything is read.
  private static let priors: [String: [String: Float]] = [
    "Arab": ["ar": 0.3, "fa": 0.2, "ur": 0.1], "Hebr": ["he": 0.5], "Deva": ["hi": 2],
  ]

  private func bySigns(
    _ words: WordsOfScript, _ script: String
  ) -> (language: String?, confidence: Double) {
    guard let signs = signs[script] else { return other(words, script) }
    if let decided = signs.decided(words.words) { return (decided, 0.99) }
    var weights = Self.priors[script] ?? [:]
    weights.merge(signs.weights(words.words)) { $0 + $1 }
    for language in preferred where weights[language] != nil { weights[language]? += 0.5 }
    vote(detector.answer(words.text), script, letters: words.letters, &weights)
    return Self.best(weights, scale: 1)
  }

  /// What CLD2 says, as one sign among others: more for a language that it rarely names without reason.
  private func vote(
    _ answer: CLD2.Answer, _ script: String, letters: Int, _ weights: inout [String: Float]
  ) {
    guard let language = answer.language else { return }
    switch (script, language) {
    case ("Arab", "ar"), ("Arab", "fa"), ("Arab", "ur"): weights[language, default: 0] += 1.2
    case ("Arab", "ug"), ("Arab", "ps"), ("Arab", "sd"): weights[language, default: 0] += 4
    case ("Arab", "ckb"): weights[language, default: 0] += 0.7
    case ("Arab", _): weights["fa", default: 0] += 0.5
    case ("Hebr", "he"): weights["he", default: 0] += 1.2
    case ("Hebr", "yi"): weights["yi", default: 0] += 2
    case ("Deva", "hi"): weights["hi", default: 0] += 2
    case ("Deva", "mr"), ("Deva", "ne"):
      if answer.isReliable, letters > 25 { weights[language, default: 0] += 3 }
    default: break
    }
  }

  /// Words and their letters decide, with a vote of CLD2; a language that has no list here needs a long text, and the
  /// romanised ones are known to the lists alone.
  private func latin(_ words: WordsOfScript) -> (language: String?, confidence: Double) {
    let answer = detector.answer(words.text)
    // The first words of a long text tell enough; CLD2 reads all.
    var scores = [Float](repeating: 0, count: model.languages.count)
    for word in words.words.prefix(400) {
      for (index, score) in model.scores(of: word).enumerated() { scores[index] += score }
    }
    var weights: [String: Float] = [:]
    for (language, score) in zip(model.languages, scores) {
      let isCommon = Self.common.contains(language) || preferred.contains(language)
      weights[language] = score - (isCommon ? 0 : 5)
    }
    if let language = answer.language {
      if weights[language] != nil {
        weights[language]? += answer.isReliable ? 7 : 4.2
      } else {
        let best = weights.max { $0.value < $1.value }?.key ?? ""
        if answer.isReliable, words.letters > 25, !best.hasSuffix("-Latn") {
          return (language, 0.9)
        }
      }
    }
    return Self.best(weights, scale: 4)
  }

  private static let common: Set<String> = ["en", "fr", "de"]

  private func other(
    _ words: WordsOfScript, _ script: String
  ) -> (language: String?, confidence: Double) {
    let own = likelyLanguage(script)
    if Self.shared.contains(script) {
      let answer = detector.answer(words.text)
      if let language = answer.language { return (language, answer.isReliable ? 0.95 : 0.6) }
      return (own, 0.4)
    }
    return (own, own == nil ? 0 : 0.99)
  }

  /// Scripts of several languages that CLD2 knows.
  private static let shared: Set<String> = ["Cyrl", "Beng", "Ethi", "Tibt", "Hani", "Jpan", "Geor"]

  private func likelyLanguage(_ script: String) -> String? {
    if let known = likely[script] { return known }
    let language = LocaleNames.likelyLanguage(ofScript: script)
    likely[script] = language
    return language
  }

  /// The heaviest language, and how sure it is by its distance from the next.
  private static func best(
    _ weights: [String: Float], scale: Double
  ) -> (language: String?, confidence: Double) {
    let sorted = weights.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = sorted.first else { return (nil, 0) }
    let margin = Double(first.value - (sorted.dropFirst().first?.value ?? 0))
    return (first.key, 1 / (1 + exp(-margin / scale)))
  }
}
