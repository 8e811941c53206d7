extension Piece {
  /// The number of a ticket, `#1234`, `#1234-A`: the sign stands left of it in every script. Where
  /// the digits are those of the script itself, it is a number like any other.
  @Sendable static func ticket(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "#", text.mayBegin(start) else { return nil }
    var end = start + 1
    while (0x30...0x39).contains(text.at(end).value) { end += 1 }
    // Several in a row, or a part of one: `#12-15`, `#12.5`.
    while end > start + 1, "-.".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      end = text.endOfDigits(end + 1)
    }
    guard end > start + 1, !text.isCodeLetter(end), !text.isDigit(end) else { return nil }
    if "-/".unicodeScalars.contains(text.at(end)), text.isLatin(end + 1) {
      return identifierAfterDigits(start, end + 1, text)
    }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// `!123`: the number of a request to merge a change, with the sign that such have on its left. A
  /// sum of money or a share behind the sign is none: there the sign ended a sentence.
  @Sendable static func mergeRequest(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "!",
      text.isGap(start - 1) || text.followsPrefix(start)
        || "([".unicodeScalars.contains(text.at(start - 1)),
      ("1"..."9").contains(text.at(start + 1))
    else { return nil }
    var end = start + 1
    while ("0"..."9").contains(text.at(end)) { end += 1 }
    let closing = ".,:;?)]\u{60C}\u{61B}\u{61F}".unicodeScalars
    let isEnded = text.isGap(end) || (closing.contains(text.at(end)) && !text.isDigit(end + 1))
    guard isEnded, end - start <= longestRequest, !isOfMoney(behind: end, text) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of such a number with its sign.
  private static let longestRequest = 7

  /// Whether the sign of a currency or a percentage stands behind a number and a blank.
  private static func isOfMoney(behind number: Int, _ text: Skeleton) -> Bool {
    let sign = text.isSpace(ifThere: number) ? number + 1 : number
    return "%$\u{66A}\u{A3}\u{A5}\u{20AA}\u{20AC}".unicodeScalars.contains(text.at(sign))
  }

  /// `1.2.3`, `2.0-beta`, `192.168.0.1/24`, `127.0.0.1:3000`.
  @Sendable static func version(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isDigit(start), !text.followsCode(start),
      text.at(start - 1) != "." || !text.isCodeLetter(start - 2)
    else { return nil }
    var end = text.endOfDigits(start)
    var dots = 0
    while text.at(end) == ".", text.isDigit(end + 1) {
      dots += 1
      end = text.endOfDigits(end + 1)
    }
    var hasName = false
    while "-+.~".unicodeScalars.contains(text.at(end)), text.isCodeLetter(end + 1), dots > 0,
      hasName || text.isLatin(end + 1) || isRelease(end, text)
    {
      hasName = true
      end += 1
      while text.isCodeLetter(end) { end += 1 }
    }
    if !hasName, text.at(end) == ".", "xX".unicodeScalars.contains(text.at(end + 1)),
      !text.isCodeLetter(end + 2), !text.isStrong(end + 2)
    {
      // Any of some versions: `18.x`.
      return Piece(kind: .version, range: start..<end + 2, order: .leftToRight)
    }
    guard dots > 1 || (dots == 1 && hasName), !text.isCodeLetter(end) else { return nil }
    if !hasName, let range = versions(start..<end, text) { return range }
    // The number of a build: `10.4.2-318`.
    if !hasName, "-+".unicodeScalars.contains(text.at(end)), text.isDigit(end + 1) {
      let last = text.endOfDigits(end + 1)
      let goesOn = "-+.:/".unicodeScalars.contains(text.at(last)) && text.isCodeLetter(last + 1)
      if !goesOn, !text.isCodeLetter(last), !text.isStrong(last) { end = last }
    }
    // The size of a part of a network: `192.168.0.1/24`.
    if dots == 3, text.at(end) == "/", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    // The port of an address.
    if !hasName, text.at(end) == ":", text.isDigit(end + 1) {
      let last = text.endOfDigits(end + 1)
      if !text.isCodeLetter(last) { end = last }
    }
    return Piece(
      kind: .version, range: start..<(endOfBuild(behind: end, text) ?? end), order: .leftToRight)
  }

  /// From a version to another one, `1.2.3-1.2.5`, which may be read either way; nil where no other
  /// one follows.
  private static func versions(_ first: Range<Int>, _ text: Skeleton) -> Piece? {
    let dash = first.upperBound
    guard "-\u{2013}".unicodeScalars.contains(text.at(dash)), text.isDigit(dash + 1) else {
      return nil
    }
    let second = dash + 1..<text.endOfDottedName(dash + 1)
    guard second.contains(where: { text.at($0) == "." }), !text.isStrong(second.upperBound),
      second.allSatisfy({ text.isDigit($0) || text.at($0) == "." })
    else { return nil }
    return Piece(
      kind: .version, range: first.lowerBound..<second.upperBound, order: .either,
      parts: [first, dash..<dash + 1, second])
  }

  /// Whether a number with a name behind it stands behind a version: `5.15.0-91-generic`,
  /// `2.36-9+deb12u14`, and with a number behind that, as units have none, `1.4.2-3ubuntu1`.
  private static func isRelease(_ hyphen: Int, _ text: Skeleton) -> Bool {
    let end = text.endOfDigits(hyphen + 1)
    guard text.at(hyphen) == "-", end > hyphen + 1 else { return false }
    if "-.".unicodeScalars.contains(text.at(end)) { return text.isLatin(end + 1) }
    let name = "+~".unicodeScalars.contains(text.at(end)) ? end + 1 : end
    var number = name
    while text.isLatin(number) { number += 1 }
    return number > name + 1 && text.isEuropeanDigit(number)
  }

  /// `3D`, `64-bit`, `1080p`, `4G+`: digits and then Latin letters, with a hyphen or without.
  static func identifierAfterDigits(_ start: Int, _ digits: Int, _ text: Skeleton) -> Piece? {
    var end = digits
    while text.isCodeLetter(end)
      || ("-._".unicodeScalars.contains(text.at(end)) && text.isCodeLetter(end + 1))
    {
      end += 1
    }
    if isGeneration(start..<end, text) { end += 1 }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// Whether a digit and a capital are a name with the plus behind it: `4G+`. Thousands, millions
  /// and units with a plus say how many at least: `5K+`.
  private static func isGeneration(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let sign = range.upperBound
    guard range.count == 2, ("1"..."9").contains(text.at(range.lowerBound)),
      "CDEFGHNPRSTXYZ".unicodeScalars.contains(text.at(sign - 1)), text.at(sign) == "+"
    else { return false }
    return text.isGap(sign + 1)
      || ".,:;!?)]\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(sign + 1))
  }

  /// `C++`, `C#`, `foo()`, `--flag`, `@user`, `.NET`, `main.c`, `snake_case`, `<br>`.
  @Sendable static func identifier(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) || !text.isCodeLetter(start - 1) else {
      return nil
    }
    if text.at(start) == "<" { return tag(start, text) }
    if let key = accessKey(start, text) { return key }
    // A name in right-to-left letters goes on.
    if text.at(start) == "_", text.isRightToLeftLetter(start - 1) { return nil }
    let name = endOfPrefix(start, text)
    guard text.isLatin(name) || text.at(name) == "_" else { return nil }
    if name > start, areTurned(start..<name, text) { return nil }
    var (end, hasJoint) = endOfNames(name, text)
    if name > start, text.at(start) == "@", text.at(end) == "/", text.isLatin(end + 1) {
      // `@scope/package`, `@scope/package@1.2.3`.
      (end, _) = endOfNames(end + 1, text)
      if text.at(end) == "@", text.isDigit(end + 1) { end = text.endOfDottedName(end + 1) }
    }
    let suffix = endOfSuffix(name, end, text)
    hasJoint = hasJoint || suffix > end || name > start
    end = suffix
    guard hasJoint, !text.isCodeLetter(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// A label whose first letter is the key that it is reached with, by itself or in brackets:
  /// `_HTML`, `_x`, `(_B)`. The sign before it is not shown, so that it may stand on either side.
  private static func accessKey(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "_", text.mayBegin(start), text.isCodeLetter(start + 1),
      text.at(start + 1) != "_"
    else { return nil }
    var end = start + 1
    while text.isCodeLetter(end), text.at(end) != "_" { end += 1 }
    if text.isDigit(end - 1), "%\u{B0}".unicodeScalars.contains(text.at(end)) { end += 1 }
    let isLetter = end == start + 2 && ":)\0".unicodeScalars.contains(text.at(end))
    let isLabel = isLetter || !(0x61...0x7A).contains(text.at(start + 1).value)
    let goesOn = text.at(end) == "." && text.isCodeLetter(end + 1)
    guard isLabel, !goesOn, !"_([=".unicodeScalars.contains(text.at(end)) else { return nil }
    return Piece(
      kind: .identifier, range: start..<end, order: .either,
      parts: [start..<start + 1, start + 1..<end])
  }

  /// Where the name begins behind signs such as `--`, `@`, `#`, `.`.
  private static func endOfPrefix(_ start: Int, _ text: Skeleton) -> Int {
    guard text.mayBeginWord(start) else { return endOfGluedPrefix(start, text) }
    switch text.at(start) {
    case "@", "#", ".", "$": return start + 1
    case "\\": return text.at(start + 1) == "\\" ? start + 2 : start + 1
    case "-", "+":
      // What comes for a variable has a sign: `+$X`.
      if text.at(start + 1) == "$", text.isLatin(start + 2) { return start + 2 }
      return text.at(start + 1) == text.at(start)
        ? start + 2 : text.at(start) == "-" && !text.followsPrefix(start) ? start + 1 : start
    default: return start
    }
  }

  /// The same right behind a right-to-left prefix without a hyphen between: the sign of a user or a
  /// hashtag, or the two hyphens of a flag that is a word. Of `--x` one may be the prefix's.
  private static func endOfGluedPrefix(_ start: Int, _ text: Skeleton) -> Int {
    let isFlag = text.at(start) == "-" && text.at(start + 1) == "-"
    guard isFlag || TagSign.isOne(text.at(start)), text.followsShortPrefix(start) else {
      return start
    }
    let name = isFlag ? start + 2 : start + 1
    // What ends in a domain is an address of mail.
    let end = text.at(start) == "@" ? text.endOfDottedName(name) : name
    return text.isLatin(name) && text.isLatin(isFlag ? name + 1 : name)
      && !(name..<end).contains { text.at($0) == "." } ? name : start
  }

  /// The end of names joined by `.`, `::`, `->`, `-` and the like; whether a joint is one of code.
  private static func endOfNames(_ start: Int, _ text: Skeleton) -> (end: Int, hasJoint: Bool) {
    var end = start
    var hasJoint = false
    while true {
      while text.isCodeLetter(end) {
        if text.at(end) == "_" { hasJoint = true }
        end += 1
      }
      switch text.at(end) {
      case "." where text.isCodeLetter(end + 1):
        hasJoint = true
        end += 1
      case "-" where text.isCodeLetter(end + 1), "+" where text.isCodeLetter(end + 1),
        "&" where text.isCodeLetter(end + 1), "=" where text.isCodeLetter(end + 1):
        end += 1
      case ":" where text.at(end + 1) == ":" && text.isCodeLetter(end + 2),
        "-" where text.at(end + 1) == ">" && text.isCodeLetter(end + 2):
        hasJoint = true
        end += 2
      default: return (end, hasJoint)
      }
    }
  }

  /// The end of what belongs to the name behind it: `++`, `#`, `()`, `(a, b)`, `[0]`.
  private static func endOfSuffix(_ start: Int, _ end: Int, _ text: Skeleton) -> Int {
    switch text.at(end) {
    case "+" where isModifier(start..<end, text) && isKey(end + 1, text):
      return end + 2
    case "+" where isModifier(start..<end, text) && text.at(end + 1) != "+":
      // The key that is pressed follows in words, or is that of an arrow.
      return endOfArrowKeys(end + 1, text) ?? end
    case "=" where isCoded(start..<end, text):
      return text.at(end + 1) == "=" ? end + 2 : end + 1
    case "=" where text.at(end + 1) == "*" && text.isGap(end + 2):
      // A key that may have any value: `DEBUG=*`.
      return end + 2
    case "=" where (1...3).allSatisfy({ text.at(end + $0) == "." }):
      // A key with a value that is left out: `URL=...`.
      return end + 4
    case "+":
      let last = text.at(end + 1) == "+" ? end + 2 : end + 1
      let goesOn = text.isCodeLetter(last) || text.isStrong(last) || text.at(last) == "+"
      if last == end + 2, text.at(last) == ";", text.isGap(last + 1) { return last + 1 }
      return goesOn ? end : last
    case "-" where text.at(end + 1) == "-":
      // A variable that is counted down: `i--`.
      let isVariable = end - start < 3 && text.at(start).value > 0x60
      if isVariable, text.at(end + 2) == ";", text.isGap(end + 3) { return end + 3 }
      return isVariable && text.isGap(end + 2) ? end + 2 : end
    case "-", "\u{2212}":
      // A grade or a group of blood, also as an item of a list: `A-`, `AB-`, `Rh-`.
      let isGroup = end - start <= 2 && (start..<end).allSatisfy { isGroupLetter(text.at($0)) }
      return (isGroup || text.isRhesus(start..<end)) && isEndOfItem(end + 1, text) ? end + 1 : end
    case "\u{266D}"..."\u{266F}" where end == start + 1 && text.isCapital(start):
      // A note that is raised or lowered, and its chord.
      var last = end + 1
      while text.isCodeLetter(last) { last += 1 }
      return text.isStrong(last) ? end : last
    case "%":
      // A percent sign behind what comes for a variable: `$X%`.
      let isVariable = text.at(start - 1) == "$" && !text.isCodeLetter(end + 1)
      return isVariable && !text.isStrong(end + 1) ? end + 1 : end
    case " ":
      return endOfLeastVersion(end + 1, text) ?? end
    case "#":
      // A name between two hashes, such as a variable of a message, `#NAME#`, looks the same both
      // ways.
      let isClosed = text.at(start - 1) == "#"
      return (isClosed || end - start <= 2) && !text.isCodeLetter(end + 1) ? end + 1 : end
    case "<": return endOfTypes(start, end, text) ?? end
    case "*", "&": return endOfIndirectType(start..<end, text) ?? end
    case "(", "[":
      let closing: Unicode.Scalar = text.at(end) == "(" ? ")" : "]"
      var last = end + 1
      while last < min(text.count, end + 40), text.at(last) != closing,
        text.scalars[last].isASCII
      {
        last += 1
      }
      let isCall =
        text.at(last) == closing && (last == end + 1 || isArguments(end + 1..<last, text))
      return isCall ? endOfStatement(last + 1, text) : end
    default: return end
    }
  }

  /// Whether letters with one or two `=` behind them are data in base 64: groups of four, a
  /// capital letter behind a small one, and a digit where one `=` could be that of a key.
  private static func isCoded(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let end = range.upperBound
    let padded = text.at(end + 1) == "=" ? end + 2 : end + 1
    guard text.isGap(padded), range.count > 5, (padded - range.lowerBound) % 4 == 0 else {
      return false
    }
    guard padded == end + 2 || range.contains(where: text.isDigit) else { return false }
    return range.dropFirst().contains {
      text.isCapital($0) && text.at($0 - 1).value > 0x60
    }
  }

  /// The end of what is assigned behind an element, `a[0]=1;`, or of the sign that ends a call,
  /// `foo();`.
  private static func endOfStatement(_ start: Int, _ text: Skeleton) -> Int {
    if text.at(start) == ";", text.at(start - 1) == ")", text.isGap(start + 1) { return start + 1 }
    // An element that is counted up or down: `a[i]++`.
    if text.at(start - 1) == "]", "+-".unicodeScalars.contains(text.at(start)),
      text.at(start + 1) == text.at(start)
    {
      let last = text.at(start + 2) == ";" ? start + 3 : start + 2
      return text.isGap(last) ? last : start
    }
    guard text.at(start) == "=", text.isCodeLetter(start + 1) else { return start }
    var end = start + 1
    while text.isCodeLetter(end) { end += 1 }
    return text.at(end) == ";" ? end + 1 : end
  }

  /// Whether a name is that of a key which is held with another one, or ends with it.
  private static func isModifier(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let name = text.string(range).lowercased()
    return [
      "ctrl", "control", "alt", "altgr", "shift", "cmd", "command", "fn", "win", "super", "meta",
      "option",
    ]
    .contains { name == $0 || name.hasSuffix("+" + $0) }
  }

  /// Whether one sign stands at a position and nothing behind it: the key that is pressed.
  private static func isKey(_ position: Int, _ text: Skeleton) -> Bool {
    "-=+*/.,;'`[]\\<>?".unicodeScalars.contains(text.at(position)) && text.isGap(position + 1)
  }

  private static func isGroupLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x46).contains(scalar.value) || scalar == "O"
  }

  /// The end of a version with a plus behind a name: `Python 3.8+`.
  private static func endOfLeastVersion(_ start: Int, _ text: Skeleton) -> Int? {
    var end = text.endOfDigits(start)
    guard end > start else { return nil }
    while text.at(end) == ".", text.isDigit(end + 1) { end = text.endOfDigits(end + 1) }
    guard text.at(end) == "+", !text.isCodeLetter(end + 1), !text.isStrong(end + 1) else {
      return nil
    }
    return end + 1
  }

  /// Whether what stands between brackets looks like arguments rather than words.
  private static func isArguments(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let words = range.count { text.isSpace(ifThere: $0) && text.at($0 - 1) != "," }
    return words == 0
  }

  /// `\u{A9} 2024 Example Inc.`: a sign, a year or a range of years, and Latin names.
  @Sendable static func copyright(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "\u{A9}" || text.at(start) == "\u{AE}" else { return nil }
    var end = text.isSpace(ifThere: start + 1) ? start + 2 : start + 1
    let year = end
    while text.isDigit(end) || "-\u{2013}".unicodeScalars.contains(text.at(end)) { end += 1 }
    guard end >= year + 4 else { return nil }
    var last = end
    while text.isSpace(ifThere: last), text.isLatin(last + 1) {
      last += 1
      while text.isCodeLetter(last) || ".&,".unicodeScalars.contains(text.at(last)) { last += 1 }
      end = text.at(last - 1) == "," ? last - 1 : last
    }
    // What ends the text ends its sentence.
    if end == text.count, text.at(end - 1) == "." { end -= 1 }
    guard (start..<end).contains(where: text.isLatin) else { return nil }
    // In a line from right to left each may follow the other: only a short word's dot is torn.
    let hasShortWord = (start...end).contains { text.at($0) == "." && text.isGap($0 + 1) }
    return Piece(kind: .name, range: start..<end, order: hasShortWord ? .leftToRight : .either)
  }
}
