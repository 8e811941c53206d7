internal import Glibc

/// Decides which language the words of one script are in.
struct LanguageJudge {
  /// What was decided, and how sure it is from 0 to 1.
  typealias Verdict = (language: String?, confidence: Double)

  /// What does not change once it is made, and is shared by all threads.
  private final class Tables: Sendable {
    let signs: [String: ScriptSigns]
    let model: WordModel
    /// A weight for each language of the Latin script: less for those that are not expected.
    let rare: WordModel.Scores

    init(preferred: Set<String>) {
      // Both are made of the same lines, which are many: they are read once.
      let lines = DataLines.letters
      signs = ScriptSigns.all(lines, preferred: preferred)
      model = WordModel(letters: lines)
      var rare = WordModel.Scores(repeating: -.infinity)
      for (index, language) in model.languages.enumerated() {
        let isExpected = LanguageJudge.common.contains(language) || preferred.contains(language)
        rare[index] = (isExpected ? 0 : -5) + (language == "en" ? LanguageJudge.english : 0)
      }
      self.rare = rare
    }
  }

  /// What decides in a script.
  private enum Way {
    case words
    case signs(ScriptSigns)
    /// CLD2, or the likely language where it knows none.
    case detector(likely: String?)
    case script(likely: String?)
  }

  private let detector: CLD2
  private let tables: Tables
  private var grams = LetterGrams()
  /// The way by the script's number, once it is known.
  private var ways = [Way?](repeating: nil, count: 256)

  init(_ detector: CLD2, preferred: Set<String>) {
    self.detector = detector
    tables = Tables(preferred: preferred)
  }

  /// The language of words in a script; the number is always the same for a script. Of what only
  /// repeats itself it is a guess.
  mutating func language(
    of words: WordsOfScript, script: String, number: UInt8
  ) -> Verdict {
    let found = judged(words, script: script, number: number)
    return words.isRepetition ? (found.language, min(found.confidence, Self.doubt)) : found
  }

  private mutating func judged(
    _ words: WordsOfScript, script: String, number: UInt8
  ) -> Verdict {
    let way = ways[Int(number)] ?? way(of: script)
    if ways[Int(number)] == nil { ways[Int(number)] = way }
    switch way {
    case .words: return latin(words)
    case .signs(let signs): return bySigns(words, signs)
    case .script(let likely): return (likely, likely == nil ? 0 : 0.99)
    case .detector(let likely):
      let answer = detector.answer(words.text)
      guard let language = answer.language else { return (likely, 0.4) }
      return (language, answer.isReliable ? 0.95 : 0.6)
    }
  }

  /// Scripts of several languages that CLD2 knows.
  private static let shared: Set<String> = ["Cyrl", "Beng", "Ethi", "Tibt", "Hani", "Jpan", "Geor"]

  private func way(of script: String) -> Way {
    if script == "Latn" { return .words }
    if let signs = tables.signs[script] { return .signs(signs) }
    let likely = LocaleNames.likelyLanguage(ofScript: script)
    return Self.shared.contains(script) ? .detector(likely: likely) : .script(likely: likely)
  }

  // MARK: - By signs

  private func bySigns(_ words: WordsOfScript, _ script: ScriptSigns) -> Verdict {
    let reading = script.signs.reading(of: words)
    if let decided = reading.decided { return (decided, 0.99) }
    let languages = script.signs.languages
    var weights = reading.weights + script.priors
    // Only what something speaks for is likelier still.
    weights.replace(with: weights + script.preferred, where: weights .> .zero)
    let scale = words.count == 1 ? script.scaleOfWord : script.scale
    let sure = Self.best(weights, languages, scale: scale)
    if sure.margin > script.strongestVote + scale * Self.surely, words.letters > 7 {
      return (sure.language, sure.confidence)
    }
    let answer = detector.answer(words.text)
    if let vote = script.vote(answer) {
      weights += script.signs.weights(vote.language, vote.weight)
    }
    let best = Self.best(weights, languages, scale: scale)
    return (best.language, best.confidence)
  }

  /// With this distance from the next language, in units of the scale, a language of eight letters
  /// is reliable.
  ///
  /// CLD2 is asked only where its vote could change the language, or whether that is reliable:
  /// asking takes longer than all the rest.
  private static let surely: Float = 1.2

  // MARK: - By words

  /// Words and their letters decide, with a vote of CLD2; a language that has no list here needs a
  /// long text, and the romanised ones are known to the lists alone.
  private mutating func latin(_ words: WordsOfScript) -> Verdict {
    let (tables, letters) = (tables, words.letters)
    let languages = tables.model.languages
    var (weights, listed) = (WordModel.Scores.zero, WordModel.Scores.zero)
    // The first words of a long text tell enough; CLD2 reads more.
    unsafe words.forEach(atMost: 400) {
      unsafe weights += tables.model.scores(of: $0, &grams, &listed)
    }
    weights += tables.rare
    let sure = Self.best(weights, languages, scale: Self.latinScale)
    // Letters alone may look like one of these languages and be Finnish.
    if sure.margin > Self.latinVote + Self.latinScale * Self.surely,
      (8...Self.shortText).contains(letters),
      listed[sure.index] > 0
    {
      return (sure.language, sure.confidence)
    }
    let answer = detector.answer(words.text)
    var isDoubted = false
    if let language = answer.language {
      if let index = languages.firstIndex(of: language) {
        weights[index] += answer.isReliable ? Self.latinVote : 2.5
      } else if answer.isReliable, !sure.language.hasSuffix("-Latn") {
        if letters > Self.longText
          || letters > Self.shortText && listed[sure.index] < Self.wellKnown * Float(words.count)
        {
          return (language, 0.9)
        }
        isDoubted = true
      }
    }
    let best = Self.best(weights, languages, scale: Self.latinScale)
    return (best.language, isDoubted ? min(best.confidence, Self.doubt) : best.confidence)
  }

  /// What is left of the confidence where CLD2 is sure of a language that has no list here, and
  /// where letters repeat themselves: a guess.
  private static let doubt = 0.6

  /// What CLD2's reliable word weighs among the languages of the Latin script.
  private static let latinVote: Float = 4.5
  /// As ``ScriptSigns/scale``.
  private static let latinScale: Float = 10
  /// How much likelier English is where nothing is known: words that look alike are mostly its own.
  private static let english: Float = 2.5
  /// A language without a list is believed in longer texts than this, in letters.
  private static let shortText = 25
  /// In a longer one it is believed even where the lists know the words of another.
  private static let longText = 80
  /// The lists know the words of a language where they say so much a word on the average.
  private static let wellKnown: Float = 4
  private static let common: Set<String> = ["en", "fr", "de"]

  /// The heaviest language (of two alike the one whose tag sorts last), and how sure it is by its
  /// distance from the next.
  private static func best<Weights: SIMD<Float>>(
    _ weights: Weights, _ languages: [String], scale: Float = 1
  ) -> (index: Int, language: String, confidence: Double, margin: Float) {
    var (first, second) = (0, -Float.infinity)
    for index in languages.indices.dropFirst() {
      let isAhead =
        weights[index] > weights[first]
        || weights[index] == weights[first] && languages[index] > languages[first]
      second = max(second, isAhead ? weights[first] : weights[index])
      if isAhead { first = index }
    }
    let margin = weights[first] - second
    return (first, languages[first], 1 / (1 + exp(-Double(margin) / Double(scale))), margin)
  }
}

/// The signs of a script's languages with what is likely before anything is read, and what CLD2's
/// vote weighs.
final class ScriptSigns: Sendable {
  let signs: LetterSigns
  /// The weights with which the languages begin.
  let priors: LetterSigns.Weights
  /// What the user's languages weigh more.
  let preferred: LetterSigns.Weights
  /// The most that ``vote(_:)`` gives.
  let strongestVote: Float
  /// By how much a language is ahead of the next where odds are e to one: what is called reliable
  /// at this scale was right in 99 of 100 strings that nothing was learned from.
  let scale: Float
  /// The same for a text of one word: neighbours share many, and its letters alone tell less.
  let scaleOfWord: Float
  private let script: String

  /// Languages in which most text of these scripts is.
  private static let usual: [String: [String: Float]] = [
    "Arab": ["ar": 0.3, "fa": 0.2, "ur": 0.1], "Hebr": ["he": 1.5],
  ]

  private init(_ script: String, _ signs: LetterSigns, preferred: Set<String>) {
    self.script = script
    self.signs = signs
    priors = (Self.usual[script] ?? [:]).reduce(signs.priors) {
      $0 + signs.weights($1.key, $1.value)
    }
    self.preferred = preferred.reduce(.zero) { $0 + signs.weights($1, 0.5) }
    strongestVote = script == "Arab" ? 4 : script == "Hebr" ? 1.2 : 0.7
    scale = script == "Arab" ? 1.5 : script == "Deva" ? 2 : 1
    scaleOfWord = script == "Hebr" ? scale : scale * 1.3
  }

  /// The signs of each script that has any.
  static func all(_ lines: [[String]], preferred: Set<String>) -> [String: ScriptSigns] {
    var result: [String: ScriptSigns] = [:]
    for (script, signs) in LetterSigns.all(lines) {
      result[script] = ScriptSigns(script, signs, preferred: preferred)
    }
    return result
  }

  /// What CLD2 says, as one sign among others: more for a language that it rarely names without
  /// reason.
  func vote(_ answer: CLD2.Answer) -> (language: String, weight: Float)? {
    guard let language = answer.language else { return nil }
    switch (script, language) {
    case ("Arab", "ar"), ("Arab", "fa"), ("Arab", "ur"), ("Arab", "ckb"): return (language, 0.7)
    case ("Arab", "ug"), ("Arab", "ps"): return (language, 1.5)
    case ("Arab", "sd"): return (language, 4)
    case ("Arab", _): return ("fa", 0.5)
    case ("Hebr", "he"), ("Hebr", "yi"): return (language, 1.2)
    case ("Deva", "hi"), ("Deva", "mr"), ("Deva", "ne"): return (language, 0.7)
    default: return nil
    }
  }
}
