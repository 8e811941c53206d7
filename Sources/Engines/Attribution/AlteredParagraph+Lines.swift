internal import Algorithms
internal import BidiAlgorithm

/// L1 and L2, over the paragraph as one line.
extension AlteredParagraph {
  /// L1.
  func levelsAfterL1() -> [Int] {
    if isAltered(.l1Missing) { return levels }
    var levels = levels
    let paragraphLevel = isAltered(.l1ToZero) ? 0 : paragraphLevel
    /// Whether white space here stands before a separator or the line's end.
    var isReset = !isAltered(.l1NoEnd)
    for position in input.classes.indices.reversed() {
      let original = input.classes[position]
      switch original {
      case .s, .b:
        if original == .b || !isAltered(.l1NoSegment) { levels[position] = paragraphLevel }
        isReset = !isAltered(.l1NoSpacesBeforeSegment)
      case .ws: if isAltered(.l1Everywhere) { levels[position] = paragraphLevel }
      case .on where isAltered(.l1Neutrals): break
      case .lri, .rli, .fsi:
        if isAltered(.l1NoIsolates) || isAltered(.l1NoInitiators) { isReset = false }
      case .pdi: if isAltered(.l1NoIsolates) || isAltered(.l1NoPDI) { isReset = false }
      case .bn where isAltered(.l1StopsAtBN): isReset = false
      case .lre, .rle, .lro, .rlo, .pdf, .bn: if isAltered(.l1StopsAtRemoved) { isReset = false }
      default: isReset = false
      }
      let isOverridden = isAltered(.l1ResolvedClasses) && explicitClasses[position] != original
      if isOverridden, original != .s, original != .b { isReset = false }
      let isInRow =
        isAltered(.l1LastOnly) && position + 1 < input.classes.count
        && isSpace(input.classes[position + 1])
      if isReset, original != .s, original != .b, !isInRow { levels[position] = paragraphLevel }
    }
    return levels
  }

  private func isSpace(_ bidiClass: BidiClass) -> Bool {
    bidiClass == .ws || bidiClass == .pdi || bidiClass.isIsolateInitiator
  }

  /// L2: the positions from left to right.
  func order(of shown: [Int], _ levels: [Int]) -> [Int] {
    var display = shown
    let own = shown.map { levels[$0] }
    guard let highest = own.max(), let lowestOdd = own.filter({ $0 % 2 == 1 }).min(),
      !isAltered(.l2Missing)
    else { return isAltered(.l2FromTheRight) && paragraphLevel == 1 ? display.reversed() : display }
    if isAltered(.l2WholeLine) { return paragraphLevel == 1 ? display.reversed() : display }
    if isAltered(.l2RunsInPlace) { return runsReversed(display, levels) }
    let present = isAltered(.l2OnlyPresent) ? Set(own) : []
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      if isAltered(.l2OddOnly), level % 2 == 0 { continue }
      if isAltered(.l2OnlyPresent), !present.contains(level) { continue }
      if isAltered(.l2HighestLeftOut), level == highest { continue }
      if isAltered(.l2LowestLeftOut), level == lowestOdd { continue }
      var start = 0
      while start < display.count {
        var end = start
        while end < display.count, levels[display[end]] >= level { end += 1 }
        // Most runs are empty or of one, and to reverse them would take as long as all else.
        if end > start + 1 { display[start..<end].reverse() }
        start = Swift.max(end, start + 1)
      }
    }
    if isAltered(.l3BaseFirst) { putBasesFirst(&display, levels) }
    if isAltered(.l2FromTheRight), paragraphLevel == 1 { display.reverse() }
    if isAltered(.l2Inverse) {
      let places = Dictionary(uniqueKeysWithValues: display.enumerated().map { ($1, $0) })
      return shown.map { shown[places[$0] ?? 0] }
    }
    return display
  }

  private func runsReversed(_ shown: [Int], _ levels: [Int]) -> [Int] {
    shown.chunked { levels[$0] == levels[$1] }.flatMap { run in
      levels[run[run.startIndex]] % 2 == 1 ? Array(run.reversed()) : Array(run)
    }
  }

  /// L3, as if it were a part of L2.
  private func putBasesFirst(_ display: inout [Int], _ levels: [Int]) {
    var index = 0
    while index < display.count {
      var end = index
      while end < display.count, levels[display[end]] % 2 == 1,
        input.classes[display[end]] == .nsm
      {
        end += 1
      }
      if end > index, end < display.count, levels[display[end]] % 2 == 1 {
        display[index...end].reverse()
      }
      index = Swift.max(end, index) + 1
    }
  }
}
