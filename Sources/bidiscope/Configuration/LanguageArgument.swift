internal import ArgumentParser
internal import Languages

/// The language of the screen, as the command line names it.
struct LanguageArgument: ListedArgument {
  let words: Catalogue

  init?(argument: String) {
    guard let words = Catalogue(argument) else { return nil }
    self.words = words
  }

  static var allValueStrings: [String] { Catalogue.languages }
}

extension Catalogue {
  /// The words of the first of the user's locales that there are words of.
  static var preferred: Catalogue { first(of: SystemLocales.read().ofMessages) }

  /// The words of errors, which may be about the arguments themselves.
  static func ofErrors(_ arguments: [String]) -> Catalogue {
    let prefix = "--language="
    let named = arguments.lastIndex(of: "--language").flatMap { index in
      arguments.dropFirst(index + 1).first
    }
    let joined = arguments.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    // A configuration that is wrong is an error of its own.
    return (joined ?? named).flatMap { Catalogue($0) }
      ?? (try? Configuration.load())?.language?.words ?? .preferred
  }
}
