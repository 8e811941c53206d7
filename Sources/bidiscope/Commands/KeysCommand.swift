internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// `bidiscope keys`: a script of keys on a text, without a screen.
struct KeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Run a script of keys on a text and print it after each.",
    discussion: """
      Keys are \(KeyScript.names.joined(separator: " ")), motions also with S- to select. Text to type \
      stands in double quotes, with \\n, \\t, \\", \\\\ and \\u{5D0}; replace "a" "b" replaces every match. \
      Every command of editing also goes by its title in KEYS.md, with - between the words \
      (delete-word-backward), and by its key (A-w). Keys may also be written as the explorer does, Shift+Left for \
      S-left, and arrows as their signs. Gestures take a place, as click 1:4 and drag 1:0..2:3: visual lines \
      from 1, gaps between cells from 0.

      Each line has the step, the text in storage order, and the caret's place on the screen as LINE:COLUMN, \
      separated by tabs. In the text, <| is a caret that leans on the scalar before it and |> one that leans \
      on the scalar after it, <! and !> are the selection's anchor, and [ ] stand around what is selected. A \
      backslash stands before these signs where they are text; an invisible character is written \\u{202B}.
      """)

  @Option(parsing: .unconditional, help: ArgumentHelp("The text to start with.", valueName: "s"))
  var text: String

  @OptionGroup var notation: TextNotationOption

  @Argument(help: "The script, such as: S-left C-right backspace '\"text\"'.")
  var keys: [String]

  @OptionGroup var layout: LayoutOptions

  @Option(help: "What a selection takes.") var policy = SettingArgument(SelectionPolicy.natural)

  @Option(
    help: "What a double click takes: pieces of one direction, their hull, or UAX #29's word.")
  var words = SettingArgument(WordPolicy.pieces)

  @Option(help: "How often the arrows stop where a line wraps.") var wraps = SettingArgument(
    WrapPolicy.oneStop)

  @Option(help: "How the arrows move: on the screen, in storage, or in storage only to select.")
  var motion = SettingArgument(MotionPolicy.visual)

  func validate() throws {
    _ = try steps()
  }

  private func steps() throws -> [(word: String, step: SessionStep)] {
    do throws(KeyScript.Mistake) {
      return try KeyScript.steps(
        CommandLineWords.unpacked(keys).joined(separator: " "),
        and: Registry.standard.commands.scriptSteps,
        reading: notation.read)
    } catch {
      throw UsageError(error.words)
    }
  }

  func run() throws {
    let request = try LayoutRequest(layout, nil)
    var session = request.session(on: Document(text: notation.read(text)))
    session.selectionPolicy = policy.value
    session.motionPolicy = motion.value
    session.wordPolicy = words.value
    session.wrapPolicy = wraps.value
    var output = StandardOutput()
    write("", session, to: &output)
    for (word, step) in try steps() {
      let calls = session.log.count
      let revision = session.revision
      let isDone = session.perform(step)
      if session.revision != revision {
        session.lineLanguages = request.lineLanguages(of: session.document)
      }
      guard isDone || session.log.count > calls else {
        try output.flush()
        throw UsageError(
          "'\(verbatim: word)' is not a place on the screen: lines count from 1, columns from 0 to the line's end"
        )
      }
      let name = step == .type(word) ? "\"\(notation.write(word))\"" : word
      write(isDone ? name : name + " refused", session, to: &output)
    }
    try output.flush()
  }

  private func write(_ step: String, _ session: EditingSession, to output: inout StandardOutput) {
    let layout = session.layout
    let place = layout.place(of: session.selection.focus)
    let text = TextNotation.write(session) { scalar in
      if notation.pseudo { return PseudoText.encode(scalar) }
      return ScalarFacts.label(of: scalar) == nil
        ? String(scalar) : Hexadecimal.escape(scalar)
    }
    let column = "\(LineNumbers(layout).number(of: place.line)):\(place.column.rawValue)"
    output.write("\(Printable.text(step))\t\(text)\t\(column)\n")
  }
}
