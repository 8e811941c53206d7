internal import BidiAlgorithm

/// N1 and N2 over one isolating run sequence, I1 and I2 over the text.
extension ReferenceBidi {
  /// N1: "A sequence of NIs takes the direction of the surrounding strong text if the text on both
  /// sides has the same direction. European and Arabic numbers act as if they were R in terms of
  /// their influence on NIs. The start-of-sequence (sos) and end-of-sequence (eos) types are used
  /// at isolating run sequence boundaries."
  static func n1(_ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence) {
    let positions = sequence.positions
    let before = positions.map { text[$0].bidiClass }
    for index in positions.indices where isNeutral(before[index]) {
      if has(.noNumbersInN1), isBesideNumber(index, before) { continue }
      let left = before[..<index].last { !isNeutral($0) } ?? sequence.sos
      let right = before[index...].first { !isNeutral($0) } ?? sequence.eos
      let lefts: [BidiClass] = has(.arabicNumbersAreLeftInN1) ? [.l, .an] : [.l]
      let leftDirection: BidiClass = lefts.contains(left) ? .l : .r
      let rightDirection: BidiClass = lefts.contains(right) ? .l : .r
      if leftDirection == rightDirection { text[positions[index]].bidiClass = leftDirection }
    }
  }

  private static func isBesideNumber(_ index: Int, _ classes: [BidiClass]) -> Bool {
    let neighbours = [
      classes[..<index].last { !isNeutral($0) }, classes[index...].first { !isNeutral($0) },
    ]
    return neighbours.contains(.en) || neighbours.contains(.an)
  }

  /// N2: "Any remaining NIs take the embedding direction."
  static func n2(
    _ text: inout [ReferenceCharacter], _ sequence: ReferenceSequence, paragraphLevel: Int
  ) {
    for position in sequence.positions where isNeutral(text[position].bidiClass) {
      text[position].bidiClass =
        has(.paragraphDirectionInN2)
        ? (paragraphLevel == 0 ? .l : .r) : sequence.embeddingDirection
    }
  }

  /// "In the following rules, NI represents any B, S, WS, ON, FSI, LRI, RLI, or PDI."
  private static func isNeutral(_ bidiClass: BidiClass) -> Bool {
    [.b, .s, .ws, .on, .fsi, .lri, .rli, .pdi].contains(bidiClass)
  }

  /// I1: "For all characters with an even (left-to-right) embedding level, those of type R go up
  /// one level and those of type AN or EN go up two levels."
  static func i1(_ text: inout [ReferenceCharacter]) {
    for position in text.indices where !text[position].isRemoved && text[position].level % 2 == 0 {
      switch text[position].bidiClass {
      case .r: text[position].level += 1
      case .an, .en: text[position].level += 2
      default: continue
      }
      text[position].raisedByI1 = true
    }
  }

  /// I2: "For all characters with an odd (right-to-left) embedding level, those of type L, EN or AN
  /// go up one level."
  static func i2(_ text: inout [ReferenceCharacter]) {
    for position in text.indices
    where !text[position].isRemoved && !text[position].raisedByI1 && text[position].level % 2 == 1 {
      if [.l, .en, .an].contains(text[position].bidiClass) { text[position].level += 1 }
    }
  }
}
