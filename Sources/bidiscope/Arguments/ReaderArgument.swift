internal import BidiAlgorithm
internal import Languages
internal import Locales
internal import UnicodeData
internal import Wording

/// Who reads a text, as the command line names them: a direction, or a language that is written in
/// one.
struct ReaderArgument {
  let direction: TextDirection

  /// Who is named.
  ///
  /// - Throws: what a reader may be, of what names neither a direction nor a language.
  init(reading argument: String) throws {
    if let direction = TextDirection(shortName: argument) {
      self.direction = direction
      return
    }
    guard let language = LocaleIdentifier(argument)?.language, (2...3).contains(language.count),
      LocaleNames.isKnown(language: language)
    else { throw UsageError("a reader is ltr, rtl, or a language, such as he") }
    direction = LocaleDirection.of(argument)
  }
}
