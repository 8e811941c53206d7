internal import CLanguageData
internal import UnicodeData

/// What characters are called in a language of the screen: the lines of `names.txt`.
struct CharacterNames {
  private let language: String
  private var names: [Unicode.Scalar: String] = [:]
  /// What kinds of characters are called, by the words of the lines.
  private var kinds: [String: String] = [:]
  /// How it is said that a character is of a script, for those that were asked for.
  private var origins: [String: String?] = [:]

  private static let kind = "kind "
  /// The kind that no category is: pictographs among the symbols.
  private static let emoji = "emoji"
  /// What stands before the name of a script, and before one that agrees with it.
  private static let of = (noun: "of noun", adjective: "of adjective")

  /// The names in the language of a file. O(the data).
  init(_ file: TranslationFile) {
    language = file.rawValue
    var count = 0
    let start = unsafe clanguagedata_names(&count)
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    // Behind the code point: Hebrew, Arabic.
    let column = file == .hebrew ? 1 : 2
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
      guard fields.count > column, !fields[column].isEmpty else { continue }
      if fields[0].hasPrefix(Self.kind) {
        kinds[String(fields[0].dropFirst(Self.kind.count))] = fields[column]
      } else if let value = UInt32(fields[0], radix: 16), let scalar = Unicode.Scalar(value) {
        names[scalar] = fields[column]
      }
    }
  }

  /// A field without the blanks beside it.
  private static func trimmed(_ field: Substring) -> String {
    let rest = field.drop { $0 == " " }
    return rest.lastIndex { $0 != " " }.map { String(rest[...$0]) } ?? ""
  }

  /// The name of a scalar; nil where the language has none.
  subscript(_ scalar: Unicode.Scalar) -> String? { names[scalar] }

  /// What a scalar without a name is: its kind, the value of a digit, and its script where the
  /// language has a name for that.
  mutating func description(of scalar: Unicode.Scalar) -> String {
    let category = ScalarFacts.category(of: scalar)
    let isEmoji = category == .so && ScalarFacts.isPictograph(scalar)
    let parts = [
      kinds[isEmoji ? Self.emoji : "\(category)"],
      ScalarFacts.digit(of: scalar).map { "\($0)" },
      origin(ScalarFacts.scriptCode(of: scalar)),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// How it is said that a character is of a script; nil where it is of none, or of one that has
  /// no name here.
  private mutating func origin(_ script: String) -> String? {
    if let known = origins[script] { return known }
    let name = Self.isNone(script) ? nil : LocaleNames.name(ofScript: script, in: language)
    let found = name.flatMap { Self.isForeign($0) ? nil : lead(to: $0) }
    origins[script] = .some(found)
    return found
  }

  /// Common, Inherited and Unknown are no scripts.
  private static func isNone(_ script: String) -> Bool {
    ["Zinh", "Zyyy", "Zzzz"].contains(script)
  }

  /// Where a locale has no name for a script, Foundation gives the English one.
  private static func isForeign(_ name: String) -> Bool {
    name.unicodeScalars.contains { ScalarFacts.scriptCode(of: $0) == "Latn" }
  }

  /// The name of a script with what leads to it.
  private func lead(to name: String) -> String? {
    let first = name.prefix { $0 != " " }
    // An Arabic adjective has its noun's article and its feminine ending.
    let isAdjective = first.hasPrefix("\u{627}\u{644}") && first.hasSuffix("\u{629}")
    guard let lead = kinds[isAdjective ? Self.of.adjective : Self.of.noun] else { return nil }
    // Some names begin with the word for a script, which is not said twice.
    return lead.hasSuffix(first) ? lead + name.dropFirst(first.count) : "\(lead) \(name)"
  }
}
