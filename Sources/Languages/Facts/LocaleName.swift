/// A locale's name as POSIX writes it, such as `sr_RS.UTF-8@latin`, read as a language tag.
///
/// Source: the locales of glibc and their modifiers; BCP 47 (RFC 5646) for the tag.
public enum LocaleName {
  /// What a name means.
  public enum Meaning: Hashable, Sendable {
    /// A language tag, such as `sr-Latn-RS`.
    case tag(String)
    /// No language at all: `C`, `POSIX`, or `C` with a code set.
    case none
    /// Not a locale's name.
    case broken
  }

  /// Reads a name. The code set says nothing of the language and is dropped; so is a modifier that
  /// names a currency or another sorting.
  public static func read(_ name: String) -> Meaning {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = parts.count > 1 ? parts[1].lowercased() : nil
    let plain = parts[0].prefix { $0 != "." }
    if plain == "C" || plain == "POSIX" { return .none }
    var subtags = plain.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    guard let language = subtags.first, isLanguage(language) else { return .broken }
    subtags.removeFirst()
    let code = language.lowercased()
    var tag = Tag(language: LanguageCode.withdrawn[code] ?? code)
    for subtag in subtags where !tag.take(subtag) { return .broken }
    if code == "prs" {
      tag.language = "fa"
      tag.region = tag.region ?? "AF"
    }
    switch modifier {
    case "latin", "iqtelif": tag.script = "Latn"
    case "cyrillic": tag.script = "Cyrl"
    case "devanagari": tag.script = "Deva"
    case "valencia": tag.variants.append("valencia")
    case "saaho": tag.language = "ssy"
    default: break
    }
    return .tag(tag.text)
  }

  /// The subtags of a language tag that matter here.
  private struct Tag {
    var language: String
    var script: String?
    var region: String?
    var variants: [String] = []

    var text: String {
      ([language, script, region].compactMap(\.self) + variants).joined(separator: "-")
    }

    /// Takes a subtag after the language's; false where it is none, or comes out of order.
    mutating func take(_ subtag: String) -> Bool {
      let isAlphabetic = subtag.allSatisfy { $0.isASCII && $0.isLetter }
      let isNumeric = subtag.allSatisfy { $0.isASCII && $0.isNumber }
      if subtag.count == 4, isAlphabetic, script == nil, region == nil, variants.isEmpty {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if subtag.count == 2 && isAlphabetic || subtag.count == 3 && isNumeric,
        region == nil, variants.isEmpty
      {
        region = subtag.uppercased()
      } else if (5...8).contains(subtag.count) || subtag.count == 4 && subtag.first!.isNumber,
        subtag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      {
        variants.append(subtag.lowercased())
      } else {
        return false
      }
      return true
    }
  }

  private static func isLanguage(_ subtag: String) -> Bool {
    (2...3).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
