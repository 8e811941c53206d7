/// Signs between which code stands in a page or a template, as words of a right-to-left sentence.
extension Piece {
  /// `<?php`, `<%`, `}}`: what begins or ends code, spoken of between right-to-left words. Turned
  /// round it looks like its partner.
  ///
  /// Where its partner stands in the text, too, they hold something, and mirrored they do so from
  /// right to left; but not where a word for and, or, to is all that stands between them.
  @Sendable static func codeDelimiter(_ start: Int, _ text: Skeleton) -> Piece? {
    guard "<?%{}-".unicodeScalars.contains(text.at(start)) else { return nil }
    var end = start
    while end < start + longestDelimiter, isOfDelimiter(text.at(end)) { end += 1 }
    let sign = text.string(start..<end)
    let isOpening = partners[sign] != nil
    guard isOpening || openings[sign] != nil, isSpokenWord(start..<end, text) else { return nil }
    var next = end
    while next < text.count, !text.isStrong(next) { next += 1 }
    let isBeforeSentence = text.isRightToLeftLetter(next)
    let isNamed = sign.hasPrefix("<?") && sign.count > 2
    guard isBeforeSentence || next == text.count else { return nil }
    let piece = Piece(kind: .identifier, range: start..<end, order: .leftToRight)
    if isOpening ? isParted(opening: start..<end, text) : isParted(closing: start..<end, text) {
      return piece
    }
    let far = max(0, start - longestReach)..<min(text.count, end + longestReach)
    let hasPartner =
      switch text.at(isOpening ? start : end - 1) {
      case "<":
        (end..<far.upperBound).contains {
          text.at($0) == ">" && (!isNamed || text.at($0 - 1) == "?")
        }
      case "{": (end..<far.upperBound).contains { text.at($0) == "}" }
      case ">": (far.lowerBound..<start).contains { text.at($0) == "<" }
      default: (far.lowerBound..<start).contains { text.at($0) == "{" }
      }
    // Alone, `-->` is an arrow, and what stands at the end may close what other lines began.
    guard !hasPartner, isNamed || isBeforeSentence, sign != "-->" else { return nil }
    return piece
  }

  /// The most scalars of such signs, with a letter behind them that makes them others.
  private static let longestDelimiter = 6
  /// How far the partner is looked for, in scalars.
  private static let longestReach = 240

  /// What begins code, and what ends it.
  private static let partners = [
    "<?php": "?>", "<?xml": "?>", "<?=": "?>", "<?": "?>", "<%": "%>", "<%=": "%>", "{{": "}}",
    "{%": "%}", "<!--": "-->",
  ]

  /// What ends code, and all that begins such.
  private static let openings = Dictionary(grouping: partners.keys) { partners[$0] ?? "" }

  private static func isOfDelimiter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "<>?%{}=-!".unicodeScalars.contains(scalar)
    }
  }

  /// Whether something stands behind a right-to-left word and a blank, or its prefix, up to a blank
  /// or the end of a sentence; or between quotation marks.
  private static func isSpokenWord(_ range: Range<Int>, _ text: Skeleton) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if "\"'\u{201C}\u{AB}".unicodeScalars.contains(text.at(start - 1)) {
      return text.isSpace(ifThere: start - 2) && text.isRightToLeftLetter(start - 3)
        && "\"'\u{201D}\u{BB}".unicodeScalars.contains(text.at(end))
    }
    guard start > 0, followsSentence(start, text) || text.followsPrefix(start) else { return false }
    return text.isGap(end)
      || (".,:;!\u{60C}\u{61B}\u{61F}\u{6D4}".unicodeScalars.contains(text.at(end))
        && text.isGap(end + 1))
  }

  /// Whether a word that joins two, and its hyphen, are all between what begins code and the next
  /// that ends it.
  private static func isParted(opening: Range<Int>, _ text: Skeleton) -> Bool {
    guard let partner = partners[text.string(opening)].map({ Array($0.unicodeScalars) }) else {
      return false
    }
    let limit = min(text.count, opening.upperBound + longestJoint)
    for place in opening.upperBound..<limit
    where text.at(place) == partner[0] && isAt(place, partner, text) {
      return isJoint(opening.upperBound..<place, text)
    }
    return false
  }

  /// Whether such a word stands between what ends code and one that begins such before it.
  private static func isParted(closing: Range<Int>, _ text: Skeleton) -> Bool {
    let candidates = openings[text.string(closing)] ?? []
    return candidates.contains { opening in
      let sign = Array(opening.unicodeScalars)
      let first = max(0, closing.lowerBound - longestJoint - sign.count)
      return (first..<closing.lowerBound).contains { place in
        place + sign.count < closing.lowerBound && isAt(place, sign, text)
          && text.isGap(place + sign.count)
          && isJoint(place + sign.count..<closing.lowerBound, text)
      }
    }
  }

  /// The most scalars between two that are named together.
  private static let longestJoint = 8

  private static func isAt(_ place: Int, _ sign: [Unicode.Scalar], _ text: Skeleton) -> Bool {
    sign.indices.allSatisfy { text.at(place + $0) == sign[$0] }
  }

  private static func isJoint(_ between: Range<Int>, _ text: Skeleton) -> Bool {
    between.contains(where: text.isRightToLeftLetter) && arePartedByJoint(between, text)
  }
}
