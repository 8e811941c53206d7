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
    guard var tag = LanguageTag(String(plain)) else { return .broken }
    if tag.language == "prs" {
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

  /// The names of glibc whose modifier is a script, a variant or a language.
  private static let modified = [
    "aa_ER@saaho", "be_BY@latin", "ca_ES@valencia", "ks_IN@devanagari", "nan_TW@latin",
    "sd_IN@devanagari", "sr_RS@latin", "tt_RU@iqtelif", "uz_UZ@cyrillic",
  ]
  /// The names of glibc whose region stands for another script than the language's usual one.
  private static let regional: Set = ["az_IR", "pa_PK", "zh_HK", "zh_TW"]

  /// The name that `LANGUAGE` has for a tag: it is read as the same language in the same script and
  /// variant. nil where there is none. Where a script or a variant is asked for, glibc has a locale
  /// of the name: a program that lacks it falls back to the language alone, which is in the usual
  /// script.
  ///
  /// Source: `/usr/share/i18n/SUPPORTED` of glibc.
  static func posix(_ tag: String) -> String? {
    guard let wanted = LanguageTag(tag) else { return nil }
    let found = modified.first { name in
      guard case .tag(let text) = read(name), let other = LanguageTag(text) else { return false }
      return other.language == wanted.language && other.script == wanted.script
        && other.variants == wanted.variants
    }
    if let found { return found }
    guard wanted.variants.isEmpty else { return nil }
    var bare = wanted
    bare.script = nil
    let name = bare.text.replacing("-", with: "_")
    guard let script = LocaleFacts.plain(wanted.script) else { return name }
    guard LikelyTag(bare.text).script == script else { return nil }
    return LikelyTag(wanted.language).script == script || regional.contains(name) ? name : nil
  }
}
