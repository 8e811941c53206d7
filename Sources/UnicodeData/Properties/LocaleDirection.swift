public import BidiAlgorithm
internal import CICU

/// The direction in which a locale's language is usually written.
public enum LocaleDirection {
  /// The direction of a locale's likely script, by ICU; left-to-right where nothing is known of it.
  ///
  /// - Parameter tag: a language tag (BCP 47), such as `ar-LB` or `pa-Arab`.
  /// - Returns: the direction; left-to-right for a tag that ICU does not know.
  public static func of(_ tag: String) -> TextDirection {
    unsafe cicu_is_right_to_left(tag) != 0 ? .rightToLeft : .leftToRight
  }
}
