internal import ArgumentParser
internal import Keyboards
internal import Wording

/// `bidiscope keyboards`: the keyboards, or one of them drawn.
struct KeyboardsCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, layout }

  static let configuration = CommandConfiguration(
    commandName: "keyboards",
    abstract: "List the keyboards, or draw one.",
    discussion: """
      Each line has the name that --keyboard takes, the name in xkb-data (- where it is not from there), and \
      what it is. A drawn key shows what it types: plain and with AltGr below, with Shift and with both above. A key of a \
      right-to-left layout shows a bracket as right-to-left text does, mirrored: the one that shows ( types \
      U+0029. --format layout prints the table of a layout, to start your own from; --keyboard also takes a file \
      of that format. The JSON is described by Schemas/keyboards.schema.json.
      """)

  @Argument(
    help: ArgumentHelp("The keyboard to draw, or the file of a layout.", valueName: "name"),
    completion: KeyboardArgument.completion)
  var name: String?

  @Option(help: "How to print it.") var format = Format.text

  func validate() throws {
    if let name { _ = try KeyboardName(reading: name) }
    if format == .layout, name == nil {
      throw UsageError("--format layout needs a layout's name")
    }
  }

  func run() throws {
    var output = StandardOutput(isForUsers: format == .text)
    if let name {
      let keyboard = try KeyboardName(reading: name).keyboard()
      switch format {
      case .text: output.write(KeyboardsReport.drawing(keyboard))
      case .json: output.write(KeyboardsReport.json([keyboard]))
      case .layout:
        guard let table = KeyboardCatalogue.table(named: keyboard.name) else {
          throw UsageError(
            "'\(verbatim: keyboard.name)' has no table: it is not a layout of single keys")
        }
        output.write(table)
      }
    } else {
      let all = KeyboardCatalogue.all()
      output.write(format == .json ? KeyboardsReport.json(all) : KeyboardsReport.list(all))
    }
    try output.flush()
  }
}
