/// What leads a sentence in Latin letters, at the start of a line.
struct SentenceLead {
  /// Where the sentence begins.
  let end: Int
  /// Whether it is of a line that always runs from left to right, as that of a log or of what is
  /// built does. A label such as `Note:` may stand in a paragraph from right to left, too.
  let isOfLine: Bool
  /// Whether it says who speaks.
  let isSpeaker: Bool
  /// Whether it is a name and a colon alone, `dana:`: who speaks, or a label. What stands behind it
  /// has to tell.
  let isName: Bool
  /// Whether it is such a name that labels what is reported or planned, or that with a number.
  let isReport: Bool
  /// Whether it is a word in square brackets alone, `[app]`, a point of time in them or a user's
  /// name in angle brackets, `<dana>`, which lead a line of a log or a text: what stands behind it
  /// and how the line is laid out have to tell.
  let isTag: Bool
  /// Whether it is the kind of a change of a program.
  let isChange: Bool
  /// Whether it is the name of a commit: all that follows is the subject of its message.
  let isCommit: Bool
  /// Whether it is the name of a level in capitals and nothing else, `WARN`: what stands behind it
  /// and how the line is laid out have to tell.
  let isLevel: Bool

  /// The most scalars of what leads a sentence.
  private static let longest = 80

  /// What leads the first right-to-left word of a text; nil where none of these does. O(1).
  init?(_ text: Skeleton) {
    guard let first = text.scalars.first, first.isASCII,
      let end = text.scalars.prefix(Self.longest).indices.first(where: text.isRightToLeftLetter),
      end > 1, text.isSpace(end - 1)
    else { return nil }
    self.end = end
    let change = ChangeLine.endOfLead(text).flatMap { $0 < end ? $0 : nil }
    let words = text.string(0..<end).split(separator: " ").map(String.init)
    isCommit = Self.isCommit(words)
    isChange = change != nil || isCommit
    isLevel = Self.isLevel(words, before: end, text)
    if !isCommit, let change {
      guard (change..<end).allSatisfy({ text.isSpace($0) }) else { return nil }
    }
    let isOfProgram: Bool? =
      isChange ? true : isLevel ? false : Self.isOfProgram(words, before: end, text)
    if let isOfProgram {
      (isOfLine, isSpeaker, isName) = (isOfProgram, false, false)
      (isTag, isReport) = (false, false)
      return
    }
    if Self.isStampOrUser(words) {
      (isOfLine, isSpeaker, isName) = (true, false, false)
      (isTag, isReport) = (true, false)
      return
    }
    isReport = ReportLabel.isOne(words)
    isTag = Self.isTag(words)
    if Self.isSpeaker(words) {
      (isOfLine, isSpeaker, isName) = (false, true, false)
      return
    }
    guard isTag || isReport || Self.isNamed(words) else { return nil }
    (isOfLine, isSpeaker, isName) = (false, false, true)
  }

  /// Whether words that a program or its code writes before a sentence, or a command before the one
  /// that it is given, are of a line that always runs from left to right; nil of other words.
  private static func isOfProgram(
    _ words: [String], before end: Int, _ text: Skeleton
  ) -> Bool? {
    if let isOfLog = Self.isOfLog(words) { return isOfLog }
    if isShare(words) { return true }
    if isStarted(words) { return false }
    if let isOfCode = isOfTask(words) { return isOfCode }
    return CommandLead.isOne(words) && !CommandLead.isSubject(words[0], of: end, text) ? false : nil
  }

  /// Whether words are the path of a program that is started and a colon, `./build.sh:`, as a shell
  /// begins what it says of one.
  private static func isStarted(_ words: [String]) -> Bool {
    guard words.count == 1, let path = words.first, path.hasSuffix(":") else { return false }
    return ["./", "/", "~/"].contains { path.hasPrefix($0) && path.count > $0.count + 1 }
      && path.dropLast().allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "/._-~+".contains($0))
      }
  }

  /// Whether words are the name of a level alone, and no right-to-left word for *he*, *she* or
  /// *they* stands at a position behind it: then a sentence says what that level is.
  private static func isLevel(_ words: [String], before start: Int, _ text: Skeleton) -> Bool {
    guard words.count == 1, LogLine.isLevel(words[0]) else { return false }
    var end = start
    while end - start <= longestPerson, text.isRightToLeftLetter(end) { end += 1 }
    return !persons.contains(text.string(start..<end))
  }

  /// The most letters of such a word.
  private static let longestPerson = 3

  // He, she, they in Hebrew; he, she in Arabic.
  private static let persons: Set<String> = [
    "\u{5D4}\u{5D5}\u{5D0}", "\u{5D4}\u{5D9}\u{5D0}", "\u{5D4}\u{5DD}", "\u{5D4}\u{5DF}",
    "\u{647}\u{648}", "\u{647}\u{64A}",
  ]

  /// Whether words are the short or the whole name of a commit, as a list of changes begins its
  /// lines, with the branches that end there in brackets or without them, `a1b2c3d (HEAD -> main)`,
  /// or a dash or points of time.
  private static func isCommit(_ words: [String]) -> Bool {
    guard let name = words.first, shortestCommit...longestCommit ~= name.count,
      name.contains(where: isDigit), name.contains(where: { ("a"..."f").contains($0) }),
      name.allSatisfy({ isDigit($0) || ("a"..."f").contains($0) })
    else { return false }
    let rest = words.dropFirst().drop { isDash($0) || isStamp($0) }
    guard let branch = rest.first, let last = rest.last else { return true }
    return branch.hasPrefix("(") && last.hasSuffix(")")
      && rest.dropLast().allSatisfy { !$0.hasSuffix(")") }
  }

  /// The fewest digits of the name of a commit, and the most.
  private static let shortestCommit = 7
  private static let longestCommit = 40

  /// The most words of a name.
  private static let mostWords = 2

  /// Whether it is a few capitals and a colon, as the abbreviation of what a sentence is about is
  /// written, `API:`, and no name of who speaks or of what is left to do. O(1).
  func isTopic(_ text: Skeleton) -> Bool {
    var colon = 0
    while colon < end, text.isCapital(colon) { colon += 1 }
    return Self.lengthsOfTopic.contains(colon) && text.at(colon) == ":"
      && !Self.isTask(text.string(0..<colon))
  }

  /// How many letters such an abbreviation has.
  private static let lengthsOfTopic = 2...4

  /// Whether words are a name with a colon behind it, with points of time before it or without
  /// them: `dana:`, `(14:39:02) Dana Levi:`, `[10:30 PM] dana_k:`. The name of a list or of what
  /// has a title is none.
  private static func isNamed(_ words: [String]) -> Bool {
    var rest = words[...]
    while let word = rest.first, isStamp(word) { rest.removeFirst() }
    if rest.count < words.count {
      if let word = rest.first, ["AM", "PM"].contains(word.trimmingBrackets.uppercased()) {
        rest.removeFirst()
      }
      if let word = rest.first, word == "-" || word == "\u{2013}" { rest.removeFirst() }
    }
    guard (1...mostWords).contains(rest.count), let last = rest.last, last.hasSuffix(":"),
      !SpokenLine.isNameOfList(last.dropLast().lowercased()),
      !LabelledThing.isOne(last.dropLast().lowercased())
    else { return false }
    return isLatin(rest.joined(separator: " ").dropLast(), signs: " _.-'")
  }

  /// Whether a name begins with a Latin letter, and has such letters, digits and some signs.
  private static func isLatin(_ name: Substring, signs: String) -> Bool {
    name.first.map { $0.isASCII && $0.isLetter } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) }
  }

  /// Whether words are one Latin word in square brackets, as long as no box of a list of tasks is:
  /// `[app]`, `[my-service]`.
  private static func isTag(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first, word.hasPrefix("["), word.hasSuffix("]"),
      word.count > 3
    else { return false }
    return isLatin(word.dropFirst().dropLast(), signs: "_.-")
  }

  /// Whether words are how much of something is built, in square brackets: `[ 45%]`.
  private static func isShare(_ words: [String]) -> Bool {
    let lead = words.joined()
    guard lead.hasPrefix("["), lead.hasSuffix("%]") else { return false }
    let digits = lead.dropFirst().dropLast(2)
    return (1...3).contains(digits.count) && digits.allSatisfy(isDigit)
  }

  /// Whether words are points of time in square brackets and nothing else, `[2024-03-12]`, or a
  /// user's name in angle brackets, as chats have it, with points of time before it or without
  /// them: `12:30 <dana>`. `[1-3]` is the number of a note.
  private static func isStampOrUser(_ words: [String]) -> Bool {
    let rest = words.drop(while: isStamp)
    guard let user = rest.first else {
      let bare = words.joined(separator: " ").trimmingBrackets
      return words.first?.hasPrefix("[") == true && words.last?.hasSuffix("]") == true
        && (bare.contains(":") || bare.count { "-/.".contains($0) } == 2)
    }
    guard rest.count == 1, user.hasPrefix("<"), user.hasSuffix(">") else { return false }
    return isLatin(user.dropFirst().dropLast(), signs: "_.-")
  }

  /// Whether words are the mark of a comment and what is left to do in the code, `// TODO:`,
  /// `# FIXME(dana):`, and whether that mark begins nothing but comments: headings and items of
  /// lists may begin with others. nil of other words.
  private static func isOfTask(_ words: [String]) -> Bool? {
    guard words.count == 2, words[1].hasSuffix(":"),
      tasks.contains(String(words[1].prefix { $0.isLetter }))
    else { return nil }
    if ["//", "///", "--", "/*", "/**", "<!--"].contains(words[0]) { return true }
    return ["#", ";", ";;", "%", "*"].contains(words[0]) ? false : nil
  }

  /// Whether a word in capitals marks what is left to do in code.
  static func isTask(_ word: String) -> Bool { tasks.contains(word) }

  /// Words that mark what is left to do.
  private static let tasks: Set<String> = [
    "BUG", "FIXME", "HACK", "IMPORTANT", "NOTE", "OPTIMIZE", "REVIEW", "TODO", "WARNING", "XXX",
  ]

  /// Whether words say who speaks, or who said first what is said again: `@user:`, `RT @user:`.
  private static func isSpeaker(_ words: [String]) -> Bool {
    guard let name = words.last, name.hasPrefix("@"), name.hasSuffix(":"), name.count > 2,
      name.dropFirst().dropLast().allSatisfy({
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".")
      })
    else { return false }
    return words.count == 1 || (words.count == 2 && words[0] == "RT")
  }

  /// Whether words that lead a message are of a log, which always runs from left to right: points
  /// of time, a level and where it comes from. nil where they lead none.
  static func isOfLog(_ words: [String]) -> Bool? {
    var rest = words[...]
    while let word = rest.first, isStamp(word) { rest.removeFirst() }
    let hasStamp = rest.count < words.count
    if hasStamp { rest = fromLevel(rest) }
    guard let level = rest.popFirst() else { return nil }
    let name = level.filter { $0.isASCII && $0.isLetter }
    let isInBrackets = level.hasPrefix("[") && (level.hasSuffix("]") || level.hasSuffix("]:"))
    let isCapitals = LogLine.isLevel(name)
    let isKnown =
      isCapitals || LogLine.isLevel(name.uppercased()) || labels.contains(name.lowercased())
    let isFault = level.hasSuffix(":") && isNameOfFault(level.dropLast())
    guard isFault || (isKnown && isBare(level, name)) else { return nil }
    var isParted = level.hasSuffix(":") || isInBrackets || (hasStamp && isCapitals)
    for (index, word) in zip(rest.indices, rest) {
      let isDash = Self.isDash(word) || word == ":"
      let isNumber = word.hasSuffix(":") && word.dropLast().drop { $0 == "#" }.allSatisfy(isDigit)
      let isSource =
        (word.hasPrefix("[") && word.hasSuffix("]")) || (isParted && word.hasSuffix(":"))
        || (hasStamp && isLatin(word[...], signs: "_.-") && index + 1 < rest.endIndex
          && Self.isDash(rest[index + 1]))
      guard isDash || isNumber || isSource else { return nil }
      isParted = true
    }
    return isParted ? hasStamp || isInBrackets || isCapitals : nil
  }

  /// The head of a log behind its points of time, from its level on: before that dashes or square
  /// brackets may part what wrote it, `- root - ERROR -`, `[main] INFO`.
  private static func fromLevel(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let level = words.prefix(mostBeforeLevel + 1).firstIndex { word in
      let name = word.filter { $0.isASCII && $0.isLetter }
      return LogLine.isLevel(name) && isBare(word, name)
    }
    guard let level else { return words }
    let before = words[..<level]
    let isParted = before.contains { isDash($0) || $0.hasPrefix("[") }
    let isSource = before.allSatisfy {
      isDash($0) || ($0.hasPrefix("[") && $0.hasSuffix("]")) || isLatin($0[...], signs: "_.-")
    }
    return isParted && isSource ? words[level...] : words
  }

  /// The most words between the points of time and the level.
  private static let mostBeforeLevel = 3

  private static func isDash(_ word: String) -> Bool {
    word == "-" || word == "\u{2013}" || word == "\u{2014}"
  }

  /// Whether the name of a level has nothing around it but brackets and a colon.
  private static func isBare(_ level: String, _ name: String) -> Bool {
    level == name || level == "\(name):" || level == "[\(name)]" || level == "[\(name)]:"
      || level == "(\(name))" || level == "(\(name)):"
  }

  /// Whether a word is the name of what went wrong, as programs have them: `IOException`,
  /// `java.lang.RuntimeException`, `TypeError`.
  private static func isNameOfFault(_ word: Substring) -> Bool {
    guard word.hasSuffix("Exception") || word.hasSuffix("Error"),
      word.split(separator: ".").last?.first?.isUppercase == true
    else { return false }
    return word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
  }

  /// Whether a word is a date or a point of time, in brackets or not: `12:30:05`, `2024-05-01`.
  private static func isStamp(_ word: String) -> Bool {
    let bare = word.trimmingBrackets
    guard let first = bare.first, isDigit(first), bare.contains(where: { ":-/".contains($0) })
    else { return false }
    return bare.allSatisfy { isDigit($0) || ":-/.,+TZ".contains($0) }
  }

  private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

  /// Labels of remarks.
  private static let labels: Set<String> = ["caution", "exception", "hint", "note", "tip"]
}

extension Skeleton {
  /// What leads the first right-to-left word; nil where nothing does. O(1).
  var lead: SentenceLead? { once(SentenceLead.self, for: true) { SentenceLead(self) } }
}

extension String {
  /// The text without a bracket at either end.
  fileprivate var trimmingBrackets: Substring {
    var bare = self[...]
    if bare.first == "[" || bare.first == "(" { bare.removeFirst() }
    if bare.last == "]" || bare.last == ")" { bare.removeLast() }
    return bare
  }
}
