extension LocaleSurvey {
  /// The loop of an app that looks for its user's languages, with these values filled in: Swift
  /// source, which prints what ``matches`` has.
  ///
  /// Foundation's own predicates are not enough: neither holds for `ar` and `ar-LB`, and both for
  /// `en` and `fr` taken together. So languages are compared as ``LocaleMatch`` does, with their
  /// likely scripts.
  public var swiftSource: String {
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let close = CloseLanguages.pairs.map { "\($0.offer) \($0.wish)" }
    return """
      import Foundation

      let available = [\(list(offered))]
      // Locale.preferredLocales on Apple's systems; Foundation on Linux answers \(foundation.joined(separator: ", ")).
      let preferred = [\(list(preferred.entries.map(\.identifier)))]
      // An offer that readers of another language read too: CLDR's languageMatching.
      let close: Set = [\(list(close))]

      /// A language with its likely script.
      func likely(_ name: String) -> (language: String, script: String) {
        let language = Locale.Language(
          identifier: Locale.Language(identifier: name).maximalIdentifier)
        let script = language.script?.identifier ?? ""
        return (language.languageCode?.identifier ?? "", script == "Aran" ? "Arab" : script)
      }

      /// How near an offer is to a wish, 0 the nearest; nil where they do not match.
      func rank(_ offer: String, _ wish: String) -> Int? {
        let tags = [offer, wish].map { $0.replacingOccurrences(of: "_", with: "-").lowercased() }
        if tags[0] == tags[1] { return 0 }
        if tags.contains(where: { $0.hasPrefix("und") }) { return nil }
        if Locale.Language(identifier: offer).isEquivalent(to: Locale.Language(identifier: wish)) { return 1 }
        let (first, second) = (likely(offer), likely(wish))
        guard first.script == second.script else { return nil }
        if first.language == second.language { return 2 }
        return close.contains("\\(first.language) \\(second.language)") ? 3 : nil
      }

      var matched: [String] = []
      for wish in preferred {
        let found = available.filter { !matched.contains($0) && rank($0, wish) != nil }
        func order(_ offer: String) -> (Int, Int, Int) {
          let language = Locale.Language(identifier: offer)
          let hasParent = language.hasCommonParent(with: Locale.Language(identifier: wish))
          return (rank(offer, wish) ?? 9, hasParent ? 0 : 1, available.firstIndex(of: offer) ?? 0)
        }
        matched += found.sorted { order($0) < order($1) }
      }
      print(matched.joined(separator: " "))

      """
  }
}
