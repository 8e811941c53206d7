/// What begins a line that people type to a program, before right-to-left words: a command of a
/// chat or a bot, `/topic ABC`, `.play ABC`; one of an editor, `:wq ABC`; or commands of TeX,
/// `\item ABC`, `\begin{hebrew} ABC`. The line runs from left to right as it is typed: turned, the
/// command would stand behind what it is given.
enum CommandLead {
  /// The fewest letters of a command of TeX: `\n` is a break of a line.
  private static let fewestLetters = 2

  /// Whether words are such a command and nothing else. O(their letters).
  static func isOne(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    return first.hasPrefix("\\")
      ? words.allSatisfy(isOfTypesetting) : words.count == 1 && isCommand(first)
  }

  /// Whether a command with a slash is what a sentence says something of, as a small word right
  /// behind it tells: `/login NOT LOADED`, `/start TO BEGIN`. Commands that are given a message
  /// take any word. O(1).
  static func isSubject(_ command: String, of start: Int, _ text: Skeleton) -> Bool {
    guard command.hasPrefix("/"), !ofBots.contains(String(command.dropFirst())),
      !ofMessages.contains(String(command.dropFirst()))
    else { return false }
    var end = start
    while end < text.count, text.isRightToLeftLetter(end) || text.isMark(end) { end += 1 }
    return subjects.contains(text.string(start..<end))
  }

  // Not, in order to in Hebrew; not in Arabic; for, not in Persian; not in Urdu.
  private static let subjects: Set<String> = [
    "\u{5DC}\u{5D0}",
    "\u{5DB}\u{5D3}\u{5D9}",
    "\u{644}\u{627}",
    "\u{644}\u{645}",
    "\u{628}\u{631}\u{627}\u{6CC}",
    "\u{646}\u{6C1}\u{6CC}\u{6BA}",
  ]

  private static let ofMessages: Set<String> = [
    "afk", "announce", "away", "bc", "broadcast", "comment", "feedback", "leave", "msg", "nick",
    "note", "part", "quit", "quote", "r", "reply", "shout", "shrug", "status", "suggest", "t",
    "tell", "title", "todo", "vote", "w", "whisper",
  ]

  /// Whether a word is a slash and small letters that are no folder of a system, or a dot or a
  /// colon and a command that is known: files and names begin with a dot, too.
  private static func isCommand(_ word: String) -> Bool {
    let name = word.dropFirst()
    guard let sign = word.first, let initial = name.first, isSmall(initial),
      name.allSatisfy({ isSmall($0) || ("0"..."9").contains($0) || "-_".contains($0) })
    else { return false }
    return switch sign {
    case "/": !folders.contains(String(name))
    case ".": ofBots.contains(String(name))
    case ":": ofEditors.contains(String(name))
    default: false
    }
  }

  /// Whether a word is a command of TeX with all that it is given in braces and square brackets.
  private static func isOfTypesetting(_ word: String) -> Bool {
    let name = word.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let rest = word.dropFirst().dropFirst(name.count)
    guard word.hasPrefix("\\"), name.count >= fewestLetters else { return false }
    guard let sign = rest.first, let last = rest.last else { return true }
    func isEqual(_ opening: Character, _ closing: Character) -> Bool {
      rest.count { $0 == opening } == rest.count { $0 == closing }
    }
    return "*{[".contains(sign) && "*}]".contains(last) && isEqual("{", "}") && isEqual("[", "]")
  }

  private static func isSmall(_ letter: Character) -> Bool { ("a"..."z").contains(letter) }

  /// Folders at the root of a system.
  private static let folders: Set<String> = [
    "bin", "boot", "data", "dev", "etc", "home", "lib", "media", "mnt", "opt", "proc", "root",
    "run", "sbin", "srv", "storage", "sys", "tmp", "users", "usr", "var",
  ]

  private static let ofBots: Set<String> = [
    "ask", "ban", "help", "join", "kick", "lyrics", "me", "mute", "p", "play", "poll", "queue",
    "remind", "say", "search", "skip", "stop", "topic", "warn",
  ]

  private static let ofEditors: Set<String> = [
    "b", "cd", "e", "echo", "edit", "find", "help", "new", "normal", "open", "q", "r", "read",
    "saveas", "sp", "split", "tabe", "tabnew", "vs", "vsplit", "w", "wq", "write", "x",
  ]
}
