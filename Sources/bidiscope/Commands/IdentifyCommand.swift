internal import ArgumentParser
internal import Languages
internal import TextModel

/// `bidiscope identify`: the languages of a text.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Print the language of a text, and of each run of one script in it.")

  @OptionGroup var source: TextSource

  @Flag(help: "Take each line of the input as a text of its own.")
  var lines = false

  @Option(help: "How to print: text for readers, json for programs.")
  var format = OutputFormat.text

  func run() throws {
    let preferred = SystemLocales.read().entries.map(\.identifier)
    guard let identifier = LanguageIdentifier(preferred: preferred) else {
      throw Complaint(LanguageIdentifier.missing)
    }
    var output = StandardOutput()
    if lines {
      let workers = IdentifyWorkers(identifier, format: format)
      try source.forEachBatch { lines in
        output.write(workers.report(on: lines))
        try output.flush()
      }
    } else {
      var report = IdentifyReport(format: format)
      try source.forEach { _, document in
        let scalars = document.scalars(in: ScalarOffset(0)..<ScalarOffset(document.scalarCount))
          .map(\.scalar)
        report.add(identifier.identify(scalars))
        output.write(report.take())
        try output.flush()
      }
    }
    try output.flush()
  }
}
