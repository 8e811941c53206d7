internal import BidiAlgorithm

/// W1 to W7.
extension AlteredParagraph {
  func applyWeakRules(_ sequence: inout AlteredSequence) {
    applyW1(&sequence)
    if isAltered(.w4BeforeW2) { applyW4(&sequence) }
    applyW2(&sequence)
    if !isAltered(.w3Missing) {
      for index in sequence.classes.indices where sequence.classes[index] == .al {
        sequence.classes[index] = isAltered(.w3Left) ? .l : .r
      }
    }
    if isAltered(.w5BeforeW4) { applyW5(&sequence) }
    if !isAltered(.w4BeforeW2) { applyW4(&sequence) }
    if isAltered(.w7BeforeW5) { applyW7(&sequence) }
    if !isAltered(.w5BeforeW4) { applyW5(&sequence) }
    for index in sequence.classes.indices where becomesNeutral(sequence.classes[index]) {
      sequence.classes[index] = isAltered(.w6Left) ? .l : .on
    }
    if !isAltered(.w7BeforeW5) { applyW7(&sequence) }
  }

  /// W6.
  private func becomesNeutral(_ bidiClass: BidiClass) -> Bool {
    if isAltered(.w6Missing) { return false }
    switch bidiClass {
    case .et: return !isAltered(.w6TerminatorsMissing)
    case .es, .cs: return !isAltered(.w6SeparatorsMissing)
    default: return false
    }
  }

  private func applyW1(_ sequence: inout AlteredSequence) {
    if isAltered(.w1Missing) { return }
    let original = sequence.classes
    for index in original.indices where original[index] == .nsm {
      guard index > 0 else {
        sequence.classes[0] = isAltered(.w1AtStart) ? .on : sequence.sos
        continue
      }
      var previous = isAltered(.w1Original) ? original[index - 1] : sequence.classes[index - 1]
      if isAltered(.w1TakesNext), index + 1 < original.count { previous = original[index + 1] }
      let before = (sequence.positions[index], sequence.positions[index - 1])
      if isAltered(.w1AlwaysNeutral) || (isAltered(.w1OnlyLetters) && !previous.isStrong)
        || (isAltered(.w1StopsAtRemoved) && !follows(before.0, before.1, past: \.isRemovedByX9))
      {
        previous = .on
      }
      if isAltered(.w1TakesEmbedding) { previous = sequence.embeddingDirection }
      switch previous {
      case .lri, .rli, .fsi, .pdi:
        sequence.classes[index] = isAltered(.w1AfterIsolate) ? sequence.embeddingDirection : .on
      case .nsm: sequence.classes[index] = .on
      default: sequence.classes[index] = previous
      }
    }
  }

  /// The strong class before an index; with `stopsAtNeutral`, only right before it; with
  /// `reachesOut`, in the whole paragraph.
  private func strong(
    before index: Int, _ sequence: AlteredSequence, stopsAtNeutral: Bool, reachesOut: Bool
  ) -> BidiClass? {
    for earlier in sequence.classes[..<index].reversed() {
      if earlier.isStrong { return earlier }
      if stopsAtNeutral { return nil }
    }
    if reachesOut {
      return input.classes[..<sequence.positions[index]].last { $0.isStrong } ?? sequence.sos
    }
    return sequence.sos
  }

  private func applyW2(_ sequence: inout AlteredSequence) {
    if isAltered(.w2Missing) { return }
    for index in sequence.classes.indices where sequence.classes[index] == .en {
      let strong = strong(
        before: index, sequence, stopsAtNeutral: isAltered(.w2StopsAtNeutral),
        reachesOut: isAltered(.w2AcrossSequences))
      let earlier = sequence.classes[..<index]
      if isAltered(.w2StopsAtNumber),
        let last = earlier.lastIndex(where: { $0.isStrong || $0 == .en || $0 == .an }),
        !earlier[last].isStrong
      {
        continue
      }
      if isAltered(.w2PassesRight), strong == .r,
        earlier.last(where: { $0 == .l || $0 == .al }) == .al
      {
        sequence.classes[index] = .an
      }
      if strong == .al || (strong == .r && isAltered(.w2AfterRight))
        || (isAltered(.w2AnyArabic) && earlier.contains(.al))
      {
        sequence.classes[index] = .an
      }
    }
  }

  private func applyW4(_ sequence: inout AlteredSequence) {
    if isAltered(.w4Missing) { return }
    var classes = sequence.classes
    var index = 0
    while index < classes.count {
      var end = index + 1
      guard classes[index] == .es || classes[index] == .cs else {
        index = end
        continue
      }
      if isAltered(.w4Several) {
        while end < classes.count, classes[end] == .es || classes[end] == .cs { end += 1 }
      }
      if index > 0, isAltered(.w4AfterNumber), [.en, .an].contains(classes[index - 1]) {
        if classes[index - 1] == .en || classes[index] == .cs {
          classes[index] = classes[index - 1]
        }
      } else if index > 0, end < classes.count, isTogether(sequence, index - 1...end, .w4) {
        let isCommon = classes[index] == .cs
        switch (classes[index - 1], classes[end]) {
        case (.en, .en):
          if !isAltered(isCommon ? .w4CommonMissing : .w4EuropeanMissing) {
            for separator in index..<end { classes[separator] = .en }
          }
        case (.an, .an):
          if isCommon ? !isAltered(.w4CommonInArabicMissing) : isAltered(.w4EuropeanInArabic) {
            for separator in index..<end { classes[separator] = .an }
          }
        case (.en, .an), (.an, .en):
          if isCommon, isAltered(.w4Mixed) { classes[index] = classes[index - 1] }
        default: break
        }
      }
      index = end
    }
    sequence.classes = classes
  }

  /// Whether nothing stands between neighbours in a sequence that ends a rule's reach: what X9
  /// removed, or BN.
  private func isTogether(
    _ sequence: AlteredSequence, _ range: ClosedRange<Int>, _ rule: BidiRule
  ) -> Bool {
    let stops: (removed: RuleAlteration, bn: RuleAlteration) =
      rule == .w4 ? (.w4StopsAtRemoved, .w4StopsAtBN) : (.w5StopsAtRemoved, .w5StopsAtBN)
    let (stopsAtRemoved, stopsAtBN) = (isAltered(stops.removed), isAltered(stops.bn))
    guard stopsAtRemoved || stopsAtBN else { return true }
    return zip(range, range.dropFirst()).allSatisfy { earlier, later in
      follows(sequence.positions[later], sequence.positions[earlier]) {
        stopsAtRemoved ? $0.isRemovedByX9 : $0 == .bn
      }
    }
  }

  private func isTerminator(_ bidiClass: BidiClass) -> Bool {
    bidiClass == .et || (bidiClass == .es && isAltered(.w5Separators))
  }

  private func applyW5(_ sequence: inout AlteredSequence) {
    if isAltered(.w5Missing) { return }
    let classes = sequence.classes
    var index = 0
    while index < classes.count {
      guard isTerminator(classes[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < classes.count, isTerminator(classes[end]),
        isTogether(sequence, end - 1...end, .w5)
      {
        end += 1
      }
      let before =
        index > 0 && isTogether(sequence, index - 1...index, .w5) ? classes[index - 1] : nil
      let after =
        end < classes.count && isTogether(sequence, end - 1...end, .w5) ? classes[end] : nil
      let isBefore = after == .en && !isAltered(.w5BeforeMissing)
      let isAfter = before == .en && !isAltered(.w5AfterMissing)
      for terminator in index..<end {
        if isAltered(.w5Single) {
          if isAfter && terminator == index || isBefore && terminator == end - 1 {
            sequence.classes[terminator] = .en
          }
        } else if isBefore || isAfter {
          sequence.classes[terminator] = .en
        } else if isAltered(.w5Arabic), before == .an || after == .an {
          sequence.classes[terminator] = .an
        }
      }
      index = end
    }
  }

  private func applyW7(_ sequence: inout AlteredSequence) {
    if isAltered(.w7Missing) { return }
    let earlierLetters = sequence.classes
    for index in sequence.classes.indices {
      if isAltered(.w7Arabic), sequence.classes[index] == .an,
        strong(before: index, sequence, stopsAtNeutral: false, reachesOut: false) == .l
      {
        sequence.classes[index] = .l
      }
      guard sequence.classes[index] == .en else { continue }
      let isFirst =
        isAltered(.w7NotAtStart) && !sequence.classes[..<index].contains(where: \.isStrong)
      if isAltered(.w7StopsAtArabic),
        let last = sequence.classes[..<index].last(where: { $0.isStrong || $0 == .an }),
        last == .an
      {
        continue
      }
      let strong = strong(
        before: index, sequence, stopsAtNeutral: isAltered(.w7StopsAtNeutral),
        reachesOut: isAltered(.w7AcrossSequences))
      if strong == .l, !isFirst { sequence.classes[index] = .l }
      if isAltered(.w7AnyLeft), earlierLetters[..<index].contains(.l) {
        sequence.classes[index] = .l
      }
      if strong == .r, isAltered(.w7AfterRight) { sequence.classes[index] = .r }
    }
  }
}
