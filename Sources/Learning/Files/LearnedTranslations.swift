/// The translations in a file of lessons or plays: the lines `he:` and `ar:` below a line.
public struct LearnedTranslations: Hashable, Sendable {
  /// The languages that a line can be in.
  public static let languages = ["he", "ar"]

  private var texts: [String: [String: String]] = [:]
  /// What can be translated, in its order, with its line.
  private var originals: [Original] = []
  /// Whether the last line was one of them, or a translation of it.
  private var isFollowing = false

  private struct Original: Hashable, Sendable {
    var text: String
    var line: Int
  }

  init() {}

  /// A text in a language; untranslated where there is no translation. O(1).
  public func callAsFunction(_ text: String, in language: String) -> String {
    texts[language]?[text] ?? text
  }

  /// Whether a text is there in a language. O(1).
  public func has(_ text: String, in language: String) -> Bool { texts[language]?[text] != nil }

  /// Says which line the next lines translate; nil where there is nothing to translate.
  mutating func follow(_ line: LearningLine?) {
    isFollowing = line != nil
    if let line { originals.append(Original(text: line.value, line: line.number)) }
  }

  /// Takes a line in a language; says what is wrong with it.
  mutating func take(_ line: LearningLine) -> String? {
    guard isFollowing, let last = originals.last?.text else {
      return "a translation stands below the words that it translates"
    }
    guard !line.value.isEmpty else { return "a translation has nothing after '\(line.field):'" }
    let former = texts[line.field, default: [:]].updateValue(line.value, forKey: last)
    return former == nil || former == line.value ? nil : "'\(last)' is translated twice"
  }

  /// Texts without a translation into a language that the file has, and translations that name
  /// other numbers, rules, classes or letters than their original. O(*n*).
  func proof() -> [LearningFault] {
    Self.languages.filter { texts[$0] != nil }.flatMap { language in
      originals.compactMap { original in
        guard let translated = texts[language]?[original.text] else {
          return LearningFault(
            line: original.line, text: "'\(original.text)' is not there in '\(language)'")
        }
        return Self.difference(original.text, translated).map {
          LearningFault(line: original.line, text: "in '\(language)': \($0)")
        }
      }
    }
  }

  /// How a translation differs in its facts from the original; nil where it does not.
  private static func difference(_ text: String, _ translated: String) -> String? {
    let (own, other) = (text.latinWords, translated.latinWords)
    if let foreign = other.first(where: { !own.contains($0) }) {
      return "'\(foreign)' is not in what it translates"
    }
    let (names, otherNames) = (own.filter(isName).sorted(), other.filter(isName).sorted())
    return names == otherNames
      ? nil
      : "it has \(otherNames.joined(separator: " ")), not \(names.joined(separator: " "))"
  }

  /// Whether a word is a number or a name of a rule, a class or a letter; A is an article too.
  private static func isName(_ word: String) -> Bool {
    word != "A" && word.allSatisfy { $0.isNumber || $0.isUppercase }
  }
}
