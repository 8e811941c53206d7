internal import BidiAlgorithm

/// N1, N2, I1 and I2.
extension AlteredParagraph {
  private func isNeutral(_ bidiClass: BidiClass) -> Bool {
    switch bidiClass {
    case .b, .s: !isAltered(.n1SeparatorsStay)
    case .ws, .on: true
    case .lri, .rli, .fsi, .pdi: !isAltered(.n1IsolatesStay)
    case .bn: isAltered(.x9KeepsBN)
    default: false
    }
  }

  /// The direction that a class beside neutrals has for N1; nil for none.
  private func direction(_ bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .l: .l
    case .r: .r
    case .en, .an:
      if isAltered(.n1NumbersLeft) || (bidiClass == .an && isAltered(.n1ArabicLeft)) {
        .l
      } else {
        isAltered(.n1NumbersNone)
          || isAltered(bidiClass == .en ? .n1EuropeanNone : .n1ArabicNone) ? nil : .r
      }
    default: nil
    }
  }

  /// N1 and N2 over one sequence.
  func applyNeutralRules(_ sequence: inout AlteredSequence) {
    let classes = sequence.classes
    var embedding = sequence.embeddingDirection
    if isAltered(.n2Paragraph) { embedding = paragraphLevel == 0 ? .l : .r }
    if isAltered(.n2Left) { embedding = .l }
    if isAltered(.n2Right) { embedding = .r }
    var index = 0
    while index < classes.count {
      guard isNeutral(classes[index]) else {
        index += 1
        continue
      }
      var end = classes[index...].firstIndex { !isNeutral($0) } ?? classes.count
      if isAltered(.n1StopsAtRemoved) {
        let gap = (index + 1..<max(end, index + 1)).first {
          sequence.positions[$0] != sequence.positions[$0 - 1] + 1
        }
        end = gap ?? end
      }
      var before: BidiClass? = isAltered(.n1NotAtStart) ? nil : sequence.sos
      if index > 0 { before = direction(classes[index - 1]) }
      var after: BidiClass? = sequence.eos
      if end < classes.count { after = direction(classes[end]) }
      var direction = before == after && !isAltered(.n1Missing) ? before ?? embedding : embedding
      if isAltered(.n1TakesBefore) { direction = before ?? embedding }
      if isAltered(.n1TakesAfter) { direction = after ?? embedding }
      for neutral in index..<end { sequence.classes[neutral] = direction }
      index = end
    }
  }

  /// I1 and I2.
  mutating func applyImplicitLevels(_ sequence: AlteredSequence) {
    for position in sequence.positions {
      levels[position] += rise(of: classes[position], isEven: levels[position] % 2 == 0)
    }
  }

  /// How many levels I1 and I2 raise a class.
  private func rise(of bidiClass: BidiClass, isEven: Bool) -> Int {
    switch (isEven, bidiClass) {
    case (true, .r), (true, .al):
      if isAltered(.i1RightNone) { return 0 }
      return isAltered(.i1RightTwo) ? 2 : 1
    case (true, .en):
      if isAltered(.i1EuropeanNone) { return 0 }
      return isAltered(.i1NumbersOne) || isAltered(.i1EuropeanOne) ? 1 : 2
    case (true, .an): return isAltered(.i1NumbersOne) || isAltered(.i1ArabicOne) ? 1 : 2
    case (false, .l): return isAltered(.i2LeftNone) ? 0 : 1
    case (false, .en): return isAltered(.i2NumbersNone) || isAltered(.i2EuropeanNone) ? 0 : 1
    case (false, .an): return isAltered(.i2NumbersNone) || isAltered(.i2ArabicNone) ? 0 : 1
    default: return 0
    }
  }
}
