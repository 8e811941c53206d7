internal import BidiAlgorithm

/// The directional status stack and its counters (X1).
struct AlteredStatus {
  struct Entry {
    var level: Int
    var override: BidiClass?
    var isIsolate: Bool
  }

  private var stack: [Entry]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0
  private let alterations: AlterationSet
  private let highestLevel: Int

  init(paragraphLevel: Int, _ alterations: AlterationSet) {
    stack = [Entry(level: paragraphLevel, override: nil, isIsolate: false)]
    self.alterations = alterations
    highestLevel = Self.highestLevel(alterations)
  }

  var last: Entry { stack[stack.count - 1] }

  private func isAltered(_ alteration: RuleAlteration) -> Bool {
    alterations.contains(alteration)
  }

  private static let limits: [(RuleAlteration, Int)] = [
    (.bd2OneLess, 124), (.bd2OneMore, 126), (.bd2Sixty, 61), (.bd2Highest30, 30),
    (.bd2Highest60, 60), (.bd2Highest62, 62), (.bd2Highest63, 63), (.bd2Highest64, 64),
    (.bd2Highest100, 100), (.bd2Highest127, 127), (.bd2Highest15, 15),
  ]

  /// BD2.
  private static func highestLevel(_ alterations: AlterationSet) -> Int {
    limits.first { alterations.contains($0.0) }?.1 ?? 125
  }

  private func nextLevel(_ isRightToLeft: Bool) -> Int {
    last.level + (last.level % 2 == (isRightToLeft ? 1 : 0) ? 2 : 1)
  }

  /// X2 to X5.
  mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
    var level = nextLevel(isRightToLeft)
    if override == nil, isAltered(isRightToLeft ? .x2OneLevel : .x3OneLevel) {
      level = last.level + 1
    }
    if override == nil, isRightToLeft, last.level % 2 == 0, isAltered(.x2UpThree) { level += 2 }
    let hasOverflow =
      !isAltered(.x2PushesPastOverflow) && (overflowIsolates > 0 || overflowEmbeddings > 0)
    if level <= highestLevel, !hasOverflow {
      stack.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 || isAltered(.x2OverflowInOverflowIsolate),
      !isAltered(.x2OverflowNotCounted)
    {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  mutating func isolate(isRightToLeft: Bool) {
    let level = nextLevel(isRightToLeft)
    let hasOverflow = overflowIsolates > 0 || overflowEmbeddings > 0
    if level <= highestLevel, !hasOverflow || isAltered(.x5aPushesPastOverflow) {
      validIsolates += 1
      stack.append(
        Entry(
          level: level, override: isAltered(.x5aKeepsOverride) ? last.override : nil,
          isIsolate: true))
    } else if !isAltered(.x5aOverflowNotCounted) {
      overflowIsolates += 1
    }
  }

  /// X6a.
  mutating func endIsolate() {
    if isAltered(.x6aIgnored) { return }
    if overflowIsolates > 0 {
      if !isAltered(.x6aOverflowNotCounted) { overflowIsolates -= 1 }
    } else if validIsolates == 0 {
      if isAltered(.x6aUnmatchedCloses) {
        stack.removeSubrange(1...)
        overflowEmbeddings = 0
      }
      if isAltered(.x6aUnmatchedPops), stack.count > 1 { stack.removeLast() }
    } else {
      if !isAltered(.x6aKeepsOverflowEmbeddings) { overflowEmbeddings = 0 }
      if isAltered(.x6aClosesOutermost), let outermost = stack.firstIndex(where: \.isIsolate) {
        stack.removeSubrange(outermost...)
        validIsolates = 0
        return
      }
      if !isAltered(.x6aPopsOne) {
        while !last.isIsolate, stack.count > 1 { stack.removeLast() }
      }
      if stack.count > 1 { stack.removeLast() }
      validIsolates -= 1
    }
  }

  /// X7.
  mutating func endEmbedding() {
    if isAltered(.x7Ignored) { return }
    if overflowIsolates > 0, !isAltered(.x7ClosesInOverflowIsolate) { return }
    if overflowEmbeddings > 0 {
      if !isAltered(.x7OverflowNotCounted) { overflowEmbeddings -= 1 }
    } else if stack.count > 1 {
      if !last.isIsolate {
        stack.removeLast()
        if isAltered(.x7ClosesAll) {
          while stack.count > 1, !last.isIsolate { stack.removeLast() }
        }
      } else if isAltered(.x7ClosesIsolate) {
        stack.removeLast()
        validIsolates = max(0, validIsolates - 1)
      }
    }
  }
}
