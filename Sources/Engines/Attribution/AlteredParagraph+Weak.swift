internal import BidiAlgorithm

/// W1 to W7.
extension AlteredParagraph {
  func applyWeakRules(_ sequence: inout AlteredSequence) {
    applyW1(&sequence)
    applyW2(&sequence)
    if !isAltered(.w3Missing) {
      for index in sequence.classes.indices where sequence.classes[index] == .al {
        sequence.classes[index] = .r
      }
    }
    applyW4(&sequence)
    applyW5(&sequence)
    if !isAltered(.w6Missing) {
      for index in sequence.classes.indices where [.es, .et, .cs].contains(sequence.classes[index])
      {
        sequence.classes[index] = .on
      }
    }
    applyW7(&sequence)
  }

  private func applyW1(_ sequence: inout AlteredSequence) {
    if isAltered(.w1Missing) { return }
    let original = sequence.classes
    for index in original.indices where original[index] == .nsm {
      guard index > 0 else {
        sequence.classes[0] = isAltered(.w1AtStart) ? .on : sequence.sos
        continue
      }
      let previous = isAltered(.w1Original) ? original[index - 1] : sequence.classes[index - 1]
      switch previous {
      case .lri, .rli, .fsi, .pdi:
        sequence.classes[index] = isAltered(.w1AfterIsolate) ? sequence.embeddingDirection : .on
      case .nsm: sequence.classes[index] = .on
      default: sequence.classes[index] = previous
      }
    }
  }

  /// The strong class before an index; with `stopsAtNeutral`, only right before it.
  private func strong(
    before index: Int, _ sequence: AlteredSequence, stopsAtNeutral: Bool
  ) -> BidiClass? {
    for earlier in sequence.classes[..<index].reversed() {
      if earlier.isStrong { return earlier }
      if stopsAtNeutral { return nil }
    }
    return sequence.sos
  }

  private func applyW2(_ sequence: inout AlteredSequence) {
    if isAltered(.w2Missing) { return }
    for index in sequence.classes.indices where sequence.classes[index] == .en {
      let strong = strong(
        before: index, sequence, stopsAtNeutral: isAltered(.w2StopsAtNeutral))
      if strong == .al || (strong == .r && isAltered(.w2AfterRight)) {
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
      if index > 0, end < classes.count {
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

  private func applyW5(_ sequence: inout AlteredSequence) {
    if isAltered(.w5Missing) { return }
    let classes = sequence.classes
    var index = 0
    while index < classes.count {
      guard classes[index] == .et else {
        index += 1
        continue
      }
      let end = classes[index...].firstIndex { $0 != .et } ?? classes.count
      let before = index > 0 ? classes[index - 1] : nil
      let after = end < classes.count ? classes[end] : nil
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
    for index in sequence.classes.indices where sequence.classes[index] == .en {
      let isFirst =
        isAltered(.w7NotAtStart) && !sequence.classes[..<index].contains(where: \.isStrong)
      let strong = strong(
        before: index, sequence, stopsAtNeutral: isAltered(.w7StopsAtNeutral))
      if strong == .l, !isFirst { sequence.classes[index] = .l }
    }
  }
}
