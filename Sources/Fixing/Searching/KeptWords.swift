internal import BidiAlgorithm

/// Words of one direction that stand beside each other with one blank between, and a Latin name
/// with what follows it behind a comma (`Apple, Inc.`): they are read one behind the other whatever
/// else is meant, so that no change may swap those that are drawn so. Two columns of a row are not.
/// Whatever is beside each other stays parted by its blank.
struct KeptWords {
  /// Letters of two words, the left one on the screen first, as places in storage.
  private var pairs: [(left: Int, right: Int)] = []
  private let count: Int
  private let blanks: KeptBlanks

  /// The pairs of a paragraph that are drawn as they are read. O(*n* log *n*).
  init(_ judgement: Judgement) {
    count = judgement.drawn.scalars.count
    blanks = KeptBlanks(judgement)
    guard let text = judgement.text else { return }
    let isLeftToRight = judgement.wanted == .leftToRight
    // Two columns of one blank between, such as an owner and a group, are no two words of one name.
    let columns = isLeftToRight ? ColumnRow.starts(text) : []
    // Nor are two names that a command is given.
    let isCommand = isLeftToRight && NamedCommand.isOne(judgement.tokens, text)
    // Nor are the Latin ending of a right-to-left file and the word behind it.
    let files = isLeftToRight ? [] : FileInSentence.ends(judgement.tokens, text)
    for (first, second) in zip(judgement.tokens, judgement.tokens.dropFirst()) {
      let isRightToLeft = second.direction == .rightToLeft
      guard let word = FollowingWord(second, behind: first, text), !columns.contains(word.next),
        !(isCommand && isRightToLeft), !files.contains(first.range.upperBound),
        Self.isWord(first, isAddressWord: isLeftToRight && isRightToLeft, text)
      else { continue }
      let places = [word.last, word.next].map { text.storage($0..<$0 + 1).lowerBound }
      pairs.append(
        isRightToLeft
          ? (left: places[1], right: places[0]) : (left: places[0], right: places[1]))
    }
    addTitles(judgement.tokens, text)
  }

  /// Adds Latin names whose last part stands behind a comma. O(tokens).
  private mutating func addTitles(_ tokens: [Token], _ text: Skeleton) {
    for index in tokens.indices.dropFirst(2) {
      let (name, comma, title) = (tokens[index - 2], tokens[index - 1], tokens[index])
      let next = title.range.lowerBound
      guard comma.sign(in: text) == ",", !comma.followsSpace, title.followsSpace,
        title.direction == .leftToRight, name.direction == .leftToRight,
        let last = name.range.last(where: text.isStrong), !text.isRightToLeftLetter(last),
        text.ranks[last] < text.ranks[next], isTitle(title, text)
      else { continue }
      let places = [last, next].map { text.storage($0..<$0 + 1).lowerBound }
      pairs.append((left: places[0], right: places[1]))
    }
  }

  /// Whether a token says of which kind a company is, or is a degree or the like behind a name.
  private func isTitle(_ token: Token, _ text: Skeleton) -> Bool {
    let first = token.range.lowerBound
    if Piece.endOfDegree(first, text) != nil { return true }
    var end = first
    while text.isLatin(end), end < first + Self.longestTitle { end += 1 }
    return Self.titles.contains(text.string(first..<end)) && !text.isCodeLetter(end)
  }

  /// The most letters of such a word, and one more.
  private static let longestTitle = 6
  private static let titles: Set<String> = [
    "Co", "Corp", "Esq", "GmbH", "Inc", "Jr", "LLC", "LLP", "Ltd", "MD", "PLC", "PhD", "Sr",
  ]

  /// Whether a token is a word, or an address whose rest the word behind it may be. In a sentence
  /// that is read from right to left, the end of an address may have to go away from that word, and
  /// so may what ends in a colon, behind which something else begins, as a topic behind its
  /// channel.
  private static func isWord(_ token: Token, isAddressWord: Bool, _ text: Skeleton) -> Bool {
    guard let piece = token.piece else { return token.sort == .word }
    return isAddressWord && (piece.kind == .path || piece.kind == .url)
      && text.at(token.range.upperBound - 1) != ":"
  }

  /// Whether they stay so in an order of the screen, from left to right, of the places in storage
  /// before a change, and the blanks between what is drawn. O(*n*).
  func stay(in order: [Int]) -> Bool {
    guard blanks.stay(in: order) else { return false }
    guard !pairs.isEmpty else { return true }
    var places = [Int](repeating: -1, count: count)
    for (place, position) in order.enumerated() where position >= 0 { places[position] = place }
    return pairs.allSatisfy { places[$0.left] < places[$0.right] }
  }
}
