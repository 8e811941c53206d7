internal import CICU

/// The version of the data that every answer of this module comes from.
public enum UnicodeVersion {
  /// The version of Unicode, such as `15.0`.
  public static var current: String { dotted(cicu_unicode_version()) }

  /// The version of ICU, such as `72.1`.
  public static var icu: String { dotted(cicu_library_version()) }

  private static func dotted(_ version: cicu_version) -> String {
    "\(version.major).\(version.minor)"
  }
}
