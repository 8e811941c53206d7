internal import BidiAlgorithm

/// What is Latin in a right-to-left sentence.
extension Reading {
  /// Quotations and brackets of Latin words from a token on, with what stands between them, that
  /// look in a right-to-left sentence as they are written: `"a": "b"`; nil where they do not. Equal
  /// marks may have changed places. `end` is that of the tokens without right-to-left letters.
  func latinData(
    _ start: Int, _ range: Range<Int>
  ) -> (element: Element?, next: Int, end: Int) {
    var end = start
    var (pairCount, last) = (0, start)
    var hasLatin = false
    while end < range.upperBound, tokens[end].direction != .rightToLeft {
      if tokens[end].direction == .leftToRight { hasLatin = true }
      if let closing = pairs.closing[end], closing < range.upperBound {
        pairCount += 1
        last = max(last, closing)
      }
      end += 1
    }
    let letters = tokens[start].range.lowerBound..<tokens[last].range.upperBound
    guard hasLatin, pairCount > 1, last < end, text.isDrawn(letters, .leftToRight) else {
      return (nil, start, end)
    }
    var element = Element(
      kind: .quotation, range: letters, order: .leftToRight, parts: [], direction: .leftToRight)
    element.followsSpace = tokens[start].followsSpace
    return (element, last + 1, end)
  }

  /// Several tokens from one on that are one piece with Latin letters in a right-to-left sentence,
  /// or a point in time, as programs print it.
  func latinPiece(_ start: Int, _ range: Range<Int>) -> (element: Element, end: Int)? {
    if let point = PointInTime.element(start, in: range, tokens, text) { return point }
    if let end = LevelInBrackets.end(start, in: range, tokens, text),
      let element = Element(tokens[start..<end], kind: .identifier)
    {
      return (element, end)
    }
    let name =
      SignedRun.end(start, in: range, tokens, text)
      ?? VersionedName.end(start, in: range, tokens, text)
      ?? GuestMark.end(start, in: range, tokens, text)
      ?? NicknamedName.end(start, in: range, tokens, pairs, text)
      ?? FamilyInitial.end(start, in: range, tokens, text)
      ?? Synopsis.end(start, in: range, tokens, text)
      ?? OptionForms.end(start, in: range, tokens, text)
    if name == nil,
      let end = MeasuredNumber.endWithDot(start, in: range, tokens, text)
        ?? MeasuredThing.end(start, in: range, tokens, text)
        ?? MeasuredNumber.end(start, in: range, tokens, text)
        ?? DiscountPhrase.end(start, in: range, tokens, text),
      let element = Element(tokens[start..<end], kind: .number)
    {
      return (element, end)
    }
    guard let end = name ?? NumberedFile.end(start, in: range, tokens, text),
      let element = Element(tokens[start..<end], kind: name == nil ? .path : .name)
    else { return nil }
    return (element, end)
  }

  /// The name of a file as a right-to-left word of its sentence, with its Latin ending.
  func file(_ range: Range<Int>) -> Element {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    var parts = tokens[range].map { element($0, .rightToLeft) }
    parts[parts.count - 1].kind = .name
    var file = Element(
      kind: .name, range: first.range.lowerBound..<last.range.upperBound, order: .rightToLeft,
      parts: parts, direction: .rightToLeft)
    file.isWord = true
    return file
  }
}
