internal import Keyboards
internal import Languages
internal import Wording

extension Keyboard {
  /// Its title in the language of the screen: its own is in English. What names a standard, a
  /// program or a layout is the same everywhere.
  func title(in words: Catalogue) -> String {
    let screen = words.language
    let bracket = title.split(separator: " (", maxSplits: 1)
    let isSpelling = title.contains(" spelled in ")
    // With a country or a layout behind it, the language is named alone.
    let isAlone = bracket.count < 2 && !isSpelling
    let code = isAlone ? language : String(language.prefix { $0 != "-" })
    guard screen != "en", let name = LocaleNames.name(of: code, in: screen) else { return title }
    if isSpelling {
      let isWithDigits = title.hasSuffix(" and digits")
      let how: Words =
        isWithDigits ? "spelled in Latin letters and digits" : "spelled in Latin letters"
      return "\(name)\(Self.comma(screen))\(words.plain(how))"
    }
    guard !isAlone else { return name }
    let parts = bracket[1].dropLast().split(separator: ", ").map { part in
      Self.parts[String(part)].map { words.plain($0) } ?? String(part)
    }
    return "\(name) (\(parts.joined(separator: Self.comma(screen))))"
  }

  /// The comma of a language, and a blank.
  private static func comma(_ language: String) -> String {
    language == "ar" ? "\u{60C} " : ", "
  }

  /// What stands in brackets in titles and is a word: a country, or how the keys are found.
  private static let parts: [String: Words] = [
    "phonetic": "phonetic", "other phonetic": "other phonetic", "biblical": "biblical",
    "Eastern Arabic digits": "Eastern Arabic digits", "24 keys": "24 keys",
    "YIVO's letters": Words(verbatim: "YIVO"),
    "Afghanistan": "Afghanistan", "Algeria": "Algeria", "India": "India", "Iran": "Iran",
    "Iraq": "Iraq", "Morocco": "Morocco", "Pakistan": "Pakistan", "Syria": "Syria",
  ]
}
