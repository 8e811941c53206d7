internal import Foundation
internal import Locales

/// Names of locales and languages, in any language that CLDR has.
public enum LocaleNames {
  /// The name of a locale in another one's language; nil where CLDR has none.
  public static func name(of identifier: String, in display: String) -> String? {
    // The usual names of these two; CLDR says "Arabic (Latin)".
    if display == "en", let own = ["ar-Latn": "Arabizi", "ur-Latn": "Roman Urdu"][identifier] {
      return own
    }
    guard LocaleIdentifier(identifier) != nil else { return nil }
    let name = Locale(reading: display).localizedString(forIdentifier: identifier)
    // Where there is no name the code comes back.
    return name.flatMap { $0.isEmpty || $0 == identifier ? nil : $0 }
  }

  /// The name of a script in the language of a locale; nil where CLDR has none for the code.
  public static func name(ofScript code: String, in display: String) -> String? {
    let name = Locale(reading: display).localizedString(forScriptCode: code)
    // A name that is unknown is given as the code; Thai alone is called as its code is.
    return name.flatMap { $0.isEmpty || $0 == code && code != "Thai" ? nil : $0 }
  }

  /// The locales that CLDR knows, as they are written in either way: `ar-EG` and `ar_EG`; those
  /// with a script also without it, as systems write them.
  public static let identifiers: [String] = {
    let known = Locale.availableIdentifiers
    let short = known.compactMap { identifier -> String? in
      let parts = identifier.split(separator: "_")
      return parts.count == 3 && parts[1].count == 4 ? "\(parts[0])_\(parts[2])" : nil
    }
    return Set(known + short).sorted().flatMap {
      $0.contains("_") ? [$0, $0.replacing("_", with: "-")] : [$0]
    }
  }()

  /// The codes of the countries that CLDR has locales of.
  private static let regionCodes: [String] = {
    let codes = Locale.availableIdentifiers.compactMap { identifier -> Substring? in
      let parts = identifier.split(separator: "_").dropFirst()
      return parts.first { $0.count == 2 && $0.utf8.allSatisfy { (65...90).contains($0) } }
    }
    return Set(codes.map { String($0) }).sorted()
  }()

  /// The names of the countries that CLDR has locales of, in the language of a locale. O(locales).
  public static func regions(in display: String) -> [String] {
    let locale = Locale(reading: display)
    // Where there is no name the code comes back.
    return regionCodes.compactMap { code in
      locale.localizedString(forRegionCode: code).flatMap { $0 == code ? nil : $0 }
    }
  }

  /// Whether CLDR knows a language of this code.
  public static func isKnown(language code: String) -> Bool {
    known.contains(code) || name(of: code, in: "en").map { $0 != code } ?? false
  }

  /// The language tag that a user wrote, such as `fi`, `zh_Hant` or `ja-u-lb-loose`; nil where it
  /// is none, or CLDR does not know its language.
  public static func languageTag(_ name: String) -> String? {
    let name = name.trimmingCharacters(in: .whitespaces)
    let end = name.firstRange(of: "-u-")?.lowerBound ?? name.endIndex
    guard case .tag(let tag) = LocaleName.read(String(name[..<end])) else { return nil }
    let rest = name[end...].lowercased()
    let language = String(tag.prefix { $0 != "-" })
    guard isKnown(language: language),
      rest.unicodeScalars.allSatisfy({
        $0 == "-" || ("0"..."9").contains($0) || ("a"..."z").contains($0)
          || ("A"..."Z").contains($0)
      })
    else { return nil }
    return tag + rest
  }

  /// The known identifiers that differ least from one that is not known; none where all are far.
  /// O(identifiers).
  public static func nearest(to identifier: String) -> [String] {
    let wanted = identifier.replacing("-", with: "_")
    let language = wanted.prefix { $0 != "_" }
    let near = Locale.availableIdentifiers.filter {
      $0 == language || $0.hasPrefix(language + "_")
        || $0.count == wanted.count && zip($0, wanted).count { $0 != $1 } == 1
    }
    func difference(_ name: String) -> Int {
      abs(name.count - wanted.count) * 2 + zip(name, wanted).count { $0 != $1 }
    }
    return near.sorted { (difference($0), $0) < (difference($1), $1) }.prefix(3).map {
      $0.replacing("_", with: "-")
    }
  }

  /// The language that a script is most likely used for (CLDR's likely subtags); nil where none is
  /// known.
  public static func likelyLanguage(ofScript script: String) -> String? {
    let likely = Locale.Language(reading: "und-\(script)").maximalIdentifier
    let language = likely.prefix { $0 != "-" }
    return language == "und" || language.isEmpty ? nil : String(language)
  }

  private static let known = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
}
