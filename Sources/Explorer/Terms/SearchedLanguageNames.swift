internal import Keyboards
internal import Languages

extension Keyboard {
  /// Its name, its title and xkb's name for it, for a search.
  var searchedNames: String { "\(name) \(title) \(xkbName ?? "")" }
}

extension LocaleNames {
  /// What a language is called on a screen and in English, and what it calls itself, for a search.
  static func searchedNames(of language: String, screen: String) -> String {
    [screen, language, "en"].compactMap { name(of: language, in: $0) }.joined(separator: " ")
  }
}
