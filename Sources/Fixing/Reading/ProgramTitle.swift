internal import BidiAlgorithm

/// Titles of windows and tabs that say what is open in a program or on a site, a dash or a bar
/// between blanks and the program: `ABC DEF v3 GHI - Google Docs`, `(3) ABC DEF! | Facebook`. Where
/// left to right was set they run so, and the right-to-left name of what is open is a text of its
/// own, also where Latin letters cut it.
enum ProgramTitle {
  /// The fewest right-to-left words of what is open; before a dash one with its end is enough.
  private static let fewestWords = 2
  /// Signs between what is open and the program. Behind others than dashes a capital has to tell
  /// the program from the cell of a row.
  private static let joints = "-\u{2013}\u{2014}|\u{B7}\u{2022}"
  private static let dashes = "-\u{2013}\u{2014}"
  /// Signs before what is open that say that it was changed.
  static let marks = "*\u{2022}\u{25CF}"

  /// The tokens of what is open, where Latin letters stand between its right-to-left words, of
  /// which there are more, or a sign ends it; nil where tokens are no such title. What is new may
  /// be counted in brackets before it. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    let first = endOfCount(tokens, text)
    guard first < tokens.count, tokens[first].isWord(.rightToLeft),
      let joint = tokens.lastIndex(where: { isJoint($0, text) }), joint > first + 1,
      let name = tokens[(joint + 1)...].first?.range.lowerBound,
      text.isCapital(name) || dashes.unicodeScalars.contains(tokens[joint].sign(in: text)),
      programs.contains(text.string(name..<text.count).lowercased())
    else { return nil }
    let open = tokens[first..<joint]
    let own = open.count { $0.isWord(.rightToLeft) }
    let latin = open.count { $0.direction == .leftToRight }
    guard latin < own else { return nil }
    if tokens[joint - 1].isWord(.rightToLeft) {
      return latin > 0 && own >= fewestWords ? first..<joint : nil
    }
    let end = open.lastIndex { $0.followsSpace || !isEnd($0, text) }
    guard let end, end < joint - 1, tokens[end].isWord(.rightToLeft) else { return nil }
    // A full stop behind one word may be that of a name; so may a bar part it from others.
    let isSure =
      dashes.unicodeScalars.contains(tokens[joint].sign(in: text))
      && (joint - end > 2 || tokens[joint - 1].sign(in: text) != ".")
    return own >= fewestWords || isSure ? first..<joint : nil
  }

  /// Whether a token is a sign that ends what is open.
  private static func isEnd(_ token: Token, _ text: Skeleton) -> Bool {
    ".!?\u{2026}".unicodeScalars.contains(token.sign(in: text))
  }

  /// The number of the token behind how many things are new, `(3)`, or behind the sign of a change.
  private static func endOfCount(_ tokens: [Token], _ text: Skeleton) -> Int {
    guard tokens.count > 3 else { return 0 }
    if marks.unicodeScalars.contains(tokens[0].sign(in: text)) { return 1 }
    let opening = tokens[0].sign(in: text)
    let isCount =
      "([".unicodeScalars.contains(opening)
      && tokens[2].sign(in: text) == (opening == "(" ? ")" : "]")
      && tokens[1].direction == nil && text.isDigit(tokens[1].range.lowerBound)
    return isCount && tokens[3].followsSpace ? 3 : 0
  }

  private static func isJoint(_ token: Token, _ text: Skeleton) -> Bool {
    token.followsSpace && text.isSpace(ifThere: token.range.upperBound)
      && joints.unicodeScalars.contains(token.sign(in: text))
  }

  /// Programs and sites behind the dash or the bar, in small letters.
  private static let programs: Set<String> = [
    "adobe acrobat", "adobe acrobat reader", "amazon", "android studio", "asana", "brave",
    "canva", "chromium", "discord", "dropbox", "ebay", "evernote", "excel", "facebook", "figma",
    "firefox", "gedit", "github", "gitlab", "gmail", "google", "google calendar", "google chrome",
    "google docs", "google drive", "google forms", "google keep", "google maps", "google meet",
    "google news", "google search", "google sheets", "google slides", "google translate",
    "instagram", "intellij idea", "jira", "libreoffice calc", "libreoffice impress",
    "libreoffice writer", "linkedin", "microsoft edge", "microsoft excel",
    "microsoft onenote", "microsoft outlook", "microsoft powerpoint", "microsoft store",
    "microsoft teams", "microsoft word", "miro", "moodle", "mozilla firefox",
    "mozilla thunderbird", "netflix", "notepad", "notepad++", "notion", "obsidian", "onedrive",
    "onenote", "openoffice writer", "opera", "outlook", "photoshop", "pinterest", "powerpoint",
    "quora", "reddit", "sharepoint", "skype", "slack", "soundcloud",
    "spotify", "stack overflow", "sublime text", "telegram", "thunderbird", "tiktok", "trello",
    "tumblr", "twitter", "vimeo", "visual studio code", "vivaldi", "vlc",
    "vlc media player", "whatsapp", "wikimedia commons", "wikipedia", "wikisource", "wiktionary",
    "word", "wordpad", "wordpress", "yahoo", "yahoo mail", "youtube", "zoom",
  ]
}
