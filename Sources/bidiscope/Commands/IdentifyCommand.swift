internal import ArgumentParser
internal import Languages
internal import TextModel
internal import Wording

/// `bidiscope identify`: the languages of a text.
struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify",
    abstract: "Print the language of a text, and of each run of one script in it.")

  @OptionGroup var source: TextSource

  @Flag(help: "Take each line of the input as a text of its own.")
  var lines = false

  @Flag(
    help:
      "Print the text as HTML: each paragraph with its language, each run in another language in a span."
  )
  var html = false

  @Option(help: "How to print: text for readers, json for programs.")
  var format = OutputFormat.text

  func validate() throws {
    if html, format == .json {
      throw UsageError("give either --html or --format json, not both")
    }
  }

  func run() throws {
    let preferred = SystemLocales.read().entries.map(\.identifier)
    guard let identifier = LanguageIdentifier(preferred: preferred) else {
      throw Complaint(LanguageIdentifier.missing)
    }
    var output = StandardOutput(isForUsers: format == .text)
    if html {
      try source.forEachBatch { lines in
        for line in lines {
          let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
          let text = identifier.identify(scalars)
          let marks = LanguageMarks(text, of: scalars)
          output.write(LanguageMarkup.html(scalars, direction: "auto", marks) + "\n")
        }
        try output.flush()
      }
    } else if lines {
      let workers = IdentifyWorkers(identifier, format: format)
      try source.forEachBatch { lines in
        output.write(workers.report(on: lines))
        try output.flush()
      }
    } else {
      var report = IdentifyReport(format: format)
      try source.forEach { _, document in
        let text = TextInPieces(count: document.scalarCount) { range in
          document.scalars(in: ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound))
            .map(\.scalar)
        }
        try identifier.identify(text) {
          report.begin($0)
        } span: {
          report.add($0)
          if report.isLong {
            output.write(report.take())
            try output.flush()
          }
        }
        report.end()
        output.write(report.take())
        try output.flush()
      }
    }
    try output.flush()
  }
}
