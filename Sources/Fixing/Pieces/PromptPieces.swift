extension Piece {
  /// The most scalars of a prompt.
  private static let longestPromptedHost = 120

  /// `ABC@DEF:`, who works on which machine, at the start of a prompt: `ABC@DEF:~$ ls`, or with the
  /// blank of other shells behind it, `ABC@DEF ~ % ls`. Two right-to-left names would change places
  /// there. From right to left they may follow each other so. O(its length).
  @Sendable static func hostOfPrompt(_ start: Int, _ text: Skeleton) -> Piece? {
    guard start == 0, let host = endOfPromptedName(0, text), text.at(host) == "@",
      let end = endOfPromptedName(host + 1, text), leadsToPrompt(end, text)
    else { return nil }
    var parts = [0..<host, host..<host + 1, host + 1..<end]
    if text.at(end) == ":" { parts.append(end..<end + 1) }
    return Piece(
      kind: .path, range: 0..<(parts.last?.upperBound ?? end), order: .either, parts: parts)
  }

  /// `dana@ABC:` at the start of a prompt whose folder has right-to-left letters, too:
  /// `dana@ABC:~/DEF$ ls`. The machine and the folder would change places there. O(its length).
  @Sendable static func hostOfLatinUser(_ start: Int, _ text: Skeleton) -> Piece? {
    guard start == 0 else { return nil }
    var user = 0
    while user < longestPromptedHost,
      text.isCodeLetter(user) || "-.".unicodeScalars.contains(text.at(user))
    {
      user += 1
    }
    guard user > 0, text.at(user) == "@", let end = endOfPromptedName(user + 1, text),
      text.at(end) == ":", leadsToPrompt(end, text)
    else { return nil }
    var folder = end + 1
    while !text.isGap(folder), !text.isRightToLeftLetter(folder) { folder += 1 }
    guard text.isRightToLeftLetter(folder) else { return nil }
    return Piece(
      kind: .path, range: 0..<end + 1, order: .either,
      parts: [0..<user, user..<user + 1, user + 1..<end, end..<end + 1])
  }

  /// Whether a text begins with such a prompt. O(its length).
  static func isPrompt(_ text: Skeleton) -> Bool {
    hostOfPrompt(0, text) != nil || hostOfLatinUser(0, text) != nil
  }

  /// Whether a text begins with a right-to-left name on any machine and one of its folders,
  /// `ABC@laptop:~$ ls`. O(its length).
  static func isPromptOfName(_ text: Skeleton) -> Bool {
    guard let name = endOfPromptedName(0, text), text.at(name) == "@" else { return false }
    var end = name + 1
    while end < name + longestPromptedHost,
      text.isRightToLeftLetter(end) || text.isCodeLetter(end)
        || "-.".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    return end > name + 1 && "~/".unicodeScalars.contains(text.at(end + 1))
      && leadsToPrompt(end, text)
  }

  /// The end of right-to-left letters with digits, hyphens, dots and low lines; nil where no such
  /// letter is at a position.
  private static func endOfPromptedName(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.isRightToLeftLetter(start) else { return nil }
    var end = start
    while end < start + longestPromptedHost,
      text.isRightToLeftLetter(end) || text.isMark(end) || text.isDigit(end)
        || "-_.".unicodeScalars.contains(text.at(end))
    {
      end += 1
    }
    return end
  }

  /// Whether a folder and the sign of a prompt stand at a position: behind a colon, `:~$ `, or
  /// between blanks, ` ~ % `.
  private static func leadsToPrompt(_ place: Int, _ text: Skeleton) -> Bool {
    guard text.at(place) == ":" || text.at(place) == " " else { return false }
    var end = place + 1
    while end < place + longestPromptedHost, !text.isGap(end) { end += 1 }
    guard end > place + 1 else { return false }
    if text.at(place) == ":" { return isSignOfPrompt(end - 1, text) }
    return text.at(end) == " " && isSignOfPrompt(end + 1, text)
  }

  /// Whether the sign that ends a prompt stands at a position, with a blank or the end behind it.
  private static func isSignOfPrompt(_ position: Int, _ text: Skeleton) -> Bool {
    "$#%".unicodeScalars.contains(text.at(position)) && text.isGap(position + 1)
  }
}
