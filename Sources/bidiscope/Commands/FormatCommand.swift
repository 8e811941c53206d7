internal import ArgumentParser
internal import Formats
internal import Locales
internal import Wording

/// `bidiscope format`: a value formatted for locales, as bidirectional text.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Print a value as formatters write it, with its levels and what is invisible in it.",
    discussion: """
      Values: a number (-1234.5), a day or time in UTC (2026-03-20, 14:30, 2026-03-20T14:30), an interval \
      (2026-03-20/2026-03-25), a list (a,b,c), a code (he, IL, LBP). \
      A message is a pattern of ICU's MessageFormat: \
      "{name} sent {count, plural, one {# photo} other {# photos}}". \
      Ways: \(FormatKind.Name.allCases.map(Self.listed).joined(separator: ", ")).
      """)

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The value.", valueName: "value"))
  var value: [String] = []

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

  @Option(
    help: ArgumentHelp(
      "A message with arguments in place of a value, bare and isolated.", valueName: "pattern"))
  var message: String?

  @Option(
    name: .customLong("value"),
    help: ArgumentHelp(
      "A value of the message's argument, as name=X; may be given again. Default: built-in ones.",
      valueName: "name=value"))
  var values: [String] = []

  @Option(help: "How to print it.") var format = OutputFormat.text

  @Flag(help: ArgumentHelp(TextNotationOption.unescapeHelp)) var unescape = false

  /// The text that a user means.
  private func meant(_ text: String) -> String { TextReading(unescapes: unescape).read(text) }

  private var meantSentence: String? { sentence.map(meant) }
  private var meantMessage: String? { message.map(meant) }
  private var meantValues: [String] { values.map(meant) }

  private static func listed(_ name: FormatKind.Name) -> String {
    if name == .currency { return "currency:CODE" }
    return name.details.isEmpty
      ? name.rawValue : "\(name.rawValue)[:\(name.details.joined(separator: "|"))]"
  }

  func validate() throws {
    try refuseUnknownOptions()
    if let message = meantMessage { return try validateMessage(message) }
    guard values.isEmpty else {
      throw UsageError("--value goes with --message: a value alone stands without an option")
    }
    let given = try given()
    for locale in given.locales {
      if let refusal = LocaleIdentifier.refusal(locale) { throw UsageError(refusal) }
    }
    do {
      for kind in try kinds(given) {
        _ = try FormattedValue(given.value, as: kind, locale: "en")
      }
      if let sentence = meantSentence { _ = try Interpolation.both("", in: sentence) }
    } catch let failure as FormatFailure {
      throw UsageError(failure.words)
    }
  }

  func run() throws {
    var output = StandardOutput(isForUsers: format == .text)
    if let message = meantMessage { return try run(message, &output) }
    let given = try given()
    let sentence = meantSentence
    var report = FormatReport(sentence: sentence)
    for kind in try kinds(given) {
      for locale in given.locales.isEmpty ? ["en", "ar", "he", "fa"] : given.locales {
        let formatted = try FormattedValue(given.value, as: kind, locale: locale)
        let interpolations = try sentence.map { try Interpolation.both(formatted.text, in: $0) }
        if format == .json {
          report.writeJSON(formatted, given.value, interpolations ?? [])
        } else {
          report.writeText(formatted, interpolations ?? [])
        }
        output.write(report.take())
      }
    }
    try output.flush()
  }

  /// What was given: a value that stands last may have been taken for one more way or locale.
  private struct Given {
    var value: String
    var ways: [String]
    var locales: [String]
  }

  private func given() throws -> Given {
    // The parser leaves the terminator among what it does not know.
    var words = value
    if let terminator = words.firstIndex(of: "--") { words.remove(at: terminator) }
    if words.count > 1 { throw UsageError("one value at a time, not '\(verbatim: words[1])'") }
    if let word = words.first {
      return Given(value: meant(word), ways: ways, locales: locale)
    }
    if ways.count > 1, let last = ways.last, (try? FormatKind(reading: last)) == nil {
      return Given(value: meant(last), ways: ways.dropLast(), locales: locale)
    }
    if locale.count > 1, let last = locale.last, !LocaleIdentifier.isKnown(last) {
      return Given(value: meant(last), ways: ways, locales: locale.dropLast())
    }
    throw UsageError("a value is missing")
  }

  /// A value may begin with a minus sign, so the parser hands over the options, too, that it does
  /// not know. No number has a letter or a second sign there; behind the terminator all are values.
  private func refuseUnknownOptions() throws {
    for word in value.prefix(while: { $0 != "--" }) where word.first == "-" {
      guard let second = word.dropFirst().first, second == "-" || second.isLetter else { continue }
      let name = word.prefix { $0 != "=" }
      throw UsageError("Unknown option '\(verbatim: name)'")
    }
  }

  private func kinds(_ given: Given) throws -> [FormatKind] {
    let kinds =
      try given.ways.isEmpty
      ? FormatKind.fitting(given.value) : given.ways.map { try FormatKind(reading: $0) }
    guard !kinds.isEmpty else {
      throw UsageError(
        "nothing formats '\(verbatim: given.value)' by itself: choose a way with --as")
    }
    return kinds
  }
}

// MARK: Messages

extension FormatCommand {
  private var messageLocales: [String] { locale.isEmpty ? Message.usualLocales : locale }

  private func validateMessage(_ pattern: String) throws {
    let words = value.filter { $0 != "--" }
    if let word = words.first {
      throw UsageError("a message takes its values by --value name=X, not '\(verbatim: word)'")
    }
    guard ways.isEmpty, sentence == nil else {
      throw UsageError("--message goes neither with --as nor with --in")
    }
    do {
      let message = try Message(pattern, values: meantValues.map { try MessageValue(reading: $0) })
      for locale in messageLocales { _ = try message.formatted(for: locale) }
    } catch let failure as FormatFailure {
      throw UsageError(failure.words)
    }
  }

  private func run(_ pattern: String, _ output: inout StandardOutput) throws {
    let message = try Message(pattern, values: meantValues.map { try MessageValue(reading: $0) })
    var report = MessageReport(pattern: pattern)
    for locale in messageLocales {
      for formatted in try message.formatted(for: locale) {
        if format == .json { report.writeJSON(formatted) } else { report.writeText(formatted) }
        output.write(report.take())
      }
    }
    try output.flush()
  }
}
