/// The code that a language has today.
///
/// Source: CLDR's languageAlias (`supplementalMetadata.xml`): withdrawn codes, and the member of a
/// macrolanguage that is meant by its code. Foundation keeps the codes as they are written.
public enum LanguageCode {
  /// Whether two tags are of one language, in whatever region and script.
  public static func isSame(_ first: String, _ second: String) -> Bool {
    ofToday(first) == ofToday(second)
  }

  /// The first subtag of a tag, replaced where CLDR replaces it.
  public static func ofToday(_ tag: String) -> String {
    let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return withdrawn[code] ?? aliases[code] ?? code
  }

  /// Codes of ISO 639 that were withdrawn in 1989, which old systems still write.
  static let withdrawn = ["iw": "he", "in": "id", "ji": "yi"]

  private static let aliases = [
    // Withdrawn later.
    "jw": "jv", "mo": "ro", "sh": "sr",
    // Of two codes for one language the one that CLDR keeps.
    "no": "nb", "tl": "fil", "prs": "fa", "tw": "ak",
    // What stands for its macrolanguage.
    "arb": "ar", "azj": "az", "cmn": "zh", "ekk": "et", "khk": "mn", "kmr": "ku", "lvs": "lv",
    "npi": "ne", "ory": "or", "pes": "fa", "plt": "mg", "pnb": "lah", "quz": "qu", "swh": "sw",
    "uzn": "uz", "ydd": "yi", "zsm": "ms",
  ]
}
