internal import BidiAlgorithm
internal import UnicodeData

/// The piece at the head of a paragraph that pulls it in the wrong direction.
enum OpposingHead {
  /// The first run of strong text against a direction, outside isolates, with what stands inside
  /// it: from its first strong scalar to the end of its last token. Nil where the text begins in
  /// that direction, or nothing in that direction follows. O(*n*).
  static func find(
    in scalars: [Unicode.Scalar], towards direction: TextDirection
  ) -> Range<Int>? {
    var isolates = IsolateDepth()
    var start: Int?
    var end = 0
    for (offset, scalar) in scalars.enumerated() {
      let bidiClass = BidiProperties.bidiClass(of: scalar)
      if bidiClass == .b { return nil }
      // A PDI that matches nothing would close the new isolate too early.
      if bidiClass == .pdi, isolates.isOutside, start != nil { return nil }
      isolates.consume(bidiClass)
      guard bidiClass.isStrong, isolates.isOutside else { continue }
      let isWanted = bidiClass.isStrongRightToLeft == (direction == .rightToLeft)
      if isWanted { return start.map { $0..<tokenEnd(scalars, from: end, before: offset) } }
      if start == nil { start = offset }
      end = offset + 1
    }
    return nil
  }

  /// Takes in the digits and marks that belong to the token of the last strong scalar.
  private static func tokenEnd(
    _ scalars: [Unicode.Scalar], from end: Int, before limit: Int
  ) -> Int {
    var end = end
    while end < limit {
      switch BidiProperties.bidiClass(of: scalars[end]) {
      case .en, .an, .nsm, .bn: end += 1
      default: return end
      }
    }
    return end
  }
}
