internal import ArgumentParser
internal import Languages

/// The language in which a command prints what is to be read and learnt.
struct ReadingLanguageOption: ParsableArguments {
  @Option(
    help:
      "The language to print it in (default: that of the configuration, else the first of your preferred locales among these)."
  )
  var language: LanguageArgument?

  /// The words of it, as the screen would choose them.
  func words() throws -> Catalogue {
    try (language ?? Configuration.load().language)?.words ?? .preferred
  }
}
