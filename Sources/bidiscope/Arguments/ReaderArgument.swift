internal import ArgumentParser
internal import BidiAlgorithm
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
    // A language tag (BCP 47) begins with two to eight letters.
    let subtags = argument.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    guard let language = subtags.first, (2...8).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter }),
      subtags.allSatisfy({
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    direction = LocaleDirection.of(argument)
  }
}
