internal import Foundation
internal import Locales
public import Wording

/// What an app offers, matched with what the user prefers.
public struct LocaleMatch: Hashable, Sendable {
  /// How near two locales are, the nearest first.
  public enum Rank: Int, Hashable, Sendable, Comparable {
    case exact, equivalent, sameLanguageAndScript, close

    /// The nearer comes first.
    public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// What the app offers.
  public var available: String
  /// The preferred locale that it is for.
  public var preferred: String
  /// How near they are; nil where they do not match.
  public var rank: Rank?
  /// Why, in a sentence.
  public var reason: Words
  /// What Foundation's `Locale.Language.isEquivalent(to:)` answers.
  public var isEquivalent: Bool
  /// What Foundation's `Locale.Language.hasCommonParent(with:)` answers.
  public var hasCommonParent: Bool

  /// Compares two locales.
  public init(available: String, preferred: String) {
    self.available = available
    self.preferred = preferred
    let (offer, wish) = (
      Locale.Language(reading: available), Locale.Language(reading: preferred)
    )
    isEquivalent = offer.isEquivalent(to: wish)
    hasCommonParent = offer.hasCommonParent(with: wish)
    let (likelyOffer, likelyWish) = (LikelyTag(available), LikelyTag(preferred))
    let isRoot = [available, preferred].contains {
      LikelyTag.canonical($0).prefix { $0 != "-" } == "und"
    }
    if LikelyTag.canonical(available) == LikelyTag.canonical(preferred) {
      rank = .exact
      reason = "the same locale"
    } else if isRoot {
      rank = nil
      reason = "und names no language"
    } else if isEquivalent {
      rank = .equivalent
      reason = "equivalent: both are \(verbatim: likelyWish.text) with all likely subtags"
    } else if likelyOffer.language == likelyWish.language, likelyOffer.script == likelyWish.script {
      rank = .sameLanguageAndScript
      reason =
        """
        the same language and script: \(verbatim: available) is \(verbatim: likelyOffer.text), \
        \(verbatim: preferred) is \(verbatim: likelyWish.text)
        """
    } else if let words = CloseLanguages.reason(offer: likelyOffer, wish: likelyWish) {
      rank = .close
      reason = words
    } else if likelyOffer.language == likelyWish.language {
      rank = nil
      reason = "another script: \(verbatim: likelyOffer.script), not \(verbatim: likelyWish.script)"
    } else {
      rank = nil
      reason = "another language"
    }
  }

  /// What an app offers that a user can read, the best first: by the user's order, then by
  /// nearness, then by a common parent, then by the app's order. O(available × preferred).
  ///
  /// - Returns: each offer at most once, for the first preferred locale that it matches.
  public static func matches(available: [String], preferred: [String]) -> [LocaleMatch] {
    var left = Array(available.enumerated())
    var result: [LocaleMatch] = []
    for wish in preferred {
      let found = left.map { ($0.offset, LocaleMatch(available: $0.element, preferred: wish)) }
        .filter { $0.1.rank != nil }
      let sorted = found.sorted { a, b in
        let (first, second) = (a.1.rank ?? .close, b.1.rank ?? .close)
        if first != second { return first < second }
        if a.1.hasCommonParent != b.1.hasCommonParent { return a.1.hasCommonParent }
        return a.0 < b.0
      }
      result += sorted.map(\.1)
      let taken = Set(found.map(\.0))
      left.removeAll { taken.contains($0.offset) }
    }
    return result
  }
}

/// Languages so close that who reads one reads the other in the same script.
///
/// Source: the pairs of the least distance in CLDR's languageMatching (`languageInfo.xml`).
enum CloseLanguages {
  private static let groups: [Set<String>] = [
    ["no", "nb", "nn", "da"], ["bs", "hr", "sr", "sh"],
  ]
  /// The wish first; not the other way.
  private static let oneWay: [String: String] = ["gsw": "de", "lb": "de", "ssy": "aa"]

  /// The pairs of an offer and a wish, sorted, for source that does the same.
  static var pairs: [(offer: String, wish: String)] {
    let mutual = groups.flatMap { group in
      group.sorted().flatMap { offer in
        group.sorted().filter { $0 != offer }.map { (offer: offer, wish: $0) }
      }
    }
    return mutual + oneWay.sorted { $0.key < $1.key }.map { (offer: $0.value, wish: $0.key) }
  }

  static func reason(offer: LikelyTag, wish: LikelyTag) -> Words? {
    guard offer.script == wish.script else { return nil }
    let isClose =
      groups.contains { $0.contains(offer.language) && $0.contains(wish.language) }
      || oneWay[wish.language] == offer.language
    guard isClose else { return nil }
    return
      "close languages in the same script (CLDR languageMatching): \(verbatim: offer.language) for \(verbatim: wish.language)"
  }
}

/// Lists of locales to try a match on.
public enum OfferedLocales {
  /// Forty languages, such as an app for translation offers.
  public static let translation = [
    "ar", "bn", "bg", "ca", "cs", "da", "de", "el", "en-US", "en-GB", "es", "fa", "fi", "fr", "gu",
    "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "ml", "mr", "ms", "nb", "nl", "pl",
    "pt-BR",
    "ro", "ru", "sv", "ta", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
  ]
}
