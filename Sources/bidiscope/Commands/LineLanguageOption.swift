internal import ArgumentParser
internal import Languages
internal import TextModel
internal import UnicodeData
internal import Wording

/// By which language's rules a command breaks lines.
struct LineLanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Break lines by the rules of a language, such as ja or ja-u-lb-loose; root for the rules of no language, auto for the languages recognised.",
      valueName: "language"))
  var lineLanguage = "auto"

  func validate() throws {
    guard lineLanguage != "auto", lineLanguage != "root" else { return }
    let name = lineLanguage.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(name.count), LocaleNames.isKnown(language: name.lowercased()) else {
      throw UsageError(
        "--line-language: '\(verbatim: lineLanguage)' is neither auto, root nor a language's tag, such as ja"
      )
    }
  }
}
