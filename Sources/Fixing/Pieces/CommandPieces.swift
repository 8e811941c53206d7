internal import WritingDirection

extension Piece {
  /// The piece with what belongs to it behind it: the arguments of a command, the groups of a
  /// command of TeX, the block of a rule of CSS, the arguments of a call, the file of `#include`.
  /// Only what begins with a sign goes on: a Latin word keeps its Latin neighbours anyway.
  func goingOn(in text: Skeleton) -> Piece {
    guard order == .leftToRight, parts.isEmpty else { return self }
    if kind == .identifier, text.at(range.lowerBound) == "\\",
      let command = Self.groupedCommand(range, text)
    {
      return command
    }
    let end = range.upperBound
    var last = end
    switch (kind, text.at(range.lowerBound)) {
    case (.identifier, "\\"): last = Self.endOfGroups(end, text)
    case (.identifier, "#"):
      last = Self.endOfIncluded(range, text) ?? Self.endOfRule(end, text)
    case (.identifier, "."):
      last = Self.endOfCalls(end, text)
      if last == end { last = Self.endOfRule(end, text) }
      if last == end, text.at(end) == "*", text.isGap(end + 1) { last = end + 1 }
    case (.identifier, "-"), (.path, "."), (.path, "/"), (.path, "~"), (.path, "$"):
      last = Self.endOfCommand(range, text)
    default: break
    }
    guard last > end else { return self }
    var longer = self
    longer.range = range.lowerBound..<last
    return longer
  }

  /// The most scalars in brackets of code.
  private static let longestCode = 80

  /// The end of brackets that open at a position, with ASCII in them and whole pairs; nil where
  /// none do.
  private static func endOfBlock(
    _ start: Int, _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ text: Skeleton
  ) -> Int? {
    guard text.at(start) == opening else { return nil }
    var depth = 0
    for position in start..<min(text.count, start + longestCode) {
      let scalar = text.scalars[position]
      guard scalar.isASCII else { return nil }
      if scalar == opening { depth += 1 }
      if scalar == closing { depth -= 1 }
      if depth == 0 { return position + 1 }
    }
    return nil
  }

  /// The end of the groups of a command of TeX: `[3]{x}`.
  private static func endOfGroups(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while let last = endOfBlock(end, "{", "}", text) ?? endOfBlock(end, "[", "]", text) {
      end = last
    }
    return text.isCodeLetter(end) ? start : end
  }

  /// The end of the file behind `#include`.
  private static func endOfIncluded(_ name: Range<Int>, _ text: Skeleton) -> Int? {
    let word = text.string(name)
    guard word == "#include" || word == "#import", text.at(name.upperBound) == " " else {
      return nil
    }
    let end = endOfBlock(name.upperBound + 1, "<", ">", text)
    return end.flatMap { end in
      (name.upperBound + 1..<end).contains { text.isSpace($0) } ? nil : end
    }
  }

  /// The end of arguments right behind a name, and of calls that follow: `(x => x+1).then(f)`.
  private static func endOfCalls(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    while let last = endOfBlock(end, "(", ")", text), !text.isStrong(last) {
      end = last
      guard text.at(end) == ".", text.isLatin(end + 1) else { break }
      var name = end + 1
      while text.isCodeLetter(name) { name += 1 }
      guard text.at(name) == "(" else { break }
      end = name
    }
    return text.at(end) == "(" ? start : end
  }

  /// The end of a state and a block with declarations behind a selector: `:hover { color: #fff }`.
  private static func endOfRule(_ start: Int, _ text: Skeleton) -> Int {
    var end = start
    if text.at(end) == ":" {
      var name = text.at(end + 1) == ":" ? end + 2 : end + 1
      if text.isLatin(name) {
        while text.isLatin(name) || (text.at(name) == "-" && text.isLatin(name + 1)) { name += 1 }
        end = name
      }
    }
    let opening = text.at(end) == " " ? end + 1 : end
    if let last = endOfBlock(opening, "{", "}", text),
      (opening..<last).contains(where: { text.at($0) == ":" })
    {
      end = last
    }
    return text.isStrong(end) ? start : end
  }

  /// The most words that are arguments without a flag, a pipe or `=`.
  private static let mostPlainArguments = 3
  /// The most scalars of all arguments together.
  private static let longestArguments = 200

  /// The end of the arguments behind a command or a flag: flags, words with `=`, Latin words and
  /// what is behind `|` and `&&`. Words alone are arguments only between right-to-left ones.
  private static func endOfCommand(_ command: Range<Int>, _ text: Skeleton) -> Int {
    let start = command.upperBound
    let isFlag = text.at(command.lowerBound) == "-"
    var end = start
    var position = start
    var plain = 0
    var hasSign = false
    while text.at(position) == " ", position < start + longestArguments {
      let first = position + 1
      var last = first
      while last < text.count, isOfCommand(text.scalars[last]) { last += 1 }
      guard last > first, text.isGap(last) else { break }
      position = last
      while last > first, ".,:;!?".unicodeScalars.contains(text.at(last - 1)) { last -= 1 }
      let word = text.string(first..<last)
      if ["|", "||", "&&", ">", ">>"].contains(word) {
        if isFlag { break }
        hasSign = true
        continue
      }
      guard (first..<last).contains(where: text.isCodeLetter),
        !word.contains(where: { "|&>".contains($0) })
      else { break }
      let hasOwnSign =
        word.contains("=") || (word.hasPrefix("-") && (first..<last).contains(where: text.isLatin))
      let isOfFlag = isFlag && end == first - 1 && isMapping(first..<last, text)
      if hasOwnSign || isOfFlag { hasSign = true }
      if isFlag, !hasOwnSign, !isOfFlag { break }
      if !hasOwnSign { plain += 1 }
      end = last
      // What ends a sentence ends its command.
      if last < position { break }
    }
    if hasSign { return end }
    let isBetween =
      text.isSpace(ifThere: end) && text.isRightToLeftLetter(end + 1)
      && followsRightToLeftLetter(command.lowerBound, text)
    return isBetween && plain <= mostPlainArguments ? end : start
  }

  /// Whether a number, or numbers with colons between them, are the argument of a flag:
  /// `-p 8080:80`, `--port 80`.
  private static func isMapping(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard let first = range.first, let last = range.last, text.isDigit(first), text.isDigit(last)
    else { return false }
    return range.allSatisfy { text.isDigit($0) || text.at($0) == ":" }
  }

  /// `git checkout -- .`: a command of Latin words whose last argument is a sign, before a
  /// right-to-left word or at the end.
  @Sendable static func signedCommand(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start),
      followsRightToLeftLetter(start, text)
    else { return nil }
    var end = start
    while text.isLatin(end), end < start + 12 { end += 1 }
    let program = text.string(start..<end)
    guard ShellPrograms.names.contains(program) else { return nil }
    var argument = end
    var isFlag = false
    var followsFlag = false
    while text.at(end) == " ", end < start + longestArguments {
      var last = end + 1
      while last < text.count, isOfCommand(text.scalars[last]) || text.at(last) == "*" {
        last += 1
      }
      guard last > end + 1, text.isGap(last) else { break }
      argument = end + 1
      end = last
      followsFlag = isFlag
      isFlag = text.at(argument) == "-" && argument + 1 < end
    }
    guard isArgument(text.string(argument..<end), of: program, afterFlag: followsFlag),
      text.endOfBlanks(end) == text.count || text.isRightToLeftLetter(end + 1)
    else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `$ npm install`: a command behind the prompt of a shell, up to the next right-to-left word.
  @Sendable static func prompt(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "$", text.at(start + 1) == " ", text.isLatin(start + 2),
      followsSentence(start, text)
    else { return nil }
    var end = start + 2
    while text.isCodeLetter(end) || text.at(end) == "-" { end += 1 }
    guard text.isGap(end), ShellPrograms.names.contains(text.string(start + 2..<end)) else {
      return nil
    }
    while text.at(end) == " ", end < start + longestArguments {
      var last = end + 1
      while last < text.count, isOfCommand(text.scalars[last]) { last += 1 }
      guard text.isGap(last), (end + 1..<last).contains(where: text.isLatin) else { break }
      end = last
    }
    // What closes the sentence is not the command's.
    while ".,:;!?".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `$(whoami)`, `$((1 + 2))`, `$(".a").hide()`: what a shell or a script puts something in the
  /// place of. In brackets around a sum of money a digit comes first.
  @Sendable static func substitution(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "$", text.at(start + 1) == "(", text.mayBeginWord(start),
      text.isLatin(start + 2) || "(\"'".unicodeScalars.contains(text.at(start + 2))
    else { return nil }
    let end = endOfCalls(start + 1, text)
    guard end > start + 3, !text.isCodeLetter(end), !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether a sign is the last argument of a program: behind its name alone, a hyphen or a slash
  /// mostly is one of the sentence.
  private static func isArgument(_ sign: String, of program: String, afterFlag: Bool) -> Bool {
    switch sign {
    case "*", ".", "..", "~", "!$", "!*": true
    // The whole command before: `sudo !!`.
    case "!!": program == "sudo"
    case "-": afterFlag || ["cat", "cd", "tar"].contains(program)
    case "/":
      afterFlag || ["cd", "chmod", "chown", "cp", "find", "ls", "mv", "rm"].contains(program)
    default: false
    }
  }

  private static func isOfCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-_./=:,;!?@+~$|&>".unicodeScalars.contains(scalar)
    }
  }

  /// Whether the last strong letter before a position is a right-to-left one.
  private static func followsRightToLeftLetter(_ position: Int, _ text: Skeleton) -> Bool {
    var before = position - 1
    while before >= 0, !text.isStrong(before) { before -= 1 }
    return text.isRightToLeftLetter(before)
  }
}
