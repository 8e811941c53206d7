extension Piece {
  /// `ABC/`, where it and `DEF/` beside it are arguments of a program that takes several folders:
  /// `rsync -a ABC/ DEF/`. The first slash would else be drawn beside the other folder. O(its
  /// length).
  @Sendable static func argumentFolder(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(0).isASCII, text.isSpace(ifThere: start - 1),
      let end = endOfArgumentFolder(start, text)
    else { return nil }
    let isBesideOther =
      (text.at(start - 2) == "/" && text.endsWord(start - 3))
      || endOfArgumentFolder(end + 1, text) != nil
    guard isBesideOther, ofFolders.contains(word(at: startOfCommand(text).start, text))
    else { return nil }
    return Piece(
      kind: .path, range: start..<end, order: .leftToRight, parts: [start..<end - 1, end - 1..<end])
  }

  /// `ABC`, one of two right-to-left words that a program takes, from where and where to, at the
  /// end of its line: `cp -r ABC DEF`, `git mv ABC DEF`. They are two names, and from right to left
  /// they would change places. Behind a prompt the line is surely a command, and each of more
  /// words, or of files that are all made or removed, is a name, too: `$ mkdir ABC DEF`. Each may
  /// stand in a folder without a name or with a Latin one, as in `cp ABC ~/DEF` and
  /// `ln -s /srv/ABC DEF`, have folders and the ending of a file, or be one itself,
  /// `mv ABC.txt DEF/`: behind several of which a folder at the end tells a command too. O(the
  /// length of the line, which is short).
  @Sendable static func argument(_ start: Int, _ text: Skeleton) -> Piece? {
    guard
      text.isRightToLeftLetter(start) || text.isLatin(start)
        || "~./".unicodeScalars.contains(text.at(start)),
      text.at(0).isASCII, text.isSpace(ifThere: start - 1), text.count <= longestCommand,
      // Most words are none, which is seen sooner than what their line begins with.
      endOfArgument(start, text) != nil, let arguments = startOfArguments(text),
      arguments.start <= start
    else { return nil }
    var words: [Range<Int>] = []
    var next = arguments.start
    while next < text.count {
      guard let end = endOfArgument(next, text), end == text.count || text.at(end) == " " else {
        return nil
      }
      words.append(next..<end)
      next = end + 1
    }
    let isSurelyCommand = arguments.isPrompted || text.at(text.count - 1) == "/"
    guard words.count == 2 || (words.count > 2 && isSurelyCommand),
      let word = words.first(where: { $0.lowerBound == start })
    else { return nil }
    return Piece(
      kind: .path, range: word, order: .leftToRight, parts: components(word, text))
  }

  /// The end of an argument in right-to-left letters, behind the signs of a folder or without them,
  /// with the ending of a file or a slash behind it or nothing; nil where none begins at a
  /// position, or anything but a blank or the end stands behind it.
  private static func endOfArgument(_ start: Int, _ text: Skeleton) -> Int? {
    let name = startOfName(start, text)
    guard text.isRightToLeftLetter(name) else { return nil }
    var end = endOfFolders(name, text)
    if text.at(end) == "/" {
      end += 1
    } else if text.at(end) == "." {
      end = endOfEnding(end + 1, text) ?? end
    }
    return text.isGap(end) ? end : nil
  }

  /// The end of a right-to-left word, with digits and with hyphens, low lines, dots and slashes
  /// before more of them: `ABC`, `ABC/DEF-GHI_2`. O(its length).
  static func endOfFolders(_ start: Int, _ text: Skeleton) -> Int {
    func isOfName(_ position: Int) -> Bool {
      text.isOfRightToLeftWord(position) || text.isDigit(position)
    }
    var end = start
    while isOfName(end) || ("-_./".unicodeScalars.contains(text.at(end)) && isOfName(end + 1)) {
      end += 1
    }
    return end
  }

  /// Where a name begins behind `~/`, `./`, `../` or `/` and Latin folders, `/srv/`, `a/b/`; the
  /// position itself where none of these stands there. O(the folders' length).
  private static func startOfName(_ start: Int, _ text: Skeleton) -> Int {
    var name = start
    var end = start
    while end < start + longestCommand,
      text.isCodeLetter(end) || "~./-".unicodeScalars.contains(text.at(end))
    {
      if text.at(end) == "/" { name = end + 1 }
      end += 1
    }
    return name
  }

  /// The most scalars of such a line.
  private static let longestCommand = 160

  /// Where the arguments behind such a program and its flags begin, and whether its line begins
  /// with a prompt; nil where the line begins with another word.
  private static func startOfArguments(_ text: Skeleton) -> (start: Int, isPrompted: Bool)? {
    let command = startOfCommand(text)
    let isPrompted = command.isPrompted
    var start = command.start
    let program = word(at: start, text)
    if program == "git" {
      var end = start + program.unicodeScalars.count + 1
      let first = end
      while text.isLatin(end), end < first + longestProgram { end += 1 }
      let name = text.string(first..<end)
      guard ["diff", "mv"].contains(name) || (isPrompted && ["add", "rm"].contains(name)) else {
        return nil
      }
      start = end
    } else {
      guard ofFolders.contains(program) || (isPrompted && ofFiles.contains(program)) else {
        return nil
      }
      start += program.unicodeScalars.count
    }
    while text.at(start) == " ", text.at(start + 1) == "-" {
      start += 1
      while start < text.count, text.at(start).isASCII, !text.isSpace(start) { start += 1 }
    }
    return text.at(start) == " " ? (start + 1, isPrompted) : nil
  }

  /// The end of a right-to-left word with a slash and a blank or the end behind it; nil where none
  /// begins at a position.
  private static func endOfArgumentFolder(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isRightToLeftLetter(start) else { return nil }
    var end = start
    while text.isRightToLeftLetter(end) || text.isMark(end) { end += 1 }
    return text.at(end) == "/" && text.isGap(end + 1) ? end + 1 : nil
  }

  /// Where the name of a program begins, behind a prompt or without one, and behind `sudo`.
  private static func startOfCommand(_ text: Skeleton) -> (start: Int, isPrompted: Bool) {
    let start = endOfPrompt(text)
    return (word(at: start, text) == "sudo" ? start + 5 : start, start > 0)
  }

  /// The end of a prompt with its blank, `$ ` or `user@host:~/ABC$ `; 0 where a text begins with
  /// none. O(its length).
  static func endOfPrompt(_ text: Skeleton) -> Int {
    var end = 0
    var hasUser = false
    while end < min(text.count, longestPrompt), !text.isSpace(end) {
      if text.at(end) == "@" { hasUser = true }
      end += 1
    }
    guard text.at(end) == " ", text.at(end - 1) == "$", end == 1 || hasUser else { return 0 }
    return end + 1
  }

  /// The scalars of a prompt are fewer.
  private static let longestPrompt = 80

  /// The word of Latin letters that begins at a position, with a blank behind it; empty where none
  /// does.
  private static func word(at start: Int, _ text: Skeleton) -> String {
    var end = start
    while text.isLatin(end), end < start + longestProgram { end += 1 }
    return text.isSpace(ifThere: end) ? text.string(start..<end) : ""
  }

  /// Programs that take several folders, and the most letters of the name of one.
  private static let ofFolders: Set<String> = ["cp", "diff", "ln", "mv", "rsync", "scp"]
  private static let longestProgram = 6

  /// Programs that do the same to each file that they are given.
  private static let ofFiles: Set<String> = [
    "cat", "du", "head", "less", "ls", "mkdir", "nano", "rm", "rmdir", "tail", "touch", "vim", "wc",
  ]
}
