internal import BidiAlgorithm
internal import WritingDirection

/// What a program or a compiler says in right-to-left words behind its name, or behind the file and
/// the line that it speaks of, and a colon: `ls: ABC DEF 'notes': GHI JKL`,
/// `main.c:12:5: error: ABC 'x' DEF GHI`, `cat: notes.txt: ABC DEF GHI JKL`,
/// `git: 'foo' ABC git DEF. GHI`, `bash: foo: ABC DEF GHI.`, `sudo: ABC DEF, GHI JKL.`. The line
/// runs from left to right.
enum ProgramMessage {
  /// The most scalars of what leads a message, and the most letters of the name of a program.
  private static let longestLead = 80
  private static let longestName = 12
  /// The fewest right-to-left words of a message that a quotation cuts, or a sign ends, and of one
  /// that asks or exclaims.
  private static let fewestWords = 3
  private static let fewestExclaimed = 2
  /// The most words of the heads before one that its own sign ends.
  private static let mostInHeads = 4

  /// Whether a line is one that stays from left to right where that was set. O(tokens).
  static func isOne(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let start = start(tokens, text) else { return false }
    if endedWords(tokens, text) != nil || isSaid(tokens, text) { return true }
    let message = tokens[start...]
    return isCut(message, text) || isInParts(message, text) || ConditionedName.isOne(message, text)
  }

  /// Whether a line is the name of a known program, a colon and a message in right-to-left words
  /// with its own end. It is the program's also where nobody set a direction. O(tokens).
  static func isSaid(_ tokens: [Token], _ text: Skeleton) -> Bool {
    saidWords(tokens, text) != nil
  }

  /// Whether the name of a known program, a colon and the number of a fault in brackets begin a
  /// line: `curl: (6) `. Only programs number what they say so, and the line is theirs also where
  /// nobody set a direction. The name alone may be what a sentence speaks of. O(1).
  static func hasNumber(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard tokens.count > 1, tokens[0].range.lowerBound == 0, isProgram(tokens[0].range, text)
    else { return false }
    return tokens[1].sign(in: text) == ":" && !tokens[1].followsSpace
      && LabelledStretch.hasNumberOfFault(behind: 1, tokens, text)
  }

  /// Whether a range is the name of a program that is known.
  private static func isProgram(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count < longestName else { return false }
    let name = text.string(range)
    return ShellPrograms.names.contains(name) || others.contains(name)
  }

  /// The tokens of a message that quoted Latin words cut, or a name with the version that it has to
  /// have, or that its own sign ends behind two heads, as one sentence; nil where there is none.
  /// Drawn from left to right, its parts would change places, or its end stand at its beginning.
  /// O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let start = start(tokens, text) else { return nil }
    if let words = endedWords(tokens, text) ?? saidWords(tokens, text) { return words }
    let message = tokens[start...]
    let isSentence = isCut(message, text) || ConditionedName.isOne(message, text)
    return isSentence ? start..<tokens.count : nil
  }

  /// The tokens of right-to-left words alone with the sign that ends them, up to the end of the
  /// line, behind a lead and what it speaks of: `bash: foo: ABC DEF GHI.`; nil where there are
  /// none. Behind one head alone there may be a list or a label.
  private static func endedWords(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let first = tokens.firstIndex(where: { $0.direction == .rightToLeft }),
      let end = tokens.last, end.sort == .sign, !end.followsSpace,
      text.endsSentence(end.range.lowerBound)
    else { return nil }
    let words = tokens[first...].dropLast()
    guard words.count >= fewestWords,
      words.allSatisfy({ $0.isWord(.rightToLeft) && $0.followsSpace }),
      areHeads(0..<tokens[first].range.lowerBound, text)
    else { return nil }
    return first..<tokens.count
  }

  /// The tokens of right-to-left words with the signs that end them, up to the end of the line,
  /// right behind the name of a known program, or the number of a fault behind that:
  /// `sudo: ABC DEF, GHI JKL.`, `tmux: ABC 3 (DEF) GHI.`, `curl: (6) ABC DEF GHI.`; nil where there
  /// are none. The name of a program labels no value that ends as a sentence does; but it may label
  /// a list.
  private static func saidWords(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let lead = endOfLead(text), isProgram(0..<lead - 1, text),
      let start = tokens.firstIndex(where: { $0.range.lowerBound >= lead })
    else { return nil }
    // The number of a fault stands in brackets.
    let first = hasNumber(tokens, text) ? start + 3 : start
    guard tokens[first].isWord(.rightToLeft), tokens[first].followsSpace else { return nil }
    let end = NumberAtEnd.endOfSentence(tokens[...], text)
    guard end > first, end < tokens.count else { return nil }
    let said = tokens[first..<end]
    let isExclaimed = "!?".unicodeScalars.contains(tokens[end].sign(in: text))
    guard
      said.count(where: { $0.isWord(.rightToLeft) })
        >= (isExclaimed ? fewestExclaimed : fewestWords),
      said.count(where: { $0.sign(in: text) == "(" })
        == said.count(where: { $0.sign(in: text) == ")" }),
      said.allSatisfy({ isOfSaid($0, text) }),
      !LedSentence.areNames(said, fewestParts: fewestListed, text)
    else { return nil }
    return first..<tokens.count
  }

  /// The fewest parts of a list of names: two short ones may be two clauses.
  private static let fewestListed = 3

  /// Whether a token is a right-to-left word, a number, or a sign that sentences have in them.
  private static func isOfSaid(_ token: Token, _ text: Skeleton) -> Bool {
    guard token.sort == .sign else {
      return token.isWord(.rightToLeft)
        || (token.piece?.kind == .number && token.direction == nil)
    }
    let sign = token.sign(in: text)
    if "()".unicodeScalars.contains(sign) || TokenPairs.isQuotationMark(sign) { return true }
    return !token.followsSpace
      && (",:\u{60C}".unicodeScalars.contains(sign) || text.endsSentence(token.range.lowerBound))
  }

  /// Whether a range is at least two Latin heads with a colon each, and nothing behind them:
  /// `cat: notes.txt: `, `bash: line 3: foo: `.
  private static func areHeads(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    guard range.count <= longestLead, range.allSatisfy({ text.at($0).isASCII }) else {
      return false
    }
    let words = text.string(range).split(separator: " ")
    return words.count <= mostInHeads && words.last?.hasSuffix(":") == true
      && words.count { $0.hasSuffix(":") } > 1
  }

  /// The number of the token that a message begins with; nil where nothing leads one. O(1).
  private static func start(_ tokens: [Token], _ text: Skeleton) -> Int? {
    guard text.at(0).isASCII, let end = endOfLead(text) else { return nil }
    return tokens.prefix(longestLead).firstIndex { $0.range.lowerBound >= end }
  }

  /// Where what leads a message ends, with a colon before a blank; nil where nothing does.
  private static func endOfLead(_ text: Skeleton) -> Int? {
    var end = 0
    while end < longestLead, text.at(end).isASCII, !text.isGap(end) { end += 1 }
    guard end > 2, text.at(end - 1) == ":", text.isSpace(ifThere: end) else { return nil }
    if isProgram(0..<end - 1, text) { return end }
    guard isPlace(0..<end - 1, text) else { return nil }
    // What kind of message it is.
    let kind = end + 1
    var last = kind
    while text.isLatin(last), last < kind + longestName { last += 1 }
    let hasKind =
      text.at(last) == ":" && text.isSpace(ifThere: last + 1)
      && kinds.contains(text.string(kind..<last))
    return hasKind ? last + 1 : end
  }

  /// Whether a range is the name of a file with a line of it, and a column or none: `main.c:12:5`.
  private static func isPlace(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let parts = text.string(range).split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].contains(".") else { return false }
    return parts.dropFirst().allSatisfy { part in
      !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) }
    }
  }

  /// Whether right-to-left words begin a message, or a quotation with such behind it, quoted Latin
  /// ones or the program's own name stand right behind one of them, and more follow. Signs of data
  /// and other Latin words without marks of quotation are in none.
  private static func isCut(_ message: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = message.first, first.followsSpace,
      first.isWord(.rightToLeft) || TokenPairs.isQuotationMark(first.sign(in: text))
    else { return false }
    if first.sort == .sign {
      let behind = message.dropFirst().drop { !TokenPairs.isQuotationMark($0.sign(in: text)) }
      guard behind.dropFirst().first?.isWord(.rightToLeft) == true else { return false }
    }
    var mark: Unicode.Scalar?
    var (own, isBehindWord, hasQuotation, isCut) = (0, false, false, false)
    for token in message {
      let sign = token.sign(in: text)
      if TokenPairs.isQuotationMark(sign) {
        mark = mark == nil && token.followsSpace ? sign : nil
        continue
      }
      if token.direction == .leftToRight {
        guard mark != nil || isOwnName(token, text) else { return false }
        hasQuotation = hasQuotation || isBehindWord
      } else if token.direction == .rightToLeft {
        guard token.sort == .word else { return false }
        if mark == nil {
          own += 1
          isCut = hasQuotation
        }
      } else if mark == nil, "=|\t{}<>\\;".unicodeScalars.contains(sign) {
        return false
      }
      if mark == nil { isBehindWord = token.isWord(.rightToLeft) }
    }
    return isCut && mark == nil && own >= fewestWords
  }

  /// Whether a Latin word is the name that leads the message.
  private static func isOwnName(_ word: Token, _ text: Skeleton) -> Bool {
    word.isWord(.leftToRight) && word.followsSpace && word.range.count <= longestName
      && text.at(word.range.count) == ":"
      && text.string(word.range) == text.string(0..<word.range.count)
  }

  /// Whether colons part a message into Latin parts and right-to-left ones, at least one of each,
  /// and what is right-to-left stands in its own order: whoever reads it goes from part to part.
  private static func isInParts(_ message: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    var stretch: [Token] = []
    var (hasLatin, hasOwn, isBehindColon) = (false, false, true)
    for token in message {
      if token.sign(in: text) == ":", !token.followsSpace,
        text.isSpace(ifThere: token.range.upperBound)
      {
        if !stretch.isEmpty { stretch.append(token) }
        isBehindColon = true
        continue
      }
      if token.direction == .leftToRight {
        if isEnding(token, of: stretch, text) {
          stretch.removeAll { $0.sign(in: text) == "." }
        } else if !isBehindColon, !stretch.isEmpty {
          return false
        }
        // The colon behind the last word of a stretch is drawn at its end or behind it.
        guard areInOrder(stretch, text) else { return false }
        stretch = []
        hasLatin = true
      } else if token.direction == .rightToLeft {
        guard isBehindColon || !stretch.isEmpty else { return false }
        stretch.append(token)
        hasOwn = true
      } else if !stretch.isEmpty {
        stretch.append(token)
      }
      isBehindColon = false
    }
    return hasLatin && hasOwn && areInOrder(stretch, text)
  }

  /// Whether Latin letters end the name of a file, which is all that some tokens behind a colon
  /// are, and a colon stands right behind them: `ABC.tar.gz:`. A line from left to right draws them
  /// so.
  private static func isEnding(_ letters: Token, of stretch: [Token], _ text: Skeleton) -> Bool {
    guard let name = stretch.first, name.isWord(.rightToLeft), !letters.followsSpace,
      text.at(letters.range.upperBound) == ":"
    else { return false }
    if stretch.count == 1 { return text.at(letters.range.lowerBound) == "." }
    return stretch.count == 2 && stretch[1].sign(in: text) == "." && !stretch[1].followsSpace
  }

  /// Whether tokens are drawn in the order of right-to-left words, but for a colon behind them.
  private static func areInOrder(_ stretch: [Token], _ text: Skeleton) -> Bool {
    var words = stretch[...]
    if words.last?.sign(in: text) == ":" { words.removeLast() }
    return LabelledStretch.areInOrder(words, text)
  }

  /// More programs that say what failed, and kinds of messages of compilers.
  private static let others: Set<String> = [
    "apt-get", "cc", "clang++", "df", "diff", "dpkg", "du", "g++", "gpg", "head", "kill", "ld",
    "ln", "mount", "ps", "rmdir", "sh", "su", "tail", "touch", "umount", "wc", "zip",
  ]
  private static let kinds: Set<String> = ["error", "note", "warning"]
}
