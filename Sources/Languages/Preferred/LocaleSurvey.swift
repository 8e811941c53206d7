/// The preferred locales with what is known of each, and what of an app's locales matches them.
public struct LocaleSurvey: Hashable, Sendable {
  /// The preferred locales.
  public var preferred: PreferredLocales
  /// What is known of each of them, in their order.
  public var facts: [LocaleFacts]
  /// What matches, the best first.
  public var matches: [LocaleMatch]
  /// What an app offers.
  public var offered: [String]
  /// What Foundation tells a Swift program here.
  public var foundation: [String]

  /// Looks up and matches.
  public init(_ preferred: PreferredLocales, offered: [String] = OfferedLocales.translation) {
    self.preferred = preferred
    self.offered = offered
    facts = preferred.entries.map { LocaleFacts($0.identifier) }
    matches = LocaleMatch.matches(
      available: offered, preferred: preferred.entries.map(\.identifier))
    foundation = LocaleFacts.foundation
  }

  /// The loop of an app that looks for its user's languages, with these values filled in: Swift source.
  public var swiftSource: String {
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return """
      import Foundation

      let available = [\(list(offered))].map(Locale.Language.init(identifier:))
      // Locale.preferredLocales on Apple's systems; Foundation on Linux answers \(foundation.joined(separator: ", ")).
      let preferred = [\(list(preferred.entries.map(\.identifier)))].map(Locale.Language.init(identifier:))

      var matched: [Locale.Language] = []
      for wish in preferred {
        for language in available where !matched.contains(language) {
          if language.isEquivalent(to: wish) || language.hasCommonParent(with: wish) {
            matched.append(language)
          }
        }
      }
      print(matched.map(\\.maximalIdentifier))

      """
  }

  /// The value of `LANGUAGE` with a language added at the end, as glibc writes it.
  public func languageVariable(adding language: String) -> String {
    let own = preferred.entries.map { $0.identifier.replacing("-", with: "_") }
    return (own + [language.replacing("-", with: "_")]).joined(separator: ":")
  }

  /// Whether a language is among the preferred ones, in whatever region and script.
  public func prefers(_ language: String) -> Bool {
    let base = language.prefix { $0 != "-" }
    return preferred.entries.contains { $0.identifier.prefix { $0 != "-" } == base }
  }
}
