/// What serves to write a language: a keyboard of this program and the setting of the system.
public struct WritingSetup: Hashable, Sendable {
  /// The language without script and region, such as `ar` for Arabizi too.
  public var language: String
  /// The name of the keyboard, whose digits are those of the language's locales; nil where there is none.
  public var keyboard: String?

  /// What serves to write a language, by its tag.
  public init(_ tag: String) {
    language = String(tag.prefix { $0 != "-" })
    if let own = Self.keyboards[tag] ?? Self.keyboards[language] {
      keyboard = own
    } else {
      keyboard = nil
    }
    // The digits are those of the region where most people write the language.
    if tag == "ar", LocaleFacts(LocaleFacts(tag).maximal).numberingSystem == "arab" {
      keyboard = "arabic-digits"
    }
  }

  private static let keyboards = [
    "ar": "arabic", "ar-Latn": "arabizi", "he": "hebrew", "he-Latn": "roman-hebrew",
    "yi": "yiddish", "fa": "persian", "ps": "pashto", "ckb": "kurdish", "ug": "uyghur",
    "sd": "sindhi", "ur": "urdu", "ur-Latn": "roman-urdu", "syr": "syriac", "dv": "thaana",
    "nqo": "nko", "th": "thai", "hi": "hindi",
  ]
}
