/// The subtags of a language tag that matter here.
///
/// Source: BCP 47 (RFC 5646), without extensions.
struct LanguageTag: Hashable {
  /// ISO 639, in small letters.
  var language: String
  /// ISO 15924, such as `Latn`.
  var script: String?
  /// ISO 3166 or three digits, such as `LB`.
  var region: String?
  /// In small letters, such as `valencia`.
  var variants: [String] = []

  /// A language alone.
  init(language: String) { self.language = language }

  /// Reads a tag, with either sign between its subtags; nil where it is none.
  init?(_ tag: String) {
    let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map { String($0) }
    guard let code = subtags.first, Self.isLanguage(code) else { return nil }
    language = LanguageCode.withdrawn[code.lowercased()] ?? code.lowercased()
    for subtag in subtags.dropFirst() {
      guard take(subtag) else { return nil }
    }
  }

  /// The tag, such as `sr-Latn-RS`.
  var text: String {
    ([language, script, region].compactMap(\.self) + variants).joined(separator: "-")
  }

  /// Takes a subtag after the language's; false where it is none, or comes out of order.
  private mutating func take(_ subtag: String) -> Bool {
    let isAlphabetic = subtag.allSatisfy { $0.isASCII && $0.isLetter }
    let isNumeric = subtag.allSatisfy { $0.isASCII && $0.isNumber }
    if subtag.count == 4, isAlphabetic, script == nil, region == nil, variants.isEmpty {
      script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    } else if subtag.count == 2 && isAlphabetic || subtag.count == 3 && isNumeric,
      region == nil, variants.isEmpty
    {
      region = subtag.uppercased()
    } else if (5...8).contains(subtag.count) || subtag.count == 4 && subtag.first?.isNumber == true,
      subtag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    {
      variants.append(subtag.lowercased())
    } else {
      return false
    }
    return true
  }

  private static func isLanguage(_ subtag: String) -> Bool {
    (2...3).contains(subtag.count) && subtag.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
