internal import BidiAlgorithm

/// Words of the other direction with a mark of the paragraph's own direction behind them, which
/// parts them from the numbers, signs and names that follow: `ABC{LRM} (12)` from left to right.
///
/// What follows is drawn as it would be behind an isolate around those words. Programs, translators
/// and fixes write such a mark in rows of names, so the words are held as those of an isolate are.
struct MarkedWords {
  /// What is held, in the order of storage, with its direction.
  private(set) var meant: [MeantRanges.Meant] = []

  private let tokens: [Token]
  private let text: Skeleton
  private let base: TextDirection
  /// Whether the last control before a position is a mark of the paragraph's direction outside of
  /// all pairs; no value where no control is there.
  private var marks: [Int: Bool] = [:]

  /// Those of a paragraph that is laid out in a direction. O(*n* log *n*) where it has controls,
  /// and O(1) where it has none.
  init(_ tokens: [Token], _ text: Skeleton, _ base: TextDirection) {
    (self.tokens, self.text, self.base) = (tokens, text, base)
    guard text.hasControls, !tokens.isEmpty else { return }
    findMarks()
    var ranges: [Range<Int>] = []
    var last: (range: Range<Int>, next: Int?)?
    for mark in marks.keys.filter({ marks[$0] == true }).sorted() {
      guard let found = words(before: mark) else { continue }
      ranges.append(found.range)
      last = found
    }
    if let last, let next = last.next {
      if let name = lastName(next, behind: last.range) {
        ranges.append(name)
      } else if goesOn(next) {
        ranges.removeLast()
      }
    }
    meant = ranges.map { MeantRanges.Meant(range: $0, direction: base.opposite) }
  }

  /// Whether the words behind the last mark report what became of what stands before it: a sentence
  /// goes on with them.
  private func goesOn(_ next: Int) -> Bool {
    tokens[next...].prefix { $0.isWord(base.opposite) }
      .contains { SentenceWords.reports($0, text) }
  }

  /// Whether words and the number right behind their mark are a sentence that it ends, as the words
  /// say: `I AM{LRM} 34`. A name has none of these words; one word alone may be a label.
  private func endsSentence(of words: Range<Int>, _ last: Int, _ following: Int) -> Bool {
    guard base == .leftToRight, following == last + 1, following == tokens.count - 1,
      tokens[following].sort == .piece
    else { return false }
    let said = tokens[Token.index(from: words.lowerBound, in: tokens)...last]
    return said.count > 1
      && (said.contains { SentenceWords.says($0, text) }
        || SmallWords.leadsToName(tokens[last], text))
  }

  private mutating func findMarks() {
    var depth = 0
    var marks: [Int: Bool] = [:]
    let base = base
    text.forEachControl { control, position in
      var isOwn = false
      switch control.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: depth += 1
      case 0x202C, 0x2069: depth = max(0, depth - 1)
      case 0x200E: isOwn = depth == 0 && base == .leftToRight
      case 0x200F, 0x61C: isOwn = depth == 0 && base == .rightToLeft
      default: break
      }
      marks[position] = isOwn
    }
    self.marks = marks
  }

  /// The words that a mark parts from what follows them, and the token of the next word of their
  /// direction, if one follows before any of the paragraph's; nil where the mark does not do so.
  private func words(before mark: Int) -> (range: Range<Int>, next: Int?)? {
    let following = Token.index(from: mark, in: tokens)
    guard following > 0 else { return nil }
    var last = following - 1
    // A mark inside a word or a number breaks that.
    guard tokens[last].range.upperBound <= mark, !isJoined(following, to: mark) else { return nil }
    if tokens[last].range.upperBound < mark {
      // Behind a blank it may be there for the number before which it stands.
      guard following < tokens.count, "([".unicodeScalars.contains(tokens[following].sign(in: text))
      else { return nil }
    }
    if last > 0, !tokens[last].followsSpace, isPause(last) { last -= 1 }
    guard let range = stretch(endingAt: tokens[last].range.upperBound),
      let next = partedFrom(last + 1, following),
      !endsSentence(of: range, last, following)
    else { return nil }
    return (range, next.isEmpty ? nil : next.lowerBound)
  }

  /// The words before an end, back to the last letter or mark of the paragraph's direction: whole
  /// tokens, drawn in one stretch from the first letter on; nil where they are not, or another
  /// control stands among them.
  private func stretch(endingAt end: Int) -> Range<Int>? {
    var first: Int?
    var position = end - 1
    while position >= 0 {
      if text.isStrong(position) {
        guard isOther(position) else { break }
        first = position
      }
      let hasControl =
        position == 0 ? text.places[0] > 0 : text.hasControl(from: position - 1, to: position)
      if hasControl {
        guard marks[position] == true else { return nil }
        break
      }
      position -= 1
    }
    guard let first else { return nil }
    let start = Token.index(from: first, in: tokens)
    guard start < tokens.count, tokens[start].range.lowerBound == first,
      isOneStretch(first..<end)
    else { return nil }
    return first..<end
  }

  /// Whether a mark before a token changes where that is drawn, or keeps the colon of a label with
  /// the paragraph. A number or a word of the other direction would go with the words before it;
  /// between two words alone the mark may have come into a name.
  ///
  /// - Parameters:
  ///   - colon: the token behind the words, which may be a pause before the mark.
  ///   - following: the first token behind the mark.
  /// - Returns: the token of such a word, or an empty range where there is none; nil where the mark
  ///   changes nothing.
  private func partedFrom(_ colon: Int, _ following: Int) -> Range<Int>? {
    var hasNumber = false
    var hasSign = colon < following
    for index in colon..<tokens.count {
      let token = tokens[index]
      if let direction = token.direction {
        if direction == base {
          // `12 km` begins with its number.
          return hasNumber || text.isDigit(token.range.lowerBound) ? 0..<0 : nil
        }
        let isMarked = index > following && hasMark(before: index)
        return hasSign || isMarked ? index..<index + 1 : nil
      }
      if token.sort == .sign { hasSign = true }
      if token.range.contains(where: text.isDigit) { hasNumber = true }
    }
    let isLabel = colon == tokens.count - 1 && tokens[colon].sign(in: text) == ":"
    return hasNumber || isLabel && !tokens[colon].followsSpace ? 0..<0 : nil
  }

  /// The last name of a row, behind the last mark: `ABC{LRM} - DEF`. Both are names of a few words,
  /// a sign or a mark stands before the second, and it ends the text, in brackets or without any.
  private func lastName(_ first: Int, behind words: Range<Int>) -> Range<Int>? {
    let before = tokens[first - 1]
    let sign = before.sign(in: text)
    guard before.sort == .sign || hasMark(before: first) else { return nil }
    var last = tokens.count - 1
    if "([".unicodeScalars.contains(sign) {
      guard last > first, tokens[last].sign(in: text) == (sign == "(" ? ")" : "]") else {
        return nil
      }
      last -= 1
    }
    let most = Self.isComma(sign) ? Self.longestListed : Self.longestName
    let begin = Token.index(from: words.lowerBound, in: tokens)
    let former = begin..<Token.index(from: words.upperBound, in: tokens)
    let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
    guard isName(former, most), isName(first..<last + 1, most), !hasControl(in: range),
      isOneStretch(range)
    else { return nil }
    return range
  }

  /// The most words of each of two such names, and of those with a comma between them, where a
  /// sentence may go on.
  private static let longestName = 3
  private static let longestListed = 2

  /// Whether tokens are a few words of the other direction, and none is one that sentences have.
  private func isName(_ range: Range<Int>, _ most: Int) -> Bool {
    (1...most).contains(range.count)
      && tokens[range].allSatisfy {
        $0.isWord(base.opposite) && !SmallWords.isOfSentence($0, text)
          && !SentenceWords.reports($0, text)
          && !NamedSentence.isOfEnglish($0, text)
      }
  }

  private func isOther(_ position: Int) -> Bool {
    text.isRightToLeftLetter(position) == (base == .leftToRight)
  }

  private static func isComma(_ sign: Unicode.Scalar) -> Bool {
    ",\u{60C}".unicodeScalars.contains(sign)
  }

  private func isPause(_ index: Int) -> Bool {
    ",:;\u{60C}\u{61B}".unicodeScalars.contains(tokens[index].sign(in: text))
  }

  /// Whether a word, a number or another piece stands right behind a mark.
  private func isJoined(_ index: Int, to mark: Int) -> Bool {
    index < tokens.count && tokens[index].range.lowerBound == mark && tokens[index].sort != .sign
  }

  /// Whether a mark of the paragraph's direction is the last control between a token and the one
  /// before it.
  private func hasMark(before index: Int) -> Bool {
    let start = tokens[index].range.lowerBound
    var position = start
    while position > tokens[index - 1].range.upperBound, marks[position] == nil { position -= 1 }
    return marks[position] == true
  }

  private func hasControl(in range: Range<Int>) -> Bool {
    text.hasControl(from: range.lowerBound, to: range.upperBound - 1)
  }

  /// Whether a range is drawn in one stretch, its first scalar where words of the other direction
  /// begin. O(its length).
  private func isOneStretch(_ range: Range<Int>) -> Bool {
    var (low, high) = (Int.max, -1)
    for position in range {
      low = min(low, text.ranks[position])
      high = max(high, text.ranks[position])
    }
    let first = text.ranks[range.lowerBound]
    return high - low == range.count - 1 && first == (base == .leftToRight ? high : low)
  }
}
