internal import BidiAlgorithm

/// N1, N2, I1 and I2.
extension AlteredParagraph {
  private func isNeutral(_ bidiClass: BidiClass) -> Bool {
    switch bidiClass {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    case .bn: isAltered(.x9KeepsBN)
    default: false
    }
  }

  /// The direction that a class beside neutrals has for N1; nil for none.
  private func direction(_ bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .l: .l
    case .r: .r
    case .en: isAltered(.n1NumbersNone) || isAltered(.n1EuropeanNone) ? nil : .r
    case .an: isAltered(.n1NumbersNone) || isAltered(.n1ArabicNone) ? nil : .r
    default: nil
    }
  }

  /// N1 and N2 over one sequence.
  func applyNeutralRules(_ sequence: inout AlteredSequence) {
    let classes = sequence.classes
    var embedding = sequence.embeddingDirection
    if isAltered(.n2Paragraph) { embedding = paragraphLevel == 0 ? .l : .r }
    if isAltered(.n2Left) { embedding = .l }
    var index = 0
    while index < classes.count {
      guard isNeutral(classes[index]) else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { !isNeutral($0) } ?? classes.count
      var before: BidiClass? = isAltered(.n1NotAtStart) ? nil : sequence.sos
      if index > 0 { before = direction(classes[index - 1]) }
      var after: BidiClass? = sequence.eos
      if end < classes.count { after = direction(classes[end]) }
      let isBetween = before != nil && before == after && !isAltered(.n1Missing)
      for neutral in index..<end { sequence.classes[neutral] = isBetween ? before! : embedding }
      index = end
    }
  }

  /// I1 and I2.
  mutating func applyImplicitLevels() {
    for sequence in sequences {
      for position in sequence.positions {
        switch (levels[position] % 2 == 0, classes[position]) {
        case (true, .r), (true, .al): levels[position] += isAltered(.i1RightTwo) ? 2 : 1
        case (true, .en), (true, .an): levels[position] += isAltered(.i1NumbersOne) ? 1 : 2
        case (false, .l): levels[position] += isAltered(.i2LeftNone) ? 0 : 1
        case (false, .en), (false, .an): levels[position] += isAltered(.i2NumbersNone) ? 0 : 1
        default: break
        }
      }
    }
  }
}
