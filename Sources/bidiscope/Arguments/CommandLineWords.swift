internal import UnicodeData

/// The words of a command line before they are parsed: what the parser cannot know is put right
/// here.
struct CommandLineWords {
  /// The words after the program's name.
  var words: [String]

  /// What stands in the place of a word that is nearly another.
  struct Suggestion: Equatable {
    var word: String
    var instead: String
  }

  /// The words as the parser takes them: `-V` becomes `--version`, and a negative number goes with
  /// the option before it.
  var parsable: [String] {
    var result: [String] = []
    for (index, word) in words.enumerated() {
      if index == 0, word == "-V" {
        result.append("--version")
      } else if let option = result.last, option.hasPrefix("--"), !option.contains("="),
        option != "--", Self.isNegativeNumber(word)
      {
        result[result.count - 1] = "\(option)=\(word)"
      } else {
        result.append(word)
      }
    }
    return words.first == "keys" || words.first == "type" ? Self.packed(result) : result
  }

  /// What stands between the words of a packed one.
  private static let separator = "\u{1F}"

  /// The words that are surely no option and no value of one, those side by side in one: the parser
  /// goes through all that are left for each that it takes.
  private static func packed(_ words: [String]) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.count
    guard !words.contains(where: { $0.contains(separator) }) else { return words }
    var result: [String] = []
    var run: [String] = []
    func flush() {
      if !run.isEmpty { result.append(run.joined(separator: separator)) }
      run = []
    }
    for (index, word) in words.enumerated() {
      let isFree =
        index > 1 && index < end && !word.hasPrefix("-")
        && (!words[index - 1].hasPrefix("-") || words[index - 1].contains("="))
      if isFree {
        run.append(word)
      } else {
        flush()
        result.append(word)
      }
    }
    flush()
    return result
  }

  /// The words as they were written, of those that the parser took.
  static func unpacked(_ words: [String]) -> [String] {
    words.flatMap {
      $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Whether the first word is a command's name. Where it is none, the explorer runs, or help or a
  /// mistake is told.
  func begins(withOneOf commands: [String]) -> Bool {
    words.first.map { commands.contains($0) } ?? false
  }

  /// Whether some word is a command's name, or asks for help as one. It may be an option's value or
  /// a file all the same: the parser knows.
  func mayName(oneOf commands: [String]) -> Bool {
    words.contains { $0 == "help" || commands.contains($0) }
  }

  /// Whether the program's own help is asked for.
  var asksForHelp: Bool { words == ["--help"] || words == ["-h"] || words == ["help"] }

  /// What is asked for help on and is no command; nil where that is not so.
  func unknownHelp(among commands: [String]) -> String? {
    guard words.count > 1, words[0] == "help", !words[1].hasPrefix("-") else { return nil }
    return commands.contains(words[1]) ? nil : words[1]
  }

  /// The command that the first word nearly is, where it is neither one nor a file.
  ///
  /// - Parameters:
  ///   - commands: the names of all commands.
  ///   - isFile: whether a file of this name is there.
  /// - Returns: the word and what is probably meant; nil where the word is fine.
  func suggestion(among commands: [String], isFile: (String) -> Bool) -> Suggestion? {
    guard let word = words.first, !word.hasPrefix("-"), !word.contains("/"),
      !commands.contains(word), word != "help", !isFile(word)
    else { return nil }
    let options = ["version", "help"]
    guard let near = NearestName.of(word, among: commands + options) else { return nil }
    return Suggestion(word: word, instead: options.contains(near) ? "--" + near : near)
  }

  private static func isNegativeNumber(_ word: String) -> Bool {
    word.count > 1 && word.first == "-" && word.dropFirst().allSatisfy { "0"..."9" ~= $0 }
  }
}
