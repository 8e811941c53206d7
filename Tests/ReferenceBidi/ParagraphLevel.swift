internal import BidiAlgorithm

extension ReferenceBidi {
  /// BD9: the PDI that matches the isolate initiator at a position, or nil where there is none.
  ///
  /// "The first PDI following the initiator for which the counter, set to one, incremented at each
  /// isolate initiator and decremented at each PDI, is zero", within the paragraph.
  static func matchingPDI(of initiator: Int, in classes: [BidiClass]) -> Int? {
    var counter = 1
    for position in classes.indices where position > initiator {
      if classes[position] == .b { return nil }
      if classes[position].isIsolateInitiator { counter += 1 }
      if classes[position] == .pdi { counter -= 1 }
      if classes[position] == .pdi, has(.nextPDIMatches) { return position }
      if counter == 0 { return position }
    }
    return nil
  }

  /// BD9, read from the other side: the isolate initiator that the PDI at a position matches.
  static func matchingInitiator(of pdi: Int, in classes: [BidiClass]) -> Int? {
    classes.indices.first {
      classes[$0].isIsolateInitiator && matchingPDI(of: $0, in: classes) == pdi
    }
  }

  /// P2: "find the first character of type L, AL, or R while skipping over any characters between
  /// an isolate initiator and its matching PDI or, if there is no matching PDI, the end of the
  /// paragraph."
  ///
  /// The search is limited to a range, so that X5c can ask it of an isolate's content.
  static func firstStrong(
    in range: Range<Int>, of classes: [BidiClass], entersIsolates: Bool = false
  ) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      if classes[position] == .b { return nil }
      if classes[position].isStrong { return position }
      if classes[position].isIsolateInitiator, !entersIsolates {
        guard let end = matchingPDI(of: position, in: classes) else { return nil }
        position = end
      }
      position += 1
    }
    return nil
  }

  /// P2 and P3: "If a character is found in P2 and it is of type AL or R, then set the paragraph
  /// embedding level to one; otherwise, set it to zero." HL1 sets it from outside.
  static func paragraphLevel(
    of classes: [BidiClass], direction: BaseDirection
  ) -> (level: Int, position: Int?) {
    switch direction {
    case .explicit(.leftToRight): return (0, nil)
    case .explicit(.rightToLeft): return (1, nil)
    case .auto:
      guard
        let position = firstStrong(
          in: classes.indices, of: classes, entersIsolates: has(.entersIsolatesInP2))
      else { return (0, nil) }
      return (classes[position] == .l ? 0 : 1, position)
    }
  }
}
