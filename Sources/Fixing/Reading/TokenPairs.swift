internal import BidiAlgorithm
internal import UnicodeData

/// Which tokens are the two ends of a quotation or of brackets.
struct TokenPairs {
  /// For each token that opens, the one that closes.
  private(set) var closing: [Int: Int] = [:]

  /// The pairs among tokens. Linear: an end looks no further back than ``reach`` open ends.
  init(_ tokens: [Token], in text: Skeleton) {
    var open: [(token: Int, sign: Unicode.Scalar)] = []
    let isJoining = Self.isJoining(tokens, text)
    for (index, token) in tokens.enumerated() where token.sort == .sign {
      let position = token.range.lowerBound
      let scalar = text.scalars[position]
      if let bracket = BidiProperties.bracket(of: scalar) {
        if bracket.side == .opening {
          open.append((index, scalar))
        } else {
          close(index, &open, isInString: isJoining) {
            BidiProperties.bracket(of: $0)?.identity == bracket.identity
          }
        }
      } else if Self.isQuotationMark(scalar) {
        let mayClose =
          position > 0
          && (!text.isSpace(position - 1)
            || ((scalar == "\"" || (isJoining && scalar == "'")) && text.isGap(position + 1))
            || Self.endsArgument(position, scalar, text)
            || (scalar == "\u{BB}"
              && open.suffix(Self.reach).contains { Self.isSpaced(tokens[$0.token], text) }))
        let matches = { Self.matches($0, scalar) }
        if mayClose, open.suffix(Self.reach).contains(where: { matches($0.sign) }) {
          close(index, &open, where: matches)
        } else if !text.isGap(token.range.upperBound) || Self.isSpaced(token, text)
          || (isJoining && (scalar == "\"" || scalar == "'") && index > 0
            && tokens[index - 1].sign(in: text) == "+"),
          Self.mayOpen(position, scalar, text)
        {
          open.append((index, scalar))
        }
      }
    }
  }

  /// Whether tokens are a statement that gives a value back, or begins with a Latin name and ends
  /// as statements and calls do: a string that is joined in it with `+` may begin with a blank.
  private static func isJoining(_ tokens: [Token], _ text: Skeleton) -> Bool {
    guard let first = tokens.first, let last = tokens.last, first.direction == .leftToRight else {
      return false
    }
    if first.sort == .word, first.range.count == 6, text.string(first.range) == "return" {
      return true
    }
    return tokens.count > 1 && !last.followsSpace
      && ";)".unicodeScalars.contains(last.sign(in: text))
  }

  /// Whether a straight mark stands before what parts or closes the arguments of a call: it begins
  /// no quotation, also behind the blank that a string ends with, `("ABC: ", 15)`.
  private static func endsArgument(
    _ position: Int, _ scalar: Unicode.Scalar, _ text: Skeleton
  ) -> Bool {
    (scalar == "\"" || scalar == "'") && ",)]};".unicodeScalars.contains(text.at(position + 1))
  }

  /// How many open ends are looked at.
  private static let reach = 8

  /// Closes the last open end that matches. In a string that is open it closes none before that:
  /// `print("ABC (" + DEF + ")")`.
  private mutating func close(
    _ index: Int, _ open: inout [(token: Int, sign: Unicode.Scalar)], isInString: Bool = false,
    where matches: (Unicode.Scalar) -> Bool
  ) {
    // Their places, not a slice: with that the array would be copied below.
    let last = open.indices.suffix(Self.reach)
    guard let found = last.last(where: { matches(open[$0].sign) }) else { return }
    if isInString, let mark = last.last(where: { open[$0].sign == "\"" }), mark > found { return }
    closing[open[found].token] = index
    open.removeSubrange(found...)
  }

  /// Whether a mark opens a quotation of Latin words with a space behind it, as in French.
  private static func isSpaced(_ mark: Token, _ text: Skeleton) -> Bool {
    let end = mark.range.upperBound
    return mark.sign(in: text) == "\u{AB}" && text.isSpace(ifThere: end)
      && text.isStrong(end + 1) && !text.isRightToLeftLetter(end + 1)
  }

  /// Whether a mark may open a quotation where it stands.
  private static func mayOpen(
    _ position: Int, _ scalar: Unicode.Scalar, _ text: Skeleton
  ) -> Bool {
    if scalar == "\u{AB}" || scalar == "\u{201E}" || scalar == "\u{2039}" { return true }
    return text.mayBeginWord(position) || opensBehindPrefix(position, scalar, text)
      || StringPrefix.opens(position, text)
  }

  /// Whether a double mark stands right behind a right-to-left prefix, with a Latin letter or a
  /// digit behind it: `B"12 ABC"`. Behind the mark of an abbreviation its own letters go on.
  private static func opensBehindPrefix(
    _ position: Int, _ scalar: Unicode.Scalar, _ text: Skeleton
  ) -> Bool {
    "\"\u{201C}\u{201D}".unicodeScalars.contains(scalar)
      && (text.isLatin(position + 1) || text.isDigit(position + 1))
      && text.followsJoinedPrefix(position)
  }

  /// The mark that a range begins with and ends in one, or that stands right before it with one
  /// right behind it; nil where neither is so. O(1).
  static func mark(around range: Range<Int>, _ text: Skeleton) -> Unicode.Scalar? {
    let ends = [
      (text.at(range.lowerBound), text.at(range.upperBound - 1)),
      (text.at(range.lowerBound - 1), text.at(range.upperBound)),
    ]
    return ends.first { isQuotationMark($0.0) && isQuotationMark($0.1) }?.0
  }

  /// Whether a scalar begins or ends quotations.
  static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201A, 0x201C...0x201F, 0x2039, 0x203A, 0x60: true
    default: false
    }
  }

  private static func matches(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    switch open.value {
    case 0x22, 0x27: open == close
    case 0x60: close == "`" || close == "'"
    case 0xAB: close == "\u{BB}"
    case 0xBB: close == "\u{AB}"
    case 0x2039: close == "\u{203A}"
    case 0x2018, 0x201A: close == "\u{2019}" || close == "\u{2018}"
    case 0x201C...0x201F: (0x201C...0x201F).contains(close.value)
    default: false
    }
  }
}
