/// What a file of lessons or plays says, in other languages: the lines `he:` and `ar:` below it.
public struct LearnedTranslations: Hashable, Sendable {
  /// The languages that a line can be in.
  public static let languages = ["he", "ar"]

  private var texts: [String: [String: String]] = [:]
  private var last: String?

  init() {}

  /// A text in a language; as it is where there is no translation. O(1).
  public func callAsFunction(_ text: String, in language: String) -> String {
    texts[language]?[text] ?? text
  }

  /// Whether a text is there in a language. O(1).
  public func has(_ text: String, in language: String) -> Bool { texts[language]?[text] != nil }

  /// What the lines that follow translate; nil where they can translate nothing.
  mutating func follow(_ text: String?) { last = text }

  /// Takes a line in a language; says what is wrong with it.
  mutating func take(_ line: LearningLine) -> String? {
    guard let last else { return "a translation stands below the words that it translates" }
    let former = texts[line.field, default: [:]].updateValue(line.value, forKey: last)
    return former == nil || former == line.value ? nil : "'\(last)' is translated twice"
  }
}
