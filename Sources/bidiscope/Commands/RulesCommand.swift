internal import ArgumentParser
internal import BidiAlgorithm
internal import Explanation
internal import Learning
internal import Wording

/// `bidiscope rules`: every rule and definition of UAX #9 in our own words, with an example at
/// work.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Explain rules, definitions, classes and every term, and show rules at work.",
    discussion: """
      In examples capitals stand for right-to-left letters and names in braces for controls, as --pseudo reads them.
      """)

  @Argument(
    help: ArgumentHelp(
      "The rules, classes and terms, such as W4, BD16, AL or gap; without one, all of them in brief.",
      valueName: "name"))
  var names: [String] = []

  @Option(help: "How to print it.") var format = ReferenceFormat.text

  @OptionGroup var reading: ReadingLanguageOption

  func validate() throws { for name in Reference.typedNames(names) { _ = try text(name) } }

  /// All that a name leads to.
  private func text(_ name: String) throws -> [Reference.Found] {
    let senses = Reference.senses(of: name)
    guard !senses.isEmpty else {
      let nearest = Reference.nearest(name).joined(separator: ", ")
      guard !nearest.isEmpty else {
        throw UsageError(
          "there is no rule, definition, class or term '\(verbatim: name)'; 'bidiscope rules' lists them all"
        )
      }
      throw UsageError(
        "there is no rule, definition, class or term '\(verbatim: name)'; the nearest are \(verbatim: nearest); 'bidiscope rules' lists them all"
      )
    }
    return senses
  }

  func run() throws {
    let texts: [Reference.Found] =
      names.isEmpty
      ? RuleReference.all.map { .rule($0) } : try Reference.typedNames(names).flatMap(text)
    var output = StandardOutput(isForUsers: format == .text)
    switch format {
    case .json: output.write(RulesReport.json(texts))
    case .markdown: output.write(RulesReport.markdown(texts))
    case .text:
      let words = try reading.words()
      output.write(names.isEmpty ? RulesReport.list(words) : RulesReport.text(texts, words))
    }
    try output.flush()
  }
}
