internal import BidiAlgorithm

/// W1–W7, each over one isolating run sequence. Neighbours are neighbours *in the sequence*.
extension ReferenceBidi {
  /// W1: "Examine each nonspacing mark (NSM) in the isolating run sequence, and change the type of
  /// the NSM to Other Neutral if the previous character is an isolate initiator or PDI, and to the
  /// type of the previous character otherwise. If the NSM is at the start of the isolating run
  /// sequence, it will get the type of sos."
  static func w1(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if has(.noW1) { return }
    let positions = sequence.positions
    for index in positions.indices where text[positions[index]].bidiClass == .nsm {
      if index == 0 {
        text[positions[index]].bidiClass = sequence.sos
        continue
      }
      var previous = text[positions[index - 1]].bidiClass
      if has(.markTakesNextInW1), index + 1 < positions.count {
        previous = text[positions[index + 1]].bidiClass
      }
      let isIsolateFormatting = previous.isIsolateInitiator || previous == .pdi
      text[positions[index]].bidiClass = isIsolateFormatting ? .on : previous
    }
  }

  /// "Search backward from each instance until the first strong type (R, L, AL, or sos) is found."
  private static func strongBefore(
    _ index: Int, _ text: [ReferenceCharacter], _ sequence: ReferenceSequence
  ) -> BidiClass {
    for earlier in sequence.positions[..<index].reversed() where text[earlier].bidiClass.isStrong {
      return text[earlier].bidiClass
    }
    return sequence.sos
  }

  /// W2: a European number after AL becomes an Arabic number.
  static func w2(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if has(.noW2) { return }
    for (index, position) in sequence.positions.enumerated() where text[position].bidiClass == .en {
      var strong = strongBefore(index, text, sequence)
      if has(.rightLettersPassedInW2) {
        let earlier = sequence.positions[..<index].map { text[$0].bidiClass }
        strong = earlier.last { $0 == .l || $0 == .al } ?? sequence.sos
      }
      if strong == .al { text[position].bidiClass = .an }
    }
  }

  /// W3: "Change all ALs to R."
  static func w3(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    for position in sequence.positions where text[position].bidiClass == .al {
      text[position].bidiClass = .r
    }
  }

  /// W4: "A single European separator between two European numbers changes to a European number. A
  /// single common separator between two numbers of the same type changes to that type."
  static func w4(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if has(.noW4) { return }
    let positions = sequence.positions
    for index in positions.indices where index > 0 && index + 1 < positions.count {
      let before = text[positions[index - 1]].bidiClass
      let after = text[positions[index + 1]].bidiClass
      switch (before, text[positions[index]].bidiClass, after) {
      case (.en, .es, .en), (.en, .cs, .en): text[positions[index]].bidiClass = .en
      case (.an, .cs, .an):
        if !has(.noCommonSeparatorsInArabicInW4) { text[positions[index]].bidiClass = .an }
      default: break
      }
    }
  }

  /// W5: "A sequence of European terminators adjacent to European numbers changes to all European
  /// numbers."
  static func w5(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    let positions = sequence.positions
    let before = positions.map { text[$0].bidiClass }
    for index in positions.indices where before[index] == .et {
      // The terminators' neighbours on both sides, over all the terminators beside this one.
      var (first, last) = (index, index)
      while first > 0, before[first] == .et, isTogether(first, positions, text) { first -= 1 }
      while last + 1 < before.count, before[last] == .et, isTogether(last + 1, positions, text) {
        last += 1
      }
      let left: BidiClass? = before[first] == .et ? nil : before[first]
      let right: BidiClass? = before[last] == .et ? nil : before[last]
      let isAfter = left == .en && !has(.noW5After)
      if isAfter || right == .en && !has(.noW5Before) { text[positions[index]].bidiClass = .en }
    }
  }

  /// Whether no boundary neutral stands between a character of a sequence and the one before it;
  /// that matters to no rule.
  private static func isTogether(
    _ index: Int, _ positions: [Int], _ text: [ReferenceCharacter]
  ) -> Bool {
    !has(.boundaryStopsW5)
      || !text[positions[index - 1]..<positions[index]].contains { $0.originalClass == .bn }
  }

  /// W6: "All remaining separators and terminators (after the application of W4 and W5) change to
  /// Other Neutral."
  static func w6(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    for position in sequence.positions where [.es, .et, .cs].contains(text[position].bidiClass) {
      text[position].bidiClass = .on
    }
  }

  /// W7: a European number after L (or an sos of L) becomes L.
  static func w7(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if has(.noW7) { return }
    for (index, position) in sequence.positions.enumerated()
    where text[position].bidiClass == .en && strongBefore(index, text, sequence) == .l {
      if has(.arabicNumberStopsW7) {
        let last = sequence.positions[..<index].last {
          text[$0].bidiClass.isStrong || text[$0].bidiClass == .an
        }
        if last.map({ text[$0].bidiClass }) == .an { continue }
      }
      text[position].bidiClass = .l
    }
  }
}
