internal import ArgumentParser
internal import Learning
internal import Wording

/// `bidiscope play`: scenes that type themselves, printed step by step.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Print a scene that types itself and says what happened; without a name, list them.",
    discussion: """
      After each step stand the text in storage order with its caret, as 'bidiscope keys' writes it, and the line as it \
      is shown. Capitals stand for Hebrew letters.
      """)

  @Argument(help: ArgumentHelp("The scene.", valueName: "name"))
  var name: String?

  func run() throws {
    var output = StandardOutput()
    guard let name else {
      for play in PlayFile.shipped.plays { output.write("\(play.name)  \(play.title)\n") }
      return try output.flush()
    }
    guard let play = PlayFile.shipped.play(named: name) else {
      throw UsageError("there is no play '\(verbatim: name)'; 'bidiscope play' lists them all")
    }
    output.write(Self.text(play))
    try output.flush()
  }

  private static func text(_ play: Play) -> String {
    var lines = [play.title]
    if let text = play.text, !text.text.isEmpty {
      lines += ["", "stored  \(text.written)", "shown   \(text.shown)"]
    }
    for step in play.steps {
      switch step {
      case .keys(let script, let after, let shown):
        lines += ["", "keys    \(script)", "stored  \(after)"]
        // Letters in the order of the screen would be turned round again by many terminals.
        if play.text?.notation == .pseudo { lines.append("shown   \(shown)") }
      case .say(let text, _, _): lines += ["", text]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
