internal import CICU

/// The rules by which lines are broken: UAX #14, as a language tailors it.
///
/// ICU 72 has rules of their own for Japanese (a line may begin with a small kana or a long vowel
/// sign) and for Chinese (‘ and “ open, ’ and ” close), and for the styles that `-u-lb-` asks for.
/// All other languages have the root locale's: the dictionaries for Thai, Lao, Khmer and Burmese go
/// by script, whatever the language.
public struct LineBreakRules: Hashable, Sendable {
  /// The locale as ICU names it, such as `ja` or `ja@lb=strict`; `root` where its rules are the
  /// root locale's.
  public let locale: String

  /// The rules of the root locale.
  public static let root = LineBreakRules(locale: "root")

  private init(locale: String) { self.locale = locale }

  /// The rules for text in a language, by its tag such as `ja`, `zh-Hant-TW` or `ja-u-lb-strict`;
  /// those of the root locale where ICU has no others.
  public init(language tag: String) {
    let locale = Self.locale(tag)
    let differs = locale.map { unsafe cicu_line_breaks_differ($0) != 0 } ?? false
    self.init(locale: differs ? locale ?? "root" : "root")
  }

  /// Whether these are the rules of the root locale.
  public var isRoot: Bool { locale == "root" }

  /// ICU's name for the language and the style of a tag: nothing else changes the rules. Nil for
  /// what is no tag.
  private static func locale(_ tag: String) -> String? {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    guard let extensions = subtags.firstIndex(of: "u"),
      let key = subtags[extensions...].firstIndex(of: "lb"), key + 1 < subtags.count,
      styles.contains(String(subtags[key + 1]))
    else { return String(language) }
    return "\(language)@lb=\(subtags[key + 1])"
  }

  private static let styles: Set<String> = ["strict", "normal", "loose"]
}
