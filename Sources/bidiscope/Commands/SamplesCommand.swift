internal import ArgumentParser
internal import Learning
internal import UnicodeData
internal import Wording

/// `bidiscope samples`: the names of the samples, or the text of one with its controls as labels.
struct SamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "List the sample texts, or print one with its controls as labels.")

  @Argument(help: ArgumentHelp("The samples; without one, their names.", valueName: "name"))
  var names: [String] = []

  func run() throws {
    var output = StandardOutput()
    if names.isEmpty {
      for sample in SampleText.all { output.write(sample.name + "\n") }
    }
    for name in names {
      guard let sample = SampleText.named(name) else {
        let nearest = SampleText.nearest(name).joined(separator: ", ")
        throw UsageError(
          "there is no sample '\(verbatim: name)'; the nearest are \(verbatim: nearest); 'bidiscope samples' lists them all"
        )
      }
      output.write(LearnedText(sample.text, .letters).labelled)
    }
    try output.flush()
  }
}
