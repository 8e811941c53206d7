extension Piece {
  /// `<C-w>v`, `<Esc>:wq<CR>`, `<leader>ff`: keys as the mappings of an editor name them, with what
  /// is typed between and behind them, up to the next blank. O(its length).
  @Sendable static func keyNotation(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "<", text.mayBeginWord(start),
      let first = endOfNamedKey(start, text)
    else { return nil }
    var end = first
    while end < text.count, end < start + longestKeys, text.scalars[end].isASCII, !text.isSpace(end)
    {
      if let next = endOfNamedKey(end, text) {
        end = next
      } else if "<>".unicodeScalars.contains(text.at(end)) {
        return nil
      } else {
        end += 1
      }
    }
    // What closes the sentence is no key, but for the end of a command: `:q!`.
    let isCommand = (first..<end).contains { text.at($0) == ":" && text.isLatin($0 + 1) }
    let closing = isCommand ? ".,:;)" : ".,:;!?)"
    while end > first, closing.unicodeScalars.contains(text.at(end - 1)) { end -= 1 }
    // A key by itself is like any other name in such brackets.
    guard end > first, !text.isStrong(end) else { return nil }
    return Piece(kind: .identifier, range: start..<end, order: .leftToRight)
  }

  /// The most scalars of such keys.
  private static let longestKeys = 80
  /// The most scalars between the brackets of a key.
  private static let longestNamedKey = 12

  /// The end of a key in angle brackets: one with a name, or one that is held with another.
  private static func endOfNamedKey(_ start: Int, _ text: Skeleton) -> Int? {
    guard text.at(start) == "<" else { return nil }
    var end = start + 1
    while text.at(end).isASCII, !text.isGap(end), !"<>".unicodeScalars.contains(text.at(end)),
      end < start + longestNamedKey
    {
      end += 1
    }
    guard text.at(end) == ">" else { return nil }
    let name = text.string(start + 1..<end).lowercased()
    let isHeld =
      name.count > 2 && name.dropFirst().first == "-"
      && name.first.map { "acdms".contains($0) } == true
    return isHeld || namedKeys.contains(name) ? end + 1 : nil
  }

  /// Names of keys and of what begins a mapping, in small letters.
  private static let namedKeys: Set<String> = [
    "bs", "cmd", "cr", "del", "down", "end", "enter", "esc", "f1", "f10", "f11", "f12", "f2", "f3",
    "f4", "f5", "f6", "f7", "f8", "f9", "home", "insert", "leader", "left", "localleader",
    "pagedown", "pageup", "plug", "return", "right", "space", "tab", "up",
  ]

  /// `Ctrl + +`, `Ctrl + Shift + -`: keys that are held, each with a plus between blanks behind it,
  /// and the sign that is pressed, up to a blank or what closes the sentence. O(its length).
  @Sendable static func spacedChord(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else { return nil }
    var key = start
    while true {
      var end = key
      while text.isLatin(end), end < key + longestHeldKey { end += 1 }
      guard end > key, text.isSpace(ifThere: end), text.at(end + 1) == "+",
        text.isSpace(ifThere: end + 2)
      else { break }
      guard heldKeys.contains(text.string(key..<end).lowercased()) else { return nil }
      key = end + 3
    }
    guard key > start, "+-=\u{2212}".unicodeScalars.contains(text.at(key)),
      isEndOfItem(key + 1, text)
    else { return nil }
    return Piece(kind: .identifier, range: start..<key + 1, order: .leftToRight)
  }

  /// `M-%`, `C-M-\`, `Ctrl-+`: keys that are held, each with its hyphen, and the sign that is
  /// pressed, as editors write them, up to a blank or what closes the sentence. O(its length).
  @Sendable static func keyChord(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.isLatin(start), text.mayBeginWord(start) else { return nil }
    var key = start
    var isSure = false
    while let next = endOfHeldKey(key, text) {
      // One letter may be a grade, with the sign of the sentence behind it: `A-,`.
      if next > key + 2 || text.at(key) == "M" || key > start { isSure = true }
      key = next
    }
    guard key > start else { return nil }
    let isGrade = !isSure && "AC".unicodeScalars.contains(text.at(start))
    let sign = text.at(key)
    let isPressed =
      "%/\\=^+|~".unicodeScalars.contains(sign)
      || (!isGrade && "#$&*-<>@({[_".unicodeScalars.contains(sign))
      || (isSure && ".,:;!?".unicodeScalars.contains(sign) && text.at(key + 1) != sign)
    guard isPressed, isEndOfItem(key + 1, text) else { return nil }
    return Piece(kind: .identifier, range: start..<key + 1, order: .leftToRight)
  }

  /// The end of the name of a key that is held, with its hyphen; nil where none begins.
  private static func endOfHeldKey(_ start: Int, _ text: Skeleton) -> Int? {
    var end = start
    while text.isLatin(end), end < start + longestHeldKey { end += 1 }
    guard end > start, text.at(end) == "-" else { return nil }
    let name = text.string(start..<end)
    let isHeld = end == start + 1 ? "ACHMSs".contains(name) : heldKeys.contains(name.lowercased())
    return isHeld ? end + 1 : nil
  }

  /// The most letters of the name of such a key.
  private static let longestHeldKey = 7

  /// Names of keys that are held, in small letters.
  private static let heldKeys: Set<String> = [
    "alt", "cmd", "command", "control", "ctrl", "hyper", "meta", "option", "shift", "super",
  ]
}
