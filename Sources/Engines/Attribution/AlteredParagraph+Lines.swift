internal import BidiAlgorithm

/// L1 and L2, over the paragraph as one line.
extension AlteredParagraph {
  /// L1.
  func levelsAfterL1() -> [Int] {
    if isAltered(.l1Missing) { return levels }
    var levels = levels
    /// Whether white space here stands before a separator or the line's end.
    var isReset = !isAltered(.l1NoEnd)
    for position in input.classes.indices.reversed() {
      let original = input.classes[position]
      switch original {
      case .s, .b:
        if original == .b || !isAltered(.l1NoSegment) { levels[position] = paragraphLevel }
        isReset = !isAltered(.l1NoSpacesBeforeSegment)
      case .ws: break
      case .lri, .rli, .fsi, .pdi: if isAltered(.l1NoIsolates) { isReset = false }
      case .lre, .rle, .lro, .rlo, .pdf, .bn: if isAltered(.l1StopsAtRemoved) { isReset = false }
      default: isReset = false
      }
      let isOverridden = isAltered(.l1ResolvedClasses) && explicitClasses[position] != original
      if isOverridden, original != .s, original != .b { isReset = false }
      if isReset, original != .s, original != .b { levels[position] = paragraphLevel }
    }
    return levels
  }

  /// L2: the positions from left to right.
  func order(of shown: [Int], _ levels: [Int]) -> [Int] {
    var display = shown
    let present = Set(shown.map { levels[$0] })
    guard let highest = present.max(), let lowestOdd = present.filter({ $0 % 2 == 1 }).min(),
      !isAltered(.l2Missing)
    else { return display }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      if isAltered(.l2OddOnly), level % 2 == 0 { continue }
      if isAltered(.l2OnlyPresent), !present.contains(level) { continue }
      if isAltered(.l2HighestLeftOut), level == highest { continue }
      if isAltered(.l2LowestLeftOut), level == lowestOdd { continue }
      var start = 0
      while start < display.count {
        var end = start
        while end < display.count, levels[display[end]] >= level { end += 1 }
        display[start..<end].reverse()
        start = Swift.max(end, start + 1)
      }
    }
    return display
  }
}
