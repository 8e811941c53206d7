internal import Foundation
public import Wording

/// A locale as a user writes it: a language with perhaps a script, a region, variants, and keywords
/// such as a numbering system. Read whole before any of it reaches Foundation, whose formatters end
/// the process on some identifiers.
///
/// Both spellings are read: BCP 47's (`ar-EG-u-nu-latn`) and ICU's (`ar_EG@numbers=latn`).
///
/// Source: UTS #35, Unicode Locale Identifier; RFC 5646.
public struct LocaleIdentifier: Hashable, Sendable {
  /// As it was written.
  public let written: String
  /// The language's subtag, in small letters.
  public let language: String
  /// The script, such as `Arab`, and the region, such as `EG`; nil where none is written.
  public private(set) var script, region: String?
  /// The variants, in capitals, in their order.
  public private(set) var variants: [String] = []
  /// The keywords that formatters heed, with CLDR's values that ICU knows.
  public private(set) var keywords: [LocaleKeyword: String] = [:]
  /// Whether there is more than language, script, region and variants.
  private var hasExtensions = false
  /// A keyword whose value CLDR does not have: the first one.
  private var unknown: (keyword: LocaleKeyword, value: String)? {
    unknownKeyword.map { ($0, unknownValue) }
  }
  private var unknownKeyword: LocaleKeyword?
  private var unknownValue = ""

  /// How many bytes an identifier may have: ICU has buffers of 157, with what it adds itself.
  public static let limit = 100

  /// Reads an identifier; nil where it is not of the form of one. O(*n*).
  public init?(_ text: String) {
    guard (1...Self.limit).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    written = text
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var subtags = parts[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }[...]
    guard let first = subtags.popFirst(), Self.isLetters(first, 2...3, 5...8) || first == "root"
    else { return nil }
    language = first == "root" ? "und" : first
    while let subtag = subtags.first, subtag.utf8.count != 1 {
      subtags.removeFirst()
      // ICU leaves the place of the region empty before a variant.
      if subtag.isEmpty, region == nil, variants.isEmpty, let next = subtags.first,
        !next.isEmpty, Self.isVariant(next)
      {
        continue
      }
      guard take(subtag) else { return nil }
    }
    guard takeExtensions(subtags) else { return nil }
    if parts.count > 1, parts[1].isEmpty || !takeKeywords(parts[1]) { return nil }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ";"):
      true
    default: false
    }
  }

  private static func isLetters(_ text: String, _ counts: ClosedRange<Int>...) -> Bool {
    counts.contains { $0.contains(text.utf8.count) }
      && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isVariant(_ subtag: String) -> Bool {
    switch subtag.utf8.count {
    case 4: subtag.utf8.first.map { $0 < 0x3A } ?? false
    case 5...8: true
    default: false
    }
  }

  /// Takes a subtag before the extensions; false where it is none, or comes out of order.
  private mutating func take(_ subtag: String) -> Bool {
    let count = subtag.utf8.count
    if Self.isLetters(subtag, 4...4), script == nil, region == nil, variants.isEmpty {
      script = subtag.prefix(1).uppercased() + subtag.dropFirst()
    } else if region == nil, variants.isEmpty,
      Self.isLetters(subtag, 2...2) || count == 3 && subtag.utf8.allSatisfy({ $0 < 0x3A })
    {
      region = subtag.uppercased()
    } else if Self.isVariant(subtag) {
      variants.append(subtag.uppercased())
    } else {
      return false
    }
    return true
  }

  /// Takes what follows a single letter: `u` with attributes and keywords; others say nothing to
  /// formatters.
  private mutating func takeExtensions(_ subtags: ArraySlice<String>) -> Bool {
    var rest = subtags
    while let singleton = rest.popFirst() {
      hasExtensions = true
      guard singleton.utf8.count == 1 else { return false }
      if singleton == "x" { return rest.allSatisfy { (1...8).contains($0.utf8.count) } }
      let own = rest.prefix { $0.utf8.count != 1 }
      guard !own.isEmpty, own.allSatisfy({ (2...8).contains($0.utf8.count) }) else { return false }
      rest = rest.dropFirst(own.count)
      if singleton == "u" {
        var key: String?
        var values: [String] = []
        for subtag in own {
          if subtag.utf8.count == 2 {
            if let key { take(key: key, value: values.joined(separator: "-")) }
            key = subtag
            values = []
          } else if key != nil {
            values.append(subtag)
          }
        }
        if let key { take(key: key, value: values.joined(separator: "-")) }
      }
    }
    return true
  }

  /// Takes ICU's keywords, `key=value` with semicolons between.
  private mutating func takeKeywords(_ text: Substring) -> Bool {
    hasExtensions = true
    for pair in text.split(separator: ";") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return false }
      take(key: sides[0].lowercased(), value: sides[1].lowercased())
    }
    return !text.contains("@")
  }

  /// Takes a keyword in either spelling. The first one of a key counts; keys that formatters do not
  /// heed are left out.
  private mutating func take(key: String, value: String) {
    guard let keyword = LocaleKeyword(named: key), keywords[keyword] == nil else { return }
    if let known = keyword.value(of: value) {
      keywords[keyword] = known
    } else if unknownKeyword == nil {
      (unknownKeyword, unknownValue) = (keyword, value)
    }
  }

  /// The language with its script and region. Foundation reads variants such as `baku1926` as
  /// something else where it takes an identifier apart.
  var base: String { [language, script, region].compactMap(\.self).joined(separator: "_") }

  /// The identifier that Foundation is handed: of what was understood alone, keywords in ICU's
  /// spelling, as its formatters take `-u-nu-arab` for a script.
  public var foundation: String {
    guard hasExtensions else { return written }
    var text = base
    if !variants.isEmpty {
      text += (region == nil ? "__" : "_") + variants.joined(separator: "_")
    }
    let pairs = keywords.map { "\($0.key.icu)=\($0.value)" }.sorted()
    return pairs.isEmpty ? text : text + "@" + pairs.joined(separator: ";")
  }

  /// Why the locale is none; nil where it has a language that exists, and a script, a region and
  /// keywords that do if it has any.
  public var refusal: Words? {
    let code = Locale.Language(identifier: base)
    guard code.languageCode?.isISOLanguage == true, code.script?.isISOScript ?? true,
      code.region?.isISORegion ?? true
    else { return Self.general(written) }
    guard let unknown else { return nil }
    switch unknown.keyword {
    case .numbers:
      return
        "there is no numbering system '\(verbatim: unknown.value)' in CLDR; some are arab, deva, hebr, latn"
    case .calendar:
      return
        "there is no calendar '\(verbatim: unknown.value)' in CLDR; some are gregory, hebrew, islamic"
    default:
      return
        "CLDR has no '\(verbatim: unknown.value)' for the keyword \(verbatim: unknown.keyword.rawValue) of a locale"
    }
  }

  private static func general(_ text: String) -> Words {
    let shown = text.count > 40 ? text.prefix(40) + "\u{2026}" : text[...]
    return """
      there is no locale '\(verbatim: shown)'; write a language such as ar, with a script or a region \
      where needed: ar-EG, pa-Arab
      """
  }

  /// Whether an identifier has a language that exists, and a script, a region and keywords that do
  /// if it has any.
  public static func isKnown(_ identifier: String) -> Bool { refusal(identifier) == nil }

  /// What to say of an identifier that is not known; nil where it is.
  public static func refusal(_ identifier: String) -> Words? {
    guard let read = LocaleIdentifier(identifier) else { return general(identifier) }
    return read.refusal
  }
}
