internal import ArgumentParser
internal import Glibc
internal import Languages
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

extension Bidiscope {
  /// The arguments, with every byte of them: a file's name need not be UTF-8.
  private static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe PathText.of(cString: $0) }
    }
  }

  private static func isThere(_ path: String) -> Bool {
    (try? FilePath(text: path).checkAccess(F_OK)) != nil
  }

  /// Runs the command that the arguments name.
  ///
  /// What goes wrong is told in one line on the standard error; help and version go to the standard
  /// output.
  static func main() {
    keepStandardStreams()
    // A reader that is gone, and a file that grows too large, are errors to be told, not ends.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let line = CommandLineWords(words: TextValue.protected(arguments))
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    if let near = line.suggestion(among: commands, isFile: Self.isThere) {
      complain(
        """
        there is no command or file called '\(verbatim: near.word)'; did you mean \
        '\(verbatim: near.instead)'? (./\(verbatim: near.word) opens a new file)
        """, status: .usage)
    }
    if let unknown = line.unknownHelp(among: commands) {
      complain("there is no command called '\(verbatim: unknown)'", status: .usage)
    }
    if !line.begins(withOneOf: commands) { ExploreCommand.prepare() }
    do {
      if line.asksForHelp {
        var output = StandardOutput()
        output.write(help + "\n")
        return try output.flush()
      }
      var command = try HelpWidth.bounded { try parsed(line, commands) }
      try command.run()
    } catch let status as ExitStatus {
      Glibc.exit(status.rawValue)
    } catch {
      var error = error
      if HelpWidth.bounded({ exitCode(for: error).isSuccess }) {
        // Help and version, of every command.
        do {
          var output = StandardOutput()
          output.write(HelpWidth.bounded { fullMessage(for: error) } + "\n")
          return try output.flush()
        } catch let failure {
          error = failure
        }
      }
      let (words, status) = HelpWidth.bounded { () -> (Words, ExitStatus) in
        if let found = WordedFailure.worded(in: error) {
          return (found.words, ExitStatus(of: found))
        }
        return (
          ParserMessage.words(oneLine(message(for: error)), of: error), ExitStatus(of: error)
        )
      }
      complain(words, status: status)
    }
  }

  /// The command that a line names.
  ///
  /// Where no word can be a command's name the explorer's own arguments are parsed alone: the
  /// parser would describe every command first, which takes longer than the rest of a start. What
  /// it does not take there, help, version and mistakes, is the whole program's to answer.
  private static func parsed(
    _ line: CommandLineWords, _ commands: [String]
  ) throws -> any ParsableCommand {
    if !line.mayName(oneOf: commands), let explorer = try? ExploreCommand.parse(line.parsable) {
      return explorer
    }
    return try parseAsRoot(line.parsable)
  }

  /// Takes the numbers of standard streams that are closed, so that no file or engine opened later
  /// gets one of them and is sent what was meant for it. Reading and writing fail as they would
  /// have.
  private static func keepStandardStreams() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = try? FileDescriptor.open(FilePath("/dev/null"), number == 0 ? .writeOnly : .readOnly)
    }
  }

  /// What `--version` prints.
  static var version: String {
    "bidiscope \(number), Unicode \(UnicodeVersion.current), ICU \(UnicodeVersion.icu)"
  }

  /// The version of the changelog that is being worked on.
  private static let number = "0.9"

  /// The help of the program: the explorer's arguments and options, then the commands.
  static var help: String {
    let explorer = helpMessage(for: ExploreCommand.self, columns: 100)
    let own = helpMessage(columns: 100)
    let options = explorer.firstRange(of: "ARGUMENTS:").map { explorer[$0.lowerBound...] } ?? ""
    let end = options.lastIndex { !$0.isNewline } ?? options.startIndex
    let commands = own.firstRange(of: "SUBCOMMANDS:").map { own[$0.upperBound...] } ?? ""
    let last = commands.firstRange(of: "\n\n").map { commands[..<$0.lowerBound] } ?? commands
    return """
      OVERVIEW: \(configuration.abstract)

      USAGE: bidiscope [FILE… | -] [OPTIONS]    open texts on the screen
             bidiscope COMMAND …                print facts, without the screen

      \(options[...end])

      STATUS (the higher one counts where several apply):
      \(ExitStatus.table)
      \(ExitStatus.brokenPipe)

      COMMANDS:\(last)

      'bidiscope COMMAND --help' lists the options of a command;
      'bidiscope --generate-completion-script bash' (or zsh, fish) prints completions for a shell.
      """
  }

  /// The words of what is said on the standard error.
  static var wordsOfErrors: Catalogue { .ofErrors(arguments) }

  private static func complain(_ words: Words, status: ExitStatus) -> Never {
    StandardError.complain(words)
    Glibc.exit(status.rawValue)
  }

  /// A message in one line; a list of choices is set off by commas.
  static func oneLine(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    var result = ""
    for line in lines {
      let item = line.drop { $0 == " " }
      if item.hasPrefix("- ") {
        result += (result.hasSuffix(":") ? " " : ", ") + item.dropFirst(2)
      } else {
        result += (result.isEmpty ? "" : " ") + item
      }
    }
    return result
  }
}
