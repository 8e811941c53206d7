internal import BidiAlgorithm

extension Reading {
  /// What begins with a token, has right-to-left names and runs from left to right in a
  /// right-to-left sentence, and its end: how a program is called, or names with arrows between
  /// them; nil of anything else.
  func rowOfNames(_ index: Int, in range: Range<Int>) -> (element: Element, end: Int)? {
    if let end = LabelledSynopsis.end(index, in: range, tokens, pairs, text) {
      return (synopsis(index..<end), end)
    }
    guard let end = ArrowedNames.end(index, in: range, tokens, text) else { return nil }
    return (arrowed(index..<end), end)
  }

  /// How a program is called, with right-to-left names of what it is given: each part of it runs in
  /// its own direction, and all of them from left to right. Dots that end brackets run so, too.
  private func synopsis(_ range: Range<Int>) -> Element {
    var parts: [Element] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let own = tokens[index..<range.upperBound].prefix { $0.direction == .rightToLeft }
      if let closing = pairs.closing[index],
        !".\u{2026}".unicodeScalars.contains(tokens[closing - 1].sign(in: text))
      {
        parts.append(group(index, closing, .leftToRight, depth: 1, isInCode: false))
        index = closing + 1
      } else if own.count > 1, let first = own.first, let last = own.last {
        let letters = first.range.lowerBound..<last.range.upperBound
        parts.append(
          .row(elements(own.indices, .rightToLeft, depth: 1), .rightToLeft, in: letters))
        index = own.endIndex
      } else {
        parts.append(element(tokens[index], .leftToRight))
        index += 1
      }
    }
    var row = Element.row(
      parts, .leftToRight,
      in: tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
    row.kind = .identifier
    row.followsSpace = tokens[range.lowerBound].followsSpace
    return row
  }
}
