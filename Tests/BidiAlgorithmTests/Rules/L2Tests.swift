import BidiAlgorithm
import TestSupport
import Testing

/// L2: the order of runs.
@Suite struct L2Tests {
  /// The standard's examples of 3.4, in storage and as displayed (without mirroring).
  @Test(arguments: [
    ("car means CAR.", "car means RAC.", BaseDirection.auto),
    ("car MEANS CAR.", ".RAC SNAEM car", .explicit(.rightToLeft)),
    ("he said \"{RLI}car MEANS CAR{PDI}.\"", "he said \"{RLI}RAC SNAEM car{PDI}.\"", .auto),
    (
      "DID YOU SAY '{LRI}he said \"{RLI}car MEANS CAR{PDI}\"{PDI}'?",
      "?'{PDI}he said \"{RLI}RAC SNAEM car{PDI}\"{LRI}' YAS UOY DID", .auto
    ),
    ("ab CD12 EF gh", "ab FE 12DC gh", .auto),
    ("{LRO}abc{RLO}DEF{LRO}ghi{RLO}JKL{LRO}mno", "abcghimnoLKJFED", .explicit(.leftToRight)),
  ])
  func examples(_ pseudo: String, _ display: String, _ direction: BaseDirection) {
    #expect(RuleExamples.display(pseudo: pseudo, direction) == display)
  }

  /// The linear order against the standard's reversals, level by level.
  @Test func agreesWithReversals() {
    let seed: UInt64 = 9
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    for _ in 0..<3000 {
      let levels = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Int.random(in: 0...6, using: &generator)
      }
      var classes: [BidiClass] = []
      for level in levels {
        // Isolates of nested directions give each letter its level.
        var depth = 0
        while depth < level {
          classes.append(depth % 2 == 0 ? .rle : .lre)
          depth += 1
        }
        classes.append(level % 2 == 0 ? .l : .r)
        classes += Array(repeating: .pdf, count: depth)
      }
      let paragraph = resolve(BidiInput(classes: classes), direction: .explicit(.leftToRight))
      let letters = classes.indices.filter { !classes[$0].isRemovedByX9 }
      let found = paragraph.wholeLine.order.map { position in letters.firstIndex(of: position)! }
      if found != reversed(levels) { failures.append("\(levels): \(found)") }
      let alone = DirectionalRun.visualOrder(ofLevels: levels.map { EmbeddingLevel($0) })
      if alone != found { failures.append("\(levels), alone: \(alone)") }
    }
    #expect(failures == [], "seed \(seed)")
  }

  private func reversed(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }

  @Test func reportsEachReversal() {
    let paragraph = resolve(RuleExamples.input("ab CD12 EF gh"))
    var trace = BidiTrace(of: paragraph.input)
    _ = paragraph.line(0..<13, observer: &trace)
    #expect(
      trace.events(of: .l2).map(\.detail) == [
        .reversal([5..<7], EmbeddingLevel(2)), .reversal([3..<10], EmbeddingLevel(1)),
      ])
  }
}
