internal import ArgumentParser
internal import BidiAlgorithm
internal import Locales
internal import UnicodeData

/// Who reads a text, as the command line names them: a direction, or a language that is written in
/// one.
struct ReaderArgument: ExpressibleByArgument {
  let direction: TextDirection

  init?(argument: String) {
    if let direction = TextDirection(shortName: argument) {
      self.direction = direction
      return
    }
    guard LocaleIdentifier(argument) != nil else { return nil }
    direction = LocaleDirection.of(argument)
  }
}
