internal import BidiAlgorithm

extension Reading {
  /// The fields between the brackets of a wiki, or the items of a list, each by itself, and what
  /// parts them.
  func fields(_ range: Range<Int>, _ separators: [Int], _ depth: Int) -> [Element] {
    var parts: [Element] = []
    var start = range.lowerBound
    for end in separators + [range.upperBound] {
      parts +=
        WikiSyntax.isSentence(tokens[start..<end])
        ? [ownSentence(start..<end)] : elements(start..<end, .leftToRight, depth: depth)
      if end < range.upperBound { parts.append(element(tokens[end], .leftToRight)) }
      start = end + 1
    }
    return parts
  }
}
