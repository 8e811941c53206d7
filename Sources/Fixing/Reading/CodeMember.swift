/// Right-to-left names of members, right behind the dot of a Latin name: `obj.ABC = 5`,
/// `a.b.ABC(5)`. No prose has such a dot between two words, and what stands behind the member would
/// be drawn between it and its owner.
enum CodeMember {
  /// Whether all tokens are a call of one. O(its name's length).
  static func isCall(_ tokens: [Token], _ pairs: TokenPairs, _ text: Skeleton) -> Bool {
    guard let opening = tokens.firstIndex(where: { $0.sign(in: text) == "(" }), opening > 0,
      !tokens[opening].followsSpace, pairs.closing[opening] == tokens.count - 1
    else { return false }
    return isOne(tokens[0].range.lowerBound..<tokens[opening].range.lowerBound, text)
  }

  /// Whether a range is a name that begins with a small Latin letter, and a dot in it parts Latin
  /// letters from right-to-left ones. O(its length).
  static func isOne(_ name: Range<Int>, _ text: Skeleton) -> Bool {
    guard text.isLatin(name.lowerBound), !text.isCapital(name.lowerBound),
      name.allSatisfy({
        text.isCodeLetter($0) || text.isOfRightToLeftWord($0) || text.isDigit($0)
          || text.at($0) == "."
      })
    else { return false }
    return name.contains {
      text.at($0) == "." && text.isCodeLetter($0 - 1) && text.isRightToLeftLetter($0 + 1)
    }
  }
}
