internal import BidiAlgorithm

/// BD14–BD16 and N0, over one isolating run sequence.
extension ReferenceBidi {
  /// BD16: the bracket pairs of a sequence, by their opening brackets.
  ///
  /// BD14 and BD15 ask that the *current* type of the bracket be ON. A stack of 63 elements; "if an
  /// opening paired bracket is found and there is no room in the stack, stop processing BD16 for
  /// the remainder of the isolating run sequence and return an empty list."
  static func bracketPairs(
    _ text: [ReferenceCharacter], _ sequence: ReferenceSequence, _ brackets: [BracketCharacter]
  ) -> [BracketPair] {
    var stack: [(identity: UInt32, position: Int)] = []
    var pairs: [BracketPair] = []
    for position in sequence.positions where text[position].bidiClass == .on {
      guard let bracket = brackets.first(where: { $0.position == position }) else { continue }
      switch bracket.side {
      case .opening:
        let limits: [(ReferenceFlaw, Int)] = [(.limit62, 62), (.limit64, 64), (.limit32, 32)]
        let limit = limits.first { has($0.0) }?.1 ?? 63
        if stack.count == limit {
          return has(.overflowKeepsPairs) ? pairs.sorted { $0.opening < $1.opening } : []
        }
        stack.append((bracket.identity, position))
      case .closing:
        // "Compare the closing paired bracket being inspected or its canonical equivalent to the
        // bracket in the current stack element", from the top element down to the bottom.
        var element = stack.count - 1
        while element >= 0 {
          if stack[element].identity == bracket.identity {
            pairs.append(BracketPair(opening: stack[element].position, closing: position))
            // "Pop the stack through the current stack element inclusively."
            stack.removeSubrange(element...)
            break
          }
          element -= 1
        }
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// N0: "Process bracket pairs in an isolating run sequence sequentially in the logical order of
  /// the text positions of the opening paired brackets." EN and AN count as R here.
  static func n0(
    _ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence, _ pairs: [BracketPair]
  ) {
    for pair in pairs {
      guard let direction = direction(of: pair, text, sequence) else { continue }  // N0 d
      for bracket in [pair.opening, pair.closing] {
        text[bracket].bidiClass = direction
        // "Any number of characters that had original bidirectional character type NSM prior to the
        // application of W1 that immediately follow a paired bracket which changed to L or R under
        // N0 should change to match the type of their preceding bracket." The original type is the
        // one that the character came with; an override (X6) resets the current type alone.
        for mark in sequence.positions where mark > bracket && !has(.noMarksAfterBrackets) {
          guard text[mark].originalClass == .nsm else { break }
          text[mark].bidiClass = direction
        }
      }
    }
  }

  /// N0 a–d: the class both brackets of a pair take, or nil where they are left to N1 and N2.
  private static func direction(
    of pair: BracketPair, _ text: [ReferenceCharacter], _ sequence: ReferenceSequence
  ) -> BidiClass? {
    let embedding = sequence.embeddingDirection
    let opposite: BidiClass = embedding == .l ? .r : .l
    let enclosed = sequence.positions.filter { $0 > pair.opening && $0 < pair.closing }
    let strongInside = enclosed.compactMap { strongTypeForN0(text[$0].bidiClass) }
    if has(.firstInsideInN0) { return strongInside.first }
    if strongInside.contains(embedding), !has(.noEmbeddingInN0) { return embedding }  // b
    if has(.noEmbeddingInN0), !strongInside.contains(opposite) { return nil }
    if strongInside.isEmpty { return nil }  // d
    if has(.noN0Context) { return embedding }
    // c: "test for an established context with a preceding strong type by checking backwards before
    // the opening paired bracket until the first strong type (L, R, or sos) is found."
    let before = sequence.positions.filter { $0 < pair.opening }
    let context =
      before.reversed().compactMap { strongTypeForN0(text[$0].bidiClass) }.first ?? sequence.sos
    return context == opposite ? opposite : embedding  // c1, c2
  }

  /// "Within this scope, bidirectional types EN and AN are treated as R."
  private static func strongTypeForN0(_ bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .l: .l
    case .en: has(.noEuropeanNumbersInN0) ? nil : .r
    case .r, .an: .r
    default: nil
    }
  }
}
