internal import BidiAlgorithm

/// A comment at the end of a line of code. It is a sentence of its own.
enum CodeComment {
  /// The token behind `//`, or behind `#` and a space (`--` and `%` behind code), with which a
  /// comment of right-to-left words begins, or of one word behind code with right-to-left names;
  /// nil where there is none. The line begins with `//`, or has code before. Where it begins with
  /// `#`, as headings do, the comment speaks of code: `# ABC get() DEF`. Behind commands of TeX one
  /// word is a comment, too. O(*n*).
  static func start(_ tokens: [Token], _ text: Skeleton) -> Int? {
    if let mark = TypesetComment.mark(tokens, text) {
      let first = TypesetComment.start(behind: mark, tokens, text)
      let words = tokens[first...]
      return isWord(words) || isSentence(words) || isCut(words, text) ? first : nil
    }
    func sign(_ index: Int) -> Unicode.Scalar { tokens[index].sign(in: text) }
    for index in tokens.indices where tokens[index].followsSpace {
      let isSlashes = index + 2 < tokens.count && areSlashes(index, tokens, text)
      let isHash =
        sign(index) == "#" && index + 1 < tokens.count && tokens[index + 1].followsSpace
        && (index > 0 || tokens[1...].contains { isCall($0, text) })
      let isRemark = index > 0 && isMark(index, tokens, text)
      guard isSlashes || isHash || isRemark else { continue }
      guard index == 0 || endsCode(tokens[index - 1], sign(index - 1)) else { return nil }
      var first = isSlashes || (isRemark && sign(index) == "-") ? index + 2 : index + 1
      // `///` and `//!` begin comments, too.
      while isSlashes, first < tokens.count, !tokens[first].followsSpace,
        sign(first) == "/" || sign(first) == "!"
      {
        first += 1
      }
      return isSentence(tokens[first...]) || isCut(tokens[first...], text)
        || (isWord(tokens[first...]) && isNamedCode(tokens[..<index], text)) ? first : nil
    }
    return nil
  }

  /// The token behind `//`, or behind `#` and a space, with which a comment without right-to-left
  /// letters begins behind something else: `ABC = 5; // age`; nil where there is none. O(*n*).
  static func startOfLatin(_ tokens: [Token], _ text: Skeleton) -> Int? {
    for index in tokens.indices.dropFirst().dropLast() where tokens[index].followsSpace {
      let isSlashes = areSlashes(index, tokens, text)
      let isHash = tokens[index].sign(in: text) == "#" && tokens[index + 1].followsSpace
      guard isSlashes || isHash else { continue }
      let first = isSlashes ? index + 2 : index + 1
      guard first < tokens.count else { return nil }
      let letters = tokens[first].range.lowerBound..<text.count
      return letters.contains(where: text.isRightToLeftLetter) ? nil : first
    }
    return nil
  }

  /// Whether two slashes, which begin a comment, stand at a token that is not the last.
  private static func areSlashes(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    tokens[index].sign(in: text) == "/" && tokens[index + 1].sign(in: text) == "/"
      && !tokens[index + 1].followsSpace
  }

  /// Whether tokens are one right-to-left word, with signs and numbers behind it or none.
  private static func isWord(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.isWord(.rightToLeft) else { return false }
    return tokens.dropFirst().allSatisfy { $0.direction == nil }
  }

  /// Whether tokens are a line of code with right-to-left names: behind it one word is a comment,
  /// too, `ABC = 100; // DEF`. Behind Latin code it stands where it is drawn. O(tokens).
  private static func isNamedCode(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard tokens.contains(where: { $0.isWord(.rightToLeft) }) else { return false }
    let code = Array(tokens)
    return CodeLine.isOne(code, TokenPairs(code, in: text), text)
  }

  /// Whether `--` or `%` and a space stand at a token, which begin comments in other languages.
  private static func isMark(_ index: Int, _ tokens: [Token], _ text: Skeleton) -> Bool {
    switch tokens[index].sign(in: text) {
    case "%": index + 1 < tokens.count && tokens[index + 1].followsSpace
    case "-":
      index + 2 < tokens.count && tokens[index + 1].sign(in: text) == "-"
        && !tokens[index + 1].followsSpace && tokens[index + 2].followsSpace
    default: false
    }
  }

  /// Whether what stands between two marks goes on in the direction around them: the right-to-left
  /// name of a file and its ending, or code and its comment. O(its length).
  static func isOutsideQuoted(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let inside = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
    return Piece.isQuotedRightToLeftFile(inside, text)
      || isInString(opening, closing, tokens, text)
  }

  /// Whether the marks of a string of code, with a sign of code right behind the second one, hold
  /// `//` between blanks: what stands there looks like code and its comment, and is no quotation of
  /// a sentence, `if (role != "admin // ABC ") {`. O(its length).
  private static func isInString(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    guard "\"'".unicodeScalars.contains(tokens[opening].sign(in: text)),
      closing + 1 < tokens.count, !tokens[closing + 1].followsSpace,
      ")];".unicodeScalars.contains(tokens[closing + 1].sign(in: text))
    else { return false }
    return (opening + 1..<closing).contains { index in
      tokens[index].followsSpace && areSlashes(index, tokens, text)
        && text.isGap(tokens[index + 1].range.upperBound)
    }
  }

  /// Whether a token ends code: a piece, or a sign that ends a statement or opens a block.
  private static func endsCode(_ token: Token, _ sign: Unicode.Scalar) -> Bool {
    token.sort == .piece || ";{}),]".unicodeScalars.contains(sign)
  }

  /// Whether a token is a name of code with brackets right behind it: `get()`, `open(path)`.
  private static func isCall(_ token: Token, _ text: Skeleton) -> Bool {
    guard let piece = token.piece, piece.kind == .identifier, piece.order == .leftToRight else {
      return false
    }
    let range = piece.range
    return text.isLatin(range.lowerBound) && text.at(range.upperBound - 1) == ")"
      && range.contains { text.at($0) == "(" }
  }

  /// The fewest right-to-left words of a sentence that longer Latin names cut.
  private static let fewestWords = 3

  /// Whether tokens begin with a right-to-left word, and are words of a sentence with fewer Latin
  /// names than right-to-left words, however many words each name has: `ABC JWT DEF Json Web
  /// Token`. One of them has such a word on both sides; none is English. O(tokens).
  static func isCut(_ tokens: ArraySlice<Token>, _ text: Skeleton) -> Bool {
    guard let first = tokens.first, first.isWord(.rightToLeft),
      !tokens.contains(where: { CutSentence.isOfCode($0.sign(in: text)) })
    else { return false }
    var (own, names, hasCut, isInName) = (0, 0, false, false)
    for token in tokens {
      if token.isWord(.rightToLeft) {
        if isInName { hasCut = true }
        (own, isInName) = (own + 1, false)
      } else if token.direction == .leftToRight {
        guard token.sort == .word, text.isCapital(token.range.lowerBound),
          !CutSentence.isOfEnglish(token, text)
        else { return false }
        if !isInName { names += 1 }
        isInName = true
      } else {
        isInName = false
      }
    }
    return hasCut && own >= fewestWords && names < own
  }

  /// Whether tokens begin with a right-to-left word, and more than half of their words are
  /// right-to-left.
  static func isSentence(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.filter { $0.sort == .word }
    let own = words.count { $0.direction == .rightToLeft }
    return tokens.first { $0.direction != nil }?.direction == .rightToLeft && own > 1
      && own * 2 > words.count
  }
}
