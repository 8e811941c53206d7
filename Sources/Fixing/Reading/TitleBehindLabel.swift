internal import BidiAlgorithm

/// Right-to-left titles without quotation marks behind a label of one or two Latin words, in a line
/// from left to right that cuts them: Latin words stand in them, `Now playing: ABC Hello DEF`, or a
/// mark ends them, `title: ABC DEF GHI?`. The label is the line's, and all behind it is the title.
///
/// Behind the label of a place or of somebody Latin words may be another name, and the mark may
/// ask about the name. English joins two titles.
enum TitleBehindLabel {
  /// The most words of a label. The scalars of each are fewer than `longest`.
  private static let mostWords = 2
  private static let longest = 16
  /// The fewest right-to-left words of a title that Latin ones cut, and of one that a mark ends.
  private static let fewestWords = 2
  private static let fewestOfMarked = 3

  /// The tokens of such a title with the signs that end it; nil where there is none. Right-to-left
  /// words begin and end it, and it has words and numbers alone. The subject of a mail has its own
  /// rule. O(tokens).
  static func range(_ tokens: [Token], _ text: Skeleton) -> Range<Int>? {
    guard
      let colon = tokens.prefix(mostWords + 1).firstIndex(where: { $0.sign(in: text) == ":" }),
      colon > 0, !tokens[colon].followsSpace, colon + 1 < tokens.count,
      tokens[colon + 1].isWord(.rightToLeft), tokens[colon + 1].followsSpace,
      tokens[..<colon].allSatisfy({ $0.isWord(.leftToRight) && $0.range.count < longest }),
      !MailSubject.isOne(tokens, text)
    else { return nil }
    let label = tokens[..<colon].map { text.string($0.range).lowercased() }
    let isPlayed = label == playing
    let isOfWork = leadsToWork(label)
    guard isOfWork || subjects.contains(label[label.count - 1]) else { return nil }
    let end = NumberAtEnd.endOfSentence(tokens[...], text)
    let title = tokens[(colon + 1)..<end]
    guard let last = title.last, last.isWord(.rightToLeft),
      title.indices.allSatisfy({ mayStand($0, tokens, text) })
    else { return nil }
    let own = title.count { $0.isWord(.rightToLeft) }
    let latin = title.count { $0.direction == .leftToRight }
    if latin > 0 {
      return own >= fewestWords && latin <= own ? colon + 1..<tokens.count : nil
    }
    // Several words may ask about it: `Delete song: ABC DEF GHI?`
    let isMarked =
      end < tokens.count
      && tokens[end...].allSatisfy { "?!".unicodeScalars.contains($0.sign(in: text)) }
    return isMarked && isOfWork && (isPlayed || label.count == 1) && own >= fewestOfMarked
      ? colon + 1..<tokens.count : nil
  }

  /// Whether the words of a label, in small letters, are those of what is playing, or the last one
  /// is a word for a work.
  static func leadsToWork(_ label: [String]) -> Bool {
    label == playing || label.last.map { works.contains($0) } == true
  }

  private static let playing = ["now", "playing"]

  /// Whether a token may stand in a title: a word but for English ones and a small letter that
  /// joins names, a number, and the hyphen of a prefix.
  private static func mayStand(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    let token = tokens[index]
    if token.isWord(.rightToLeft) { return true }
    if token.isWord(.leftToRight) {
      let isLetter = token.range.count == 1 && !text.isCapital(token.range.lowerBound)
      return !isLetter && !CutSentence.isOfEnglish(token, text)
    }
    if token.piece?.kind == .number { return token.direction == nil }
    return !token.followsSpace && index + 1 < tokens.count && !tokens[index + 1].followsSpace
      && "-\u{5BE}\u{2011}".unicodeScalars.contains(token.sign(in: text))
  }

  /// Last words in small letters of labels before a title.
  private static let works: Set<String> = [
    "album", "article", "book", "chapter", "episode", "film", "game", "headline", "movie", "novel",
    "play", "playlist", "podcast", "poem", "section", "series", "show", "song", "subtitle", "title",
    "track", "video",
  ]

  /// Those before what a text is about, whose mark may be that of a question somebody asks.
  private static let subjects: Set<String> = ["caption", "subject", "topic"]
}
