internal import BidiAlgorithm

extension ReferenceBidi {
  /// BD7: "a maximal substring of characters that have the same embedding level", X9's removals
  /// done.
  static func levelRuns(_ text: [ReferenceCharacter]) -> [[Int]] {
    var runs: [[Int]] = []
    for position in text.indices where !text[position].isRemoved {
      if let last = runs.last?.last, text[last].level == text[position].level {
        runs[runs.count - 1].append(position)
      } else {
        runs.append([position])
      }
    }
    return runs
  }

  /// BD13 and X10: level runs joined from an isolate initiator at a run's end to its matching PDI
  /// at another's start.
  ///
  /// "Start with an empty set of isolating run sequences. For each level run in the paragraph whose
  /// first character is not a PDI, or is a PDI that does not match any isolate initiator: create a
  /// new level run sequence, and initialize it to contain just that level run. While the level run
  /// currently last in the sequence ends with an isolate initiator that has a matching PDI, append
  /// the level run containing the matching PDI to the sequence."
  static func isolatingRunSequences(
    _ text: [ReferenceCharacter], paragraphLevel: Int
  ) -> [ReferenceSequence] {
    let runs = levelRuns(text)
    let original = text.map(\.originalClass)
    var sequences: [ReferenceSequence] = []
    for run in runs {
      let first = run[0]
      if original[first] == .pdi, matchingInitiator(of: first, in: original) != nil { continue }
      var joined = [run]
      while let end = joined.last?.last, original[end].isIsolateInitiator,
        let pdi = matchingPDI(of: end, in: original),
        let next = runs.first(where: { $0.contains(pdi) })
      {
        joined.append(next)
      }
      sequences.append(sequence(of: joined, text, paragraphLevel: paragraphLevel))
    }
    return sequences
  }

  /// X10: sos and eos. The higher of the two levels at an end decides: odd is R, even is L.
  private static func sequence(
    of runs: [[Int]], _ text: [ReferenceCharacter], paragraphLevel: Int
  ) -> ReferenceSequence {
    let positions = runs.flatMap { $0 }
    let first = positions[0]
    let last = positions[positions.count - 1]
    let level = text[first].level

    // "the level of the character preceding the first character of the sequence in the paragraph
    // (not counting characters removed by X9), and if there is none, with the paragraph embedding
    // level"
    let before = text.indices.last { $0 < first && !text[$0].isRemoved }
    let levelBefore = before.map { text[$0].level } ?? paragraphLevel

    // "and if there is none or the last character of the sequence is an isolate initiator (lacking
    // a matching PDI), with the paragraph embedding level"
    let after = text.indices.first { $0 > last && !text[$0].isRemoved }
    var levelAfter = after.map { text[$0].level } ?? paragraphLevel
    let classes = text.map(\.originalClass)
    if classes[last].isIsolateInitiator, matchingPDI(of: last, in: classes) == nil,
      !has(.eosAfterOpenInitiator)
    {
      levelAfter = paragraphLevel
    }
    if has(.sosOfParagraph) {
      return ReferenceSequence(
        positions: positions, runs: runs, level: level, sos: paragraphLevel == 1 ? .r : .l,
        eos: max(level, levelAfter) % 2 == 1 ? .r : .l)
    }
    if has(.eosOfOwnLevel) { levelAfter = 0 }

    return ReferenceSequence(
      positions: positions, runs: runs, level: level,
      sos: max(level, levelBefore) % 2 == 1 ? .r : .l,
      eos: max(level, levelAfter) % 2 == 1 ? .r : .l)
  }
}
