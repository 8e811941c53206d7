internal import BidiAlgorithm

extension Reading {
  /// Right-to-left names with arrows between them: each runs in its own direction, and all of them
  /// from left to right.
  func arrowed(_ range: Range<Int>) -> Element {
    var parts: [Element] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let words = tokens[index..<range.upperBound].prefix { $0.direction == .rightToLeft }
      guard let first = words.first, let last = words.last else {
        parts.append(element(tokens[index], .leftToRight))
        index += 1
        continue
      }
      var name = Element.row(
        words.map { element($0, .rightToLeft) }, .rightToLeft,
        in: first.range.lowerBound..<last.range.upperBound)
      name.kind = .name
      name.followsSpace = first.followsSpace
      parts.append(name)
      index = words.endIndex
    }
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    var row = Element.row(
      parts, .leftToRight, in: first.range.lowerBound..<last.range.upperBound)
    row.kind = .name
    // Its letters are those of the sentence that it stands in.
    row.direction = .rightToLeft
    row.followsSpace = first.followsSpace
    return row
  }
}
