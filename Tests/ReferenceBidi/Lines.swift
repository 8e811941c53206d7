public import BidiAlgorithm

/// L1 and L2 for one line.
extension ReferenceParagraph {
  /// L1: the levels of a line's characters; nil where X9 removed the character. Positions are
  /// scalars from the paragraph's start.
  ///
  /// "On each line, reset the embedding level of the following characters to the paragraph
  /// embedding level:
  /// 1. segment separators, 2. paragraph separators, 3. any sequence of whitespace characters
  /// and/or isolate formatting characters (FSI, LRI, RLI, and PDI) preceding a segment separator or
  /// paragraph separator, and
  /// 4. any sequence of whitespace characters and/or isolate formatting characters at the end of
  /// the line. The types of characters used here are the original types."
  public func lineLevels(_ range: Range<Int>) -> [Int?] {
    let classes = input.classes
    let resolved = resolvedLevels
    if ReferenceBidi.has(.noL1) { return range.map { resolved[$0] } }
    return range.map { position in
      guard let level = resolved[position] else { return nil }
      if classes[position] == .s, ReferenceBidi.has(.noSegmentInL1) { return level }
      if classes[position] == .s || classes[position] == .b { return paragraphLevel }
      guard isSpace(classes[position]) else { return level }
      // What ends the sequence of spaces in which this one stands?
      let next = (position..<range.upperBound).first {
        !isSpace(classes[$0]) && resolved[$0] != nil
      }
      if position + 1 < range.upperBound, isSpace(classes[position + 1]),
        ReferenceBidi.has(.lastSpaceOnlyInL1)
      {
        return level
      }
      guard let next else { return paragraphLevel }
      return classes[next] == .s || classes[next] == .b ? paragraphLevel : level
    }
  }

  private func isSpace(_ bidiClass: BidiClass) -> Bool {
    if bidiClass == .ws { return true }
    return [.fsi, .lri, .rli, .pdi].contains(bidiClass) && !ReferenceBidi.has(.noIsolatesInL1)
  }

  /// L2: the positions of a line's characters from left to right, those that X9 removed left out.
  ///
  /// "From the highest level found in the text to the lowest odd level on each line, including
  /// intermediate levels not actually present in the text, reverse any contiguous sequence of
  /// characters that are at that level or higher."
  public func order(_ range: Range<Int>) -> [Int] {
    let levels = lineLevels(range)
    var display = range.filter { levels[$0 - range.lowerBound] != nil }
    func level(_ position: Int) -> Int { levels[position - range.lowerBound] ?? 0 }
    let present = display.map(level)
    guard let highest = present.max(), let lowestOdd = present.filter({ $0 % 2 == 1 }).min() else {
      return display
    }
    for current in stride(from: highest, through: lowestOdd, by: -1) {
      if ReferenceBidi.has(.oddLevelsInL2), current % 2 == 0 { continue }
      if ReferenceBidi.has(.presentLevelsInL2), !present.contains(current) { continue }
      var start = 0
      while start < display.count {
        var end = start
        while end < display.count, level(display[end]) >= current { end += 1 }
        display[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return display
  }

  /// The whole paragraph as one line, in the terms of `BidiCharacterTest.txt`.
  public var answer: ResolverAnswer {
    let whole = input.classes.indices
    return ResolverAnswer(
      paragraphLevel: EmbeddingLevel(paragraphLevel),
      levels: lineLevels(whole).map { $0.map { EmbeddingLevel($0) } }, order: order(whole))
  }
}
