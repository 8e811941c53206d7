internal import BidiAlgorithm

/// W1–W7, each over one isolating run sequence. Neighbours are neighbours *in the sequence*.
extension ReferenceBidi {
  /// W1: "Examine each nonspacing mark (NSM) in the isolating run sequence, and change the type of the NSM
  /// to Other Neutral if the previous character is an isolate initiator or PDI, and to the type of the
  /// previous character otherwise. If the NSM is at the start of the isolating run sequence, it will get
  /// the type of sos."
  static func w1(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if flaw == .noW1 { return }
    let positions = sequence.positions
    for index in positions.indices where text[positions[index]].bidiClass == .nsm {
      if index == 0 {
        text[positions[index]].bidiClass = sequence.sos
        continue
      }
      let previous = text[positions[index - 1]].bidiClass
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
    if flaw == .noW2 { return }
    for (index, position) in sequence.positions.enumerated()
    where text[position].bidiClass == .en && strongBefore(index, text, sequence) == .al {
      text[position].bidiClass = .an
    }
  }

  /// W3: "Change all ALs to R."
  static func w3(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    for position in sequence.positions where text[position].bidiClass == .al {
      text[position].bidiClass = .r
    }
  }

  /// W4: "A single European separator between two European numbers changes to a European number. A single
  /// common separator between two numbers of the same type changes to that type."
  static func w4(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if flaw == .noW4 { return }
    let positions = sequence.positions
    for index in positions.indices where index > 0 && index + 1 < positions.count {
      let before = text[positions[index - 1]].bidiClass
      let after = text[positions[index + 1]].bidiClass
      switch (before, text[positions[index]].bidiClass, after) {
      case (.en, .es, .en), (.en, .cs, .en): text[positions[index]].bidiClass = .en
      case (.an, .cs, .an): text[positions[index]].bidiClass = .an
      default: break
      }
    }
  }

  /// W5: "A sequence of European terminators adjacent to European numbers changes to all European numbers."
  static func w5(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    let positions = sequence.positions
    let before = positions.map { text[$0].bidiClass }
    for index in positions.indices where before[index] == .et {
      // The terminators' neighbours on both sides, over all the terminators beside this one.
      let left = before[..<index].last { $0 != .et }
      let right = before[index...].first { $0 != .et }
      let isAfter = left == .en && flaw != .noW5After
      if isAfter || right == .en && flaw != .noW5Before { text[positions[index]].bidiClass = .en }
    }
  }

  /// W6: "All remaining separators and terminators (after the application of W4 and W5) change to Other
  /// Neutral."
  static func w6(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    for position in sequence.positions where [.es, .et, .cs].contains(text[position].bidiClass) {
      text[position].bidiClass = .on
    }
  }

  /// W7: a European number after L (or an sos of L) becomes L.
  static func w7(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    if flaw == .noW7 { return }
    for (index, position) in sequence.positions.enumerated()
    where text[position].bidiClass == .en && strongBefore(index, text, sequence) == .l {
      text[position].bidiClass = .l
    }
  }
}
