internal import ArgumentParser
internal import Languages
internal import Storage
internal import Wording

/// `bidiscope locales`: the user's preferred locales, and what an app offers matched with them.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract:
      "Print the locales that the user prefers, where each comes from, and what matches them.")

  @Option(
    help: ArgumentHelp(
      "The locales that an app has, such as ar,fr,zh-Hant (default: the forty of a translation app).",
      valueName: "locales"))
  var available: String?

  @Option(
    help: ArgumentHelp(
      "Print the settings that add this language to the system, and its keyboard.",
      valueName: "language"))
  var adding: String?

  @Option(help: "How to print: text for readers, json for programs.")
  var format = OutputFormat.text

  @Flag(
    help: "Print how many letters you typed in each language, if counting is on.")
  var typed = false

  @Flag(help: "Erase the letter counts of all languages.")
  var eraseTyped = false

  func run() throws {
    if typed || eraseTyped { return try runTyped() }
    if let adding { return try runAdding(adding) }
    let preferred = SystemLocales.read()
    let offered = try available.map(Self.list) ?? OfferedLocales.translation
    let report = LocalesReport(
      preferred: preferred,
      matches: LocaleMatch.matches(
        available: offered, preferred: preferred.entries.map(\.identifier)),
      offered: offered)
    var output = StandardOutput(isForUsers: format == .text)
    output.write(format == .json ? report.json : report.text)
    try output.flush()
  }

  /// Prints how this system is told of one more language.
  private func runAdding(_ name: String) throws {
    guard case .tag(let tag) = LocaleName.read(name), LocaleFacts(tag).isKnown else {
      throw UsageError(
        LocaleNames.nearest(to: name).first.map {
          """
          --adding: '\(verbatim: name)' is not a known language tag, such as ar; did you mean \
          '\(verbatim: $0)'?
          """
        } ?? "--adding: '\(verbatim: name)' is not a known language tag, such as ar")
    }
    let report = SetupReport(tag: tag, survey: SystemLocales.survey(of: SystemLocales.read()))
    var output = StandardOutput(isForUsers: format == .text)
    output.write(format == .json ? report.json : report.text)
    try output.flush()
  }

  /// Prints or erases what the explorer counted.
  private func runTyped() throws {
    let memory = StateFolder().map(MemoryStore.init)
    var known = memory?.read() ?? [:]
    if eraseTyped, known["typed"] != nil {
      known["typed"] = nil
      memory?.keep(known)
    }
    var output = StandardOutput(isForUsers: format == .text)
    let counts = TypedCounts(known["typed"] ?? "")
    let isOn = known["counts-typed"] == "yes"
    output.write(
      format == .json
        ? TypedReport(counts: counts, isCounting: isOn).json
        : TypedReport(counts: counts, isCounting: isOn).text)
    try output.flush()
  }

  /// The locales of a list.
  private static func list(_ words: String) throws -> [String] {
    try words.split(separator: ",").map { word in
      let name = word.filter { $0 != " " }
      guard case .tag(let tag) = LocaleName.read(name) else {
        throw UsageError(
          "--available: '\(verbatim: name)' is not a locale's name, such as ar or zh-Hant-TW")
      }
      return tag
    }
  }
}
