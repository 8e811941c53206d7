import BidiAlgorithm
import Testing

/// Every input resolves: whatever the length, the depth and the order.
@Suite struct TotalityTests {
  @Test func emptyAndSingle() {
    #expect(resolve(BidiInput(classes: [])).levels == [])
    #expect(resolve(BidiInput(classes: [])).wholeLine.order == [])
    for bidiClass in BidiClass.allCases {
      let paragraph = resolve(BidiInput(classes: [bidiClass]), direction: .explicit(.rightToLeft))
      #expect(paragraph.levels.count == 1)
      #expect(paragraph.wholeLine.fullOrder == [0])
    }
  }

  /// A separator within the text, brackets out of order or out of bounds: wrong use, but an answer.
  @Test func wrongUseGetsAnAnswer() {
    let classes: [BidiClass] = [.rli, .on, .b, .pdi, .on, .r, .fsi, .b, .r]
    let brackets = [9, 4, -1, 1, 1, Int.max].map {
      BracketCharacter(position: $0, side: .opening, identity: 0)
    }
    let paragraph = resolve(BidiInput(classes: classes, brackets: brackets))
    #expect(paragraph.levels.count == 9)
    #expect(paragraph.wholeLine.fullOrder.sorted() == Array(0..<9))
  }

  /// A million scalars of each kind that has slowed some engine down. Quadratic work would take
  /// hours.
  @Test func aMillionScalars() {
    let million = 1_000_000
    for (name, unit) in Self.units {
      let classes = Array((0..<million).lazy.map { unit[$0 % unit.count].0 })
      let brackets = (0..<million).compactMap { position -> BracketCharacter? in
        guard let (side, identity) = unit[position % unit.count].1 else { return nil }
        return BracketCharacter(position: position, side: side, identity: identity)
      }
      let input = BidiInput(classes: classes, brackets: brackets)
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let paragraph = resolve(input, direction: .explicit(direction))
        #expect(paragraph.levels.allSatisfy { $0.rawValue <= 126 }, "\(name)")
        var seen = [Bool](repeating: false, count: million)
        for position in paragraph.wholeLine.fullOrder { seen[position] = true }
        #expect(seen.allSatisfy { $0 }, "\(name)")
      }
    }
  }

  private typealias Unit = [(BidiClass, (BracketCharacter.Side, UInt32)?)]

  private static var units: [(String, Unit)] {
    let mismatched: Unit =
      (0..<62).map { (.on, (.opening, UInt32($0))) }
      + (0..<5000).map { _ in (.on, (.closing, 99)) }
    return [
      ("open FSI", [(.fsi, nil)]),
      (
        "nested FSI",
        Array(repeating: (.fsi, nil), count: 500) + Array(repeating: (.pdi, nil), count: 500)
      ),
      (
        "isolates",
        Array(repeating: (.rli, nil), count: 60) + [(.l, nil)]
          + Array(repeating: (.pdi, nil), count: 60)
      ),
      (
        "embeddings",
        Array(repeating: (.rle, nil), count: 200) + [(.l, nil)]
          + Array(repeating: (.pdf, nil), count: 200)
      ),
      ("unmatched opening", [(.on, (.opening, 1)), (.r, nil)]),
      ("unmatched closing", [(.on, (.closing, 1)), (.r, nil)]),
      ("pairs", [(.on, (.opening, 1)), (.r, nil), (.on, (.closing, 1))]),
      ("mismatched", mismatched),
      ("alternating", [(.l, nil), (.r, nil)]),
      ("removed", [(.bn, nil)]),
      (
        "marks after brackets",
        [(.on, (.opening, 1)), (.nsm, nil), (.l, nil), (.on, (.closing, 1)), (.nsm, nil)]
      ),
    ]
  }
}
