public import BidiAlgorithm

/// A keyboard on which Latin letters spell words of another script.
public enum SpellingKeyboard: String, CaseIterable, Hashable, Sendable {
  case arabizi
  case romanHebrew = "roman-hebrew"
  case romanUrdu = "roman-urdu"
  case romanHindi = "roman-hindi"

  /// The name that `--keyboard` takes.
  public var name: String { rawValue }

  /// What it is, for a list.
  public var title: String {
    switch self {
    case .arabizi: "Arabic spelled in Latin letters and digits"
    case .romanHebrew: "Hebrew spelled in Latin letters"
    case .romanUrdu: "Urdu spelled in Latin letters"
    case .romanHindi: "Hindi spelled in Latin letters"
    }
  }

  /// The language that it is for, as BCP 47 tags it.
  public var language: String {
    switch self {
    case .arabizi: "ar"
    case .romanHebrew: "he"
    case .romanUrdu: "ur"
    case .romanHindi: "hi"
    }
  }

  /// The direction of the text that it types.
  public var direction: TextDirection { self == .romanHindi ? .leftToRight : .rightToLeft }

  /// What is known of the spelling; read when it is first asked for.
  var model: SpellingModel {
    switch self {
    case .arabizi: Self.arabic
    case .romanHebrew: Self.hebrew
    case .romanUrdu: Self.urdu
    case .romanHindi: Self.hindi
    }
  }

  private static let arabic = compiled(.arabizi)
  private static let hebrew = compiled(.romanHebrew)
  private static let urdu = compiled(.romanUrdu)
  private static let hindi = compiled(.romanHindi)

  /// What is known of the spelling, as text; ``SpellingModel`` documents the format.
  var lexicon: [StaticString] {
    switch self {
    case .arabizi:
      [
        ArabicLexicon.rules, ArabicLexicon.particles, ArabicLexicon.nouns,
        ArabicLexicon.adjectives, ArabicLexicon.verbs, ArabicLexicon.names,
        ArabicLexicon.everyday, ArabicLexicon.topics, ArabicLexicon.frequent,
        ArabicLexicon.vocalised, ArabicLexicon.vocalisedForms, ArabicLexicon.spoken,
        ArabicLexicon.dialects, ArabicLexicon.regional, ArabicLexicon.loans, ArabicLexicon.chat,
        ArabicLexicon.moroccanVerbs,
      ]
    case .romanHebrew:
      [
        HebrewLexicon.rules, HebrewLexicon.words, HebrewLexicon.everyday, HebrewLexicon.verbs,
        HebrewLexicon.pronouns, HebrewLexicon.chat, HebrewLexicon.usual,
      ]
    case .romanUrdu:
      [
        UrduLexicon.rules, UrduLexicon.words, UrduLexicon.everyday, UrduLexicon.chat,
        UrduLexicon.usual,
      ]
    case .romanHindi:
      [
        HindiLexicon.rules, HindiLexicon.words, HindiLexicon.nouns, HindiLexicon.verbs,
        HindiLexicon.topics, HindiLexicon.chat,
      ]
    }
  }

  /// The model of texts that the tests have checked.
  private static func compiled(_ keyboard: SpellingKeyboard) -> SpellingModel {
    do {
      return try SpellingModel.read(keyboard.lexicon)
    } catch {
      preconditionFailure("a compiled lexicon has a wrong line: \(error.line)")
    }
  }

  /// The text of a word that is written with the names of its letters, as in the lexicon; nil where
  /// one is unknown. O(*n*).
  public func text(named word: String) -> String? {
    model.letters.numbers(word).map { model.letters.text(model.letters.written($0)) }
  }

  /// How each letter is spelled, a line each, the likeliest spelling first.
  public func spellingTable() -> [(letter: String, spellings: [String])] {
    let model = model
    return (0..<model.letters.writtenCount).compactMap { letter in
      let spellings = model.rules.spellings[letter].filter {
        $0.cost < Self.rare && !$0.latin.isEmpty && !$0.clusterFollows
      }
      guard !spellings.isEmpty else { return nil }
      var latin: [String] = []
      for spelling in spellings.sorted(by: { $0.cost < $1.cost }) {
        let text = String(decoding: spelling.latin, as: UTF8.self)
        if !latin.contains(text) { latin.append(text) }
      }
      return (model.letters.texts[letter], latin)
    }
  }

  /// A spelling of this cost is too rare to show.
  private static let rare = 13
}
