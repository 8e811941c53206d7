internal import ArgumentParser
internal import Explorer
internal import ExplorerCore
internal import Glibc
internal import Languages
internal import Learning
internal import Storage
internal import Wording

/// `bidiscope play`: scenes that type themselves, printed step by step.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a scene that types itself and says what happened; without a name, list them.",
    discussion: """
      On a terminal it plays in the explorer: Enter goes on after a caption, any other key takes over, Esc ends it. With \
      --print, and where the output is no terminal, it is printed. --from takes the plays of a file, after the proof of \
      all that they state; 'bidiscope lessons check FILE' says all that does not hold. After each step stand the text in storage order with its caret, as 'bidiscope keys' writes it (<| or |> is the caret, <! and !> the ends of a selection, [ ] what is selected), and the level of each \
      scalar of its first paragraph in the scene's direction, '-' where X9 removes it.
      """)

  @Argument(help: ArgumentHelp("The scene.", valueName: "name"))
  var name: String?

  @Flag(help: "Print it in place of playing it; ACCESSIBLE=1 does the same.")
  var print = false

  @Option(
    help: ArgumentHelp("Take the plays of a file.", valueName: "file"), completion: .file())
  var from: String?

  @OptionGroup var reading: ReadingLanguageOption

  func run() throws {
    var output = StandardOutput()
    let words = try reading.words()
    let file = try plays()
    /// What a play says, in the language of the reader.
    func told(_ text: String) -> String {
      words.plain(Words(verbatim: file.translations(text, in: words.language)))
    }
    guard let name else {
      for play in file.plays { output.write("\(play.name)  \(told(play.title))\n") }
      return try output.flush()
    }
    guard let play = file.play(named: name) else {
      let nearest = file.nearest(name).joined(separator: ", ")
      throw UsageError(
        from.map {
          "there is no play '\(verbatim: name)' in '\(verbatim: $0)'; the nearest are \(verbatim: nearest)"
        }
          ?? "there is no play '\(verbatim: name)'; the nearest are \(verbatim: nearest); 'bidiscope play' lists them all"
      )
    }
    if !print, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
      var explorer = try ExploreCommand.parse([])
      explorer.language = reading.language
      let wanted = try Configuration.load()
      // Without a screen there is nothing to play it on.
      if !explorer.isPlain(wanted) {
        return try explorer.explore(
          beginningWith: .feature(PlaysFeature.self, .perform(play, file.translations)))
      }
    }
    output.write(PlayReport.text(play, words, told))
    try output.flush()
  }

  /// The plays that are shipped, or those of a file in which all that is stated holds.
  private func plays() throws -> PlayFile {
    guard let from else { return .shipped }
    let file = PlayFile(reading: try OwnLearning.text(of: from))
    try OwnLearning.refuse(OwnLearning.faults(of: .plays(file)), of: from)
    return file
  }
}
