internal import ArgumentParser
internal import BidiAlgorithm
internal import TextModel
internal import WritingDirection

/// `bidiscope direction`: what every platform makes of a text's direction, and why.
struct DirectionCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }
  enum Side: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl

    var direction: TextDirection { self == .ltr ? .leftToRight : .rightToLeft }
  }

  static let configuration = CommandConfiguration(
    commandName: "direction",
    abstract: "Print the writing direction of a text under one platform's rule, or all.",
    discussion: """
      Without --lines the text is one paragraph. Flips are the places, in scalars, where the direction would \
      have changed while the text was typed. Strategies: \
      \(DirectionStrategy.all.map(\.name).joined(separator: ", ")).
      """)

  @OptionGroup var source: TextSource

  @Option(help: ArgumentHelp("The strategy's name, or all.", valueName: "name"))
  var strategy = DirectionStrategy.steady.name

  @Flag(help: "Take each paragraph on its own, between its neighbours.")
  var lines = false

  @Flag(help: "Draw the direction after each scalar: > left-to-right, < right-to-left.")
  var timeline = false

  @Option(help: "The locale's direction, for text that decides nothing.")
  var locale = Side.ltr

  @Option(
    help: ArgumentHelp(
      "The active keyboard, for text that decides nothing: ltr, rtl, or a keyboard's name.",
      valueName: "name"),
    completion: KeyboardArgument.completion, transform: KeyboardArgument.init(reading:))
  var keyboard: KeyboardArgument?

  @Option(help: "How to print it.") var format: Format = .text

  func validate() throws { _ = try strategies() }

  func run() throws {
    let strategies = try strategies()
    var output = StandardOutput()
    try source.forEach { file, document in
      let texts = DirectionTexts(document, byParagraph: lines)
      let surroundings = DirectionContext(
        locale: locale.direction, keyboard: keyboard?.direction)
      var report = DirectionReport(
        file: source.files.count > 1 ? file : nil, strategies: strategies, numbersLines: lines,
        drawsTimeline: timeline)
      let answers = texts.survey(strategies, surroundings)
      for number in 0..<texts.count {
        for (index, strategy) in strategies.enumerated() {
          let answer = answers[index][number]
          if format == .json {
            report.writeJSON(answer, strategy, line: number + 1)
          } else {
            let text = timeline && index == 0 ? texts.scalars(number) : nil
            report.writeText(
              answer, strategy, line: number + 1, text: text, count: texts.scalarCount(number))
          }
        }
        if report.isFull { output.write(report.take()) }
      }
      output.write(report.take())
      try output.flush()
    }
  }

  private func strategies() throws -> [DirectionStrategy] {
    if strategy == "all" { return DirectionStrategy.all }
    guard let found = DirectionStrategy(name: strategy) else {
      let names = DirectionStrategy.all.map(\.name).joined(separator: ", ")
      throw Complaint("no strategy is called '\(strategy)'; there are all, \(names)")
    }
    return [found]
  }
}
