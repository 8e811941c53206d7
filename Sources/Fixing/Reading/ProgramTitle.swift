internal import BidiAlgorithm

/// Titles of windows that say what is open in a program, a dash between blanks and the program:
/// `ABC DEF v3 GHI - Google Docs`. Where left to right was set they run so, and the right-to-left
/// name of what is open is a text of its own, also where Latin letters cut it.
enum ProgramTitle {
  /// The fewest right-to-left words of what is open.
  private static let fewestWords = 2

  /// The tokens of what is open, where Latin letters stand between its right-to-left words, of
  /// which there are more; nil where tokens are no such title. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard let first = tokens.first, first.isWord(.rightToLeft),
      let dash = tokens.lastIndex(where: { isDash($0, text) }), dash > 2,
      tokens[dash - 1].isWord(.rightToLeft),
      let name = tokens[(dash + 1)...].first?.range.lowerBound,
      programs.contains(text.string(name..<text.count).lowercased())
    else { return nil }
    let open = tokens[..<dash]
    let own = open.count { $0.isWord(.rightToLeft) }
    let latin = open.count { $0.direction == .leftToRight }
    return latin > 0 && latin < own && own >= fewestWords ? 0..<dash : nil
  }

  private static func isDash(_ token: Token, _ text: Skeleton) -> Bool {
    token.followsSpace && text.isSpace(ifThere: token.range.upperBound)
      && "-\u{2013}\u{2014}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Programs and sites behind the dash, in small letters.
  private static let programs: Set<String> = [
    "adobe acrobat", "adobe acrobat reader", "brave", "chromium", "excel", "facebook", "figma",
    "firefox", "gmail", "google chrome", "google docs", "google drive", "google search",
    "google sheets", "google slides", "libreoffice calc",
    "libreoffice impress", "libreoffice writer", "linkedin", "microsoft edge", "microsoft excel",
    "microsoft powerpoint", "microsoft teams", "microsoft word", "mozilla firefox", "notepad",
    "notepad++", "notion", "obsidian", "onenote", "openoffice writer", "opera", "outlook",
    "photoshop", "powerpoint", "slack", "stack overflow", "telegram", "trello",
    "visual studio code", "vlc media player", "whatsapp", "wikipedia", "word", "wordpad",
    "youtube",
  ]
}
