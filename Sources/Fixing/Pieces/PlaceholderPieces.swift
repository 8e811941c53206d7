extension Piece {
  /// `{name}`, `{{name}}`, `${name}`, `%s`, `%1$s`, `%(name)s`, `%@`, `%name%`, `:name`, `%1`
  /// beside `%2`.
  @Sendable static func placeholder(_ start: Int, _ text: Skeleton) -> Piece? {
    switch text.at(start) {
    case "%": percent(start, text)
    case "$", "#": text.at(start + 1) == "{" ? braces(start, text) : nil
    case "{": braces(start, text)
    case ":": colon(start, text)
    default: nil
    }
  }

  /// A format of printf or of a string table.
  private static func percent(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.mayBeginWord(start) || !text.isDigit(start - 1) else {
      return nil
    }
    var end = start + 1
    if text.at(end) == "@" { return leaf(start, end + 1) }
    if text.at(end) == "{" { return braces(start, text) }
    if text.at(end) == "(" {
      while end < start + 40, text.isCodeLetter(end + 1) { end += 1 }
      guard text.at(end + 1) == ")" else { return nil }
      return text.isLatin(end + 2) ? leaf(start, end + 3) : nil
    }
    if let end = endOfArgument(start, text) { return leaf(start, end) }
    // The number of the argument, flags, width and precision.
    while end < start + 12, text.isDigit(end) || "$.+-*#'".unicodeScalars.contains(text.at(end)) {
      end += 1
    }
    // The length of the argument.
    while end < start + 14, "hlqjzt".unicodeScalars.contains(text.at(end)) { end += 1 }
    if "sdiufFeEgGxXoscpau@".unicodeScalars.contains(text.at(end)), !text.isCodeLetter(end + 1) {
      // A percent sign behind the number that comes for it.
      let isPercent = text.at(end + 1) == "%" && text.at(end + 2) == "%"
      return leaf(start, isPercent ? end + 3 : end + 1)
    }
    // A part of a date or a time: `%Y`.
    if text.isLatin(start + 1), !text.isCodeLetter(start + 2), text.at(start + 2) != "%",
      !text.isDigit(start - 1)
    {
      return leaf(start, start + 2)
    }
    var name = start + 1
    while name < start + 40, text.isCodeLetter(name) { name += 1 }
    return name > start + 2 && text.at(name) == "%" ? leaf(start, name + 1) : nil
  }

  /// How far the other arguments of a message of Qt are looked for, in scalars.
  private static let reachOfArguments = 160

  /// The end of the number of an argument of Qt, `%L1`, or `%1` where `%2` stands in the text, too,
  /// or where a word before it says what it names; nil of anything else. A percent sign before one
  /// number alone is that of a share, and so may two be with a dash between them, or a word for
  /// and, or, to: from one to the other.
  private static func endOfArgument(_ start: Int, _ text: Skeleton) -> Int? {
    func isDigit(_ position: Int) -> Bool { ("0"..."9").contains(text.at(position)) }
    if text.at(start + 1) == "L", isDigit(start + 2) {
      let end = isDigit(start + 3) ? start + 4 : start + 3
      return text.isCodeLetter(end) ? nil : end
    }
    guard isDigit(start + 1) else { return nil }
    var places: [Int] = []
    let far = max(0, start - reachOfArguments)..<min(text.count, start + reachOfArguments)
    for position in far where text.at(position) == "%" && isDigit(position + 1) {
      let end = position + 2
      // A longer number, decimals, and another format.
      let goesOn =
        text.isDigit(end) || text.isCodeLetter(end) || "%$".unicodeScalars.contains(text.at(end))
        || (",.\u{66B}".unicodeScalars.contains(text.at(end)) && text.isDigit(end + 1))
      if goesOn { return nil }
      places.append(position)
    }
    if places == [start], isArgumentOfThing(start, text) { return start + 2 }
    let numbers = Set(places.map { text.at($0 + 1).value & 0xF })
    guard numbers.count > 1, numbers == Set(1...UInt32(numbers.count)) else { return nil }
    let isRange =
      numbers.count == 2
      && zip(places, places.dropFirst()).contains { first, second in
        arePartedByJoint(first + 2..<second, text)
      }
    return isRange ? nil : start + 2
  }

  /// Whether nothing but a dash or a right-to-left word that joins the ends of a range stands
  /// between two numbers. Another word, such as that for of in `%1 of %2`, says that they count.
  static func arePartedByJoint(_ between: Range<Int>, _ text: Skeleton) -> Bool {
    let letters = between.filter {
      // The stroke that lengthens a letter and the hyphen of Hebrew are letters to UAX #9.
      !text.isSpace($0) && !text.isMark($0)
        && !"-/\u{2013}\u{2014}\u{5BE}\u{640}".unicodeScalars.contains(text.at($0))
    }
    let word = String(scalars: letters.map(text.at))
    return word.isEmpty || isJoint(word)
  }

  /// Whether a right-to-left word joins two things or leads to the second one. O(its length).
  static func isJoint(_ word: String) -> Bool { joints.contains(word) }

  // And, or, to, until, and until, in Hebrew, Arabic, Persian and Urdu.
  private static let joints: Set<String> = Set(
    """
    \u{5D5} \u{5D0}\u{5D5} \u{5DC} \u{5E2}\u{5D3} \u{5D5}\u{5E2}\u{5D3} \
    \u{5DC}\u{5D1}\u{5D9}\u{5DF} \u{648} \u{623}\u{648} \u{627}\u{648} \u{644} \
    \u{625}\u{644}\u{649} \u{627}\u{644}\u{649} \u{62D}\u{62A}\u{649} \
    \u{648}\u{62D}\u{62A}\u{649} \u{62A}\u{627} \u{6CC}\u{627} \u{627}\u{644}\u{6CC} \
    \u{633}\u{6D2} \u{627}\u{648}\u{631} \u{62A}\u{6A9}
    """.split(separator: " ").map(String.init))

  /// A placeholder of Laravel, `:attribute`, or a command, `:help`: a colon behind a space, and
  /// lower-case letters.
  private static func colon(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isGap(start - 1) else { return nil }
    if text.at(start + 1) == ":" || text.at(start + 1) == "%" { return colons(start, text) }
    var end = start + 1
    while (0x61...0x7A).contains(text.at(end).value) || (end > start + 1 && text.at(end) == "_") {
      end += 1
    }
    // A command of an editor that is forced: `:q!`.
    if text.at(end) == "!", text.isGap(end + 1),
      ["e", "q", "qa", "w", "wq", "wqa", "x", "xa"].contains(text.string(start + 1..<end))
    {
      return Piece(kind: .identifier, range: start..<end + 1, order: .leftToRight)
    }
    let closes = ".,;!?)\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(end))
    let sign = closes ? end + 1 : end
    let isKnown = ["id", "qa", "sp", "vs", "wa", "wq"].contains(text.string(start + 1..<end))
    guard isKnown || end > start + 3, text.isGap(sign) else { return nil }
    // The last word behind a blank and a colon is rather the value of a label.
    return isKnown || (sign..<text.count).contains(where: text.isStrong)
      ? Piece(kind: .identifier, range: start..<end, order: .leftToRight) : nil
  }

  /// `::before`, `:%s/a/b/g`: a part of an element in CSS, a command of an editor for each line.
  private static func colons(_ start: Int, _ text: Skeleton) -> Piece? {
    var end = start + 2
    if text.at(start + 1) == "%" {
      guard text.at(end) == "s", text.at(end + 1) == "/" else { return nil }
      while end < text.count, text.scalars[end].isASCII, !text.isSpace(end) { end += 1 }
      while ".,:;!?\"')".unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    } else {
      while (0x61...0x7A).contains(text.at(end).value)
        || (text.at(end) == "-" && text.isLatin(end + 1))
      {
        end += 1
      }
      guard end > start + 3, !text.isCodeLetter(end), !":=(".unicodeScalars.contains(text.at(end))
      else { return nil }
    }
    guard !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  private static func leaf(_ start: Int, _ end: Int) -> Piece {
    Piece(kind: .placeholder, range: start..<end, order: .leftToRight)
  }

  /// `{% if x %}`: a tag of a template. Its braces are mirrored, so that it looks the same both
  /// ways.
  private static func templateTag(_ start: Int, _ text: Skeleton) -> Piece? {
    var end = start + 2
    while end < min(text.count, start + 80), text.scalars[end].isASCII, text.at(end) != "%" {
      end += 1
    }
    return text.at(end) == "%" && text.at(end + 1) == "}" ? leaf(start, end + 2) : nil
  }

  /// Braces around a name, with the sign before them. Braces are mirrored, so that a pair of them
  /// looks the same both ways; a sign before them does not.
  private static func braces(_ start: Int, _ text: Skeleton) -> Piece? {
    if text.at(start) == "{", text.at(start + 1) == "%" { return templateTag(start, text) }
    let opening = text.at(start) == "{" ? start : start + 1
    let depth = text.at(opening + 1) == "{" ? 2 : 1
    var end = opening + depth
    while end < opening + 48,
      text.isCodeLetter(end) || ".:,- #".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    guard end > opening + depth || depth == 1, text.at(end) == "}",
      depth == 1 || text.at(end + 1) == "}",
      start < opening || depth > 1 || !isSet(opening + 1..<end, text)
    else { return nil }
    let range = start..<end + depth
    var parts: [Range<Int>] = []
    for position in opening..<opening + depth { parts.append(position..<position + 1) }
    if end > opening + depth { parts.append(opening + depth..<end) }
    for position in end..<end + depth { parts.append(position..<position + 1) }
    guard start < opening else {
      return Piece(kind: .placeholder, range: range, order: .either, parts: parts)
    }
    return Piece(
      kind: .placeholder, range: range, order: .leftToRight,
      parts: [start..<opening, opening..<end + depth])
  }

  /// Whether numbers with a comma and a blank between them stand in braces: they are the members of
  /// a set, `{1, 2, 3}`, and name nothing.
  private static func isSet(_ inside: Range<Int>, _ text: Skeleton) -> Bool {
    inside.allSatisfy { text.isDigit($0) || ".,- ".unicodeScalars.contains(text.at($0)) }
      && inside.contains { text.at($0) == "," && text.at($0 + 1) == " " }
  }
}
