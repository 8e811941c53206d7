public import BidiAlgorithm
internal import CICU

/// The direction in which a locale's language is usually written.
public enum LocaleDirection {
  /// The direction of a locale's likely script, by ICU; left-to-right where nothing is known of it.
  ///
  /// - Parameter tag: a language tag (BCP 47), such as `ar-LB` or `pa-Arab`.
  /// - Returns: the direction; left-to-right for a tag that ICU does not know.
  public static func of(_ tag: String) -> TextDirection {
    isRightToLeft(tag) ? .rightToLeft : .leftToRight
  }

  /// Whether a locale's likely script is written from right to left, by ICU.
  ///
  /// - Parameter tag: a language tag (BCP 47), such as `ar-LB` or `pa-Arab`, or an identifier such
  ///   as `ar_LB`.
  /// - Returns: false for a tag that ICU does not know.
  public static func isRightToLeft(_ tag: String) -> Bool {
    let subtags = tag.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
    let script = subtags.dropFirst().first { $0.utf8.count == 4 }?.lowercased()
    switch (subtags.first?.lowercased(), script) {
    // Nastaliq is a style of Arabic, and no script of its own to ICU.
    case (_, "aran"): return true
    // ICU 72 knows no script of Mandaic, and takes Ancient Greek for Cypriot, though it is printed
    // in Greek letters.
    case ("mid", nil): return true
    case ("grc", nil): return false
    default: return unsafe cicu_is_right_to_left(tag) != 0
    }
  }
}
