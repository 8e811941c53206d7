public import Explanation

/// What the rules and classes of the reference say in one sentence, in other languages.
public struct RuleTranslations: Sendable {
  /// The sentences by the names of their rules, as the file has them.
  public private(set) var sentences: [String: String] = [:]
  /// What is wrong with the file.
  public let faults: [LearningFault]
  private let translations: LearnedTranslations

  /// The ones that are shipped. O(length of the file).
  public static let shipped = RuleTranslations(reading: LearningData.rules)

  /// The translations of a file. O(*n*).
  public init(reading file: String) {
    var translations = LearnedTranslations()
    var sentences: [String: String] = [:]
    var rule = ""
    let faults = LearningLine.faults(in: file) { line in
      if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
      translations.follow(line.field == "plain" ? line : nil)
      switch line.field {
      case "rule": rule = line.value
      case "plain": sentences[rule] = line.value
      default: return "'\(line.field)' is no field of a rule"
      }
      return nil
    }
    self.faults = faults + translations.proof()
    (self.translations, self.sentences) = (translations, sentences)
  }

  /// What a rule says in one sentence, in a language; as it is where there is no translation. O(1).
  public func summary(of text: RuleText, in language: String) -> String {
    translations(text.summary, in: language)
  }

  /// Whether that is there in a language. O(1).
  public func has(_ text: RuleText, in language: String) -> Bool {
    translations.has(text.summary, in: language)
  }
}
