internal import ArgumentParser
internal import Formats
internal import Locales
internal import Wording

/// `bidiscope format`: a value formatted for locales, as bidirectional text.
struct FormatCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Print a value as formatters write it, with its levels and what is invisible in it.",
    discussion: """
      Values: a number (-1234.5), a day or time in UTC (2026-03-20, 14:30, 2026-03-20T14:30), an interval \
      (2026-03-20/2026-03-25), a list (a,b,c), a code (he, IL, LBP). \
      Ways: \(FormatKind.Name.allCases.map(Self.listed).joined(separator: ", ")).
      """)

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The value.", valueName: "value"))
  var value: [String]

  @Option(
    name: .customLong("as"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "How to format it, as currency:LBP. Default: each way that fits.", valueName: "way"))
  var ways: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The locales. Default: en, ar, he, fa.", valueName: "locale"))
  var locale: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("A sentence with {} where the value belongs.", valueName: "sentence"))
  var sentence: String?

  @Option(help: "How to print it.") var format: Format = .text

  private static func listed(_ name: FormatKind.Name) -> String {
    if name == .currency { return "currency:CODE" }
    return name.details.isEmpty
      ? name.rawValue : "\(name.rawValue)[:\(name.details.joined(separator: "|"))]"
  }

  func validate() throws {
    guard value.count == 1 else {
      throw UsageError(
        value.isEmpty ? "a value is missing" : "one value at a time, not '\(verbatim: value[1])'")
    }
    for locale in locale {
      if let refusal = LocaleIdentifier.refusal(locale) { throw UsageError(refusal) }
    }
    do {
      let kinds = try kinds()
      for kind in kinds { _ = try FormattedValue(value[0], as: kind, locale: "en") }
      if let sentence { _ = try Interpolation.both("", in: sentence) }
    } catch let failure as FormatFailure {
      throw UsageError(failure.words)
    }
  }

  func run() throws {
    var output = StandardOutput(isForUsers: format == .text)
    var report = FormatReport(sentence: sentence)
    for kind in try kinds() {
      for locale in locale.isEmpty ? ["en", "ar", "he", "fa"] : locale {
        let formatted = try FormattedValue(value[0], as: kind, locale: locale)
        let interpolations = try sentence.map { try Interpolation.both(formatted.text, in: $0) }
        if format == .json {
          report.writeJSON(formatted, value[0], interpolations ?? [])
        } else {
          report.writeText(formatted, interpolations ?? [])
        }
        output.write(report.take())
      }
    }
    try output.flush()
  }

  private func kinds() throws -> [FormatKind] {
    let kinds =
      try ways.isEmpty ? FormatKind.fitting(value[0]) : ways.map { try FormatKind(reading: $0) }
    guard !kinds.isEmpty else {
      throw UsageError("nothing formats '\(verbatim: value[0])' by itself: choose a way with --as")
    }
    return kinds
  }
}
