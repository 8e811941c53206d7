public import Explanation

/// What the rules and classes of the reference say, in other languages.
public struct RuleTranslations: Sendable {
  /// What the file has of the reference, by the names of rules.
  public private(set) var originals: [String: Original] = [:]
  /// What is wrong with the file.
  public let faults: [LearningFault]
  private let translations: LearnedTranslations

  /// The words of the reference that the file translates.
  public struct Original: Hashable, Sendable {
    /// What the rule says, in one sentence.
    public var summary = ""
    /// How it does that, by paragraphs.
    public var body: [String] = []
    /// Its example.
    public var example = ""
  }

  /// The ones that are shipped. O(length of the file).
  public static let shipped = RuleTranslations(reading: LearningData.rules)

  /// The translations of a file. O(*n*).
  public init(reading file: String) {
    var translations = LearnedTranslations()
    var originals: [String: Original] = [:]
    var rule = ""
    let faults = LearningLine.faults(in: file) { line in
      if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
      translations.follow(line.field == "rule" ? nil : line)
      switch line.field {
      case "rule": rule = line.value
      case "plain": originals[rule, default: Original()].summary = line.value
      case "body": originals[rule, default: Original()].body.append(line.value)
      case "example": originals[rule, default: Original()].example = line.value
      default: return "'\(line.field)' is no field of a rule"
      }
      return nil
    }
    self.faults = faults + translations.proof()
    (self.translations, self.originals) = (translations, originals)
  }

  /// What a rule says in one sentence, in a language; as it is where there is no translation. O(1).
  public func summary(of text: RuleText, in language: String) -> String {
    translations(text.summary, in: language)
  }

  /// How a rule does that, by paragraphs, in a language. O(length of the body).
  public func body(of text: RuleText, in language: String) -> [String] {
    text.paragraphs.map { translations($0, in: language) }
  }

  /// A rule's example in a language. O(1).
  public func example(of text: RuleText, in language: String) -> String {
    translations(text.example, in: language)
  }
}

extension RuleText {
  /// The paragraphs of its body.
  public var paragraphs: [String] { body.split(separator: "\n").map(String.init) }
}
