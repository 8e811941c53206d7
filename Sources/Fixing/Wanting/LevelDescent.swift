internal import BidiAlgorithm

/// How the levels of the rest of a paragraph go down: how many of its scalars are drawn while the
/// lowest level up to them is each level.
struct LevelDescent: Hashable {
  /// Some scalars that are drawn.
  struct Step: Hashable {
    /// The lowest level from the beginning to each of them.
    var lowest: UInt8
    /// How many they are.
    var count: Int
  }

  /// The steps from the highest to the lowest.
  private(set) var steps: [Step] = []

  /// The same behind one scalar more.
  ///
  /// - Parameters:
  ///   - level: its level; nil for what X9 removes.
  ///   - count: how many scalars are drawn with it.
  /// - Returns: the descent from that scalar on.
  func behind(_ level: EmbeddingLevel?, drawn count: Int) -> LevelDescent {
    guard let level = level?.rawValue else { return self }
    let isLower = steps.prefix { $0.lowest >= level }
    let first = isLower.reduce(count) { $0 + $1.count }
    var next = self
    next.steps.replaceSubrange(
      isLower.indices, with: first == 0 ? [] : [Step(lowest: level, count: first)])
    return next
  }
}
