internal import ArgumentParser
internal import TextModel

/// `bidiscope keys`: a script of keys on a text, without a screen.
struct KeysCommand: ParsableCommand {
  enum Motion: String, CaseIterable, ExpressibleByArgument {
    case visual, logical, mixed

    var policy: MotionPolicy {
      switch self {
      case .visual: .visual
      case .logical: .logical
      case .mixed: .visualWithLogicalSelection
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Run a script of keys on a text and print it after each.",
    discussion: """
      Keys are left, right, up, down, home, end, pageup, pagedown, backspace, delete, enter, tab, space, \
      with S-, C- or A- before them; C-a selects all, C-z undoes, C-y does again, A-f and A-b move in storage. \
      Text to type stands in quotes.

      Each line has the key, the text in storage order, and the caret's place on the screen as LINE:COLUMN, \
      separated by tabs. In the text, | is the caret and [ ] stand around what is selected; a backslash \
      stands before these signs where they are text, and labels in braces for what cannot be seen.
      """)

  @Option(help: ArgumentHelp("The text to start with.", valueName: "s")) var text: String

  @Argument(help: "The script, such as: S-left C-right backspace '\"text\"'.")
  var keys: [String]

  @Option(help: "The paragraphs' direction: auto (P2 and P3), ltr, rtl, or a strategy's name.")
  var direction = DirectionArgument.automatic

  @Option(help: ArgumentHelp("Wrap lines at this many cells.", valueName: "columns"))
  var width: Int?

  @Option(help: "What a selection takes.") var policy = InspectCommand.Policy.natural

  @Option(help: "How the arrows move: on the screen, in storage, or in storage only to select.")
  var motion = Motion.visual

  func validate() throws {
    if let width, width < 1 { throw Complaint("--width is at least 1, not \(width)") }
    _ = try KeyScript(keys.joined(separator: " "))
  }

  func run() throws {
    var session = KeySession(
      Document(text: text), width: width, direction: direction, policy: policy.policy,
      motion: motion.policy)
    var output = StandardOutput()
    write("", session, to: &output)
    for (source, step) in try KeyScript(keys.joined(separator: " ")).steps {
      session.perform(step)
      write(source, session, to: &output)
    }
    try output.flush()
  }

  private func write(_ key: String, _ session: KeySession, to output: inout StandardOutput) {
    let layout = session.layout
    let place = layout.place(of: session.selection.focus)
    let line = "\(layout.number(of: place.line)):\(place.column.rawValue)"
    output.write("\(Printable.text(key))\t\(SelectionNotation.line(session))\t\(line)\n")
  }
}
