internal import Algorithms
internal import BidiAlgorithm

/// BD14 to BD16, and N0.
extension AlteredParagraph {
  private static let limits: [(RuleAlteration, Int)] = [
    (.bd16Limit62, 62), (.bd16Limit64, 64), (.bd16Unlimited, .max), (.bd16Limit16, 16),
    (.bd16Limit32, 32), (.bd16Limit60, 60), (.bd16Limit61, 61),
  ]

  /// BD16: the pairs of a sequence, as indices into its positions, by their opening brackets.
  private func bracketPairs(_ sequence: AlteredSequence) -> [(opening: Int, closing: Int)] {
    var stack: [(identity: UInt32, index: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    let limit = Self.limits.first { isAltered($0.0) }?.1 ?? 63
    for (index, position) in sequence.positions.enumerated() {
      guard sequence.classes[index] == .on || isAltered(.bd14Overridden),
        let bracket = bracket(at: position), isKnown(position)
      else { continue }
      let identity = isAltered(.bd16AnyKind) ? 0 : bracket.identity
      if bracket.side == .opening {
        if stack.count == limit {
          if isAltered(.bd16KeepsPairs) { break }
          return []
        }
        stack.append((identity, index))
        continue
      }
      var candidates = stack.indices.reversed().filter { stack[$0].identity == identity }
      if isAltered(.bd16NoEquivalents) {
        candidates.removeAll { !isOneForm(sequence.positions[stack[$0].index], position) }
      }
      if isAltered(.bd16TopOnly) { candidates.removeAll { $0 != stack.count - 1 } }
      guard let found = candidates.first else {
        if isAltered(.bd16MismatchClears) { stack = [] }
        continue
      }
      pairs.append((stack[found].index, index))
      if isAltered(.bd16PopsOne) {
        stack.remove(at: found)
      } else {
        stack.removeSubrange(found...)
      }
    }
    if isAltered(.n0ByClosing) { return pairs.sorted { $0.closing < $1.closing } }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Whether the engine knows the bracket at a position as one.
  private func isKnown(_ position: Int) -> Bool {
    if isAltered(.bd14RoundOnly) { return ["(", ")"].contains(scalars[position]) }
    return !isAltered(.bd14ASCIIOnly) || scalars[position].isASCII
  }

  /// The bracket at a position. O(log *n*).
  private func bracket(at position: Int) -> BracketCharacter? {
    let brackets = input.brackets
    let index = brackets.partitioningIndex { $0.position >= position }
    guard index < brackets.count, brackets[index].position == position else { return nil }
    return brackets[index]
  }

  /// Whether two brackets of one identity are written alike, and not as canonical equivalents.
  private func isOneForm(_ opening: Int, _ closing: Int) -> Bool {
    equivalents.contains(opening) == equivalents.contains(closing)
  }

  /// N0 over one sequence.
  func applyN0(_ sequence: inout AlteredSequence) {
    if isAltered(.n0Missing) { return }
    var pairs = bracketPairs(sequence)
    if isAltered(.n0FirstPairOnly) { pairs = Array(pairs.prefix(1)) }
    if isAltered(.n0OutermostOnly) {
      let all = pairs
      pairs.removeAll { pair in
        all.contains { $0.opening < pair.opening && pair.closing < $0.closing }
      }
    }
    let before = sequence.classes
    for pair in pairs {
      let seen =
        isAltered(.n0OriginalClasses)
        ? sequence.positions.map { classes[$0] }
        : isAltered(.n0EarlierUnseen) ? before : sequence.classes
      guard let direction = direction(of: pair, sequence, seen) else { continue }
      for bracket in [pair.opening, pair.closing] {
        sequence.classes[bracket] = direction
        if !isAltered(.n0MarksMissing) { takeMarks(after: bracket, direction, &sequence) }
      }
    }
  }

  /// Marks, by their original class, go with the bracket before them.
  private func takeMarks(
    after bracket: Int, _ direction: BidiClass, _ sequence: inout AlteredSequence
  ) {
    var previous = sequence.positions[bracket]
    for index in sequence.classes.indices.dropFirst(bracket + 1) {
      let position = sequence.positions[index]
      guard input.classes[position] == .nsm else { return }
      if isAltered(.n0MarksOverridden), classes[position] != .nsm { return }
      if isAltered(.n0MarksOne), index > bracket + 1 { return }
      if isAltered(.n0MarksNotPastRemoved), position != previous + 1 { return }
      sequence.classes[index] = direction
      previous = position
    }
  }

  private func strongForN0(_ bidiClass: BidiClass, isInside: Bool) -> BidiClass? {
    switch bidiClass {
    case .l: return .l
    case .r: return .r
    case .al: return isAltered(.n0OriginalClasses) ? .r : nil
    case .en, .an:
      if isAltered(.n0NumbersLeft) { return .l }
      let isNone =
        isAltered(.n0NumbersNone)
        || isAltered(bidiClass == .en ? .n0EuropeanNone : .n0ArabicNone)
        || isAltered(isInside ? .n0InsideNumbersNone : .n0ContextNumbersNone)
      return isNone ? nil : .r
    default: return nil
    }
  }

  /// N0 b to d: what a pair becomes; nil where it is left to N1 and N2.
  private func direction(
    of pair: (opening: Int, closing: Int), _ sequence: AlteredSequence, _ seen: [BidiClass]
  ) -> BidiClass? {
    var embedding = sequence.embeddingDirection
    if isAltered(.n0ParagraphDirection) { embedding = paragraphLevel == 0 ? .l : .r }
    var inside = seen[(pair.opening + 1)..<pair.closing].compactMap {
      strongForN0($0, isInside: true)
    }
    if isAltered(.n0NoEmbedding) { inside.removeAll { $0 == embedding } }
    if isAltered(.n0FirstInside), let first = inside.first { return first }
    let start = isAltered(.n0ContextAtStart) ? embedding : sequence.sos
    let before =
      isAltered(.n0ContextRightBefore)
      ? seen[..<pair.opening].suffix(1) : seen[..<pair.opening]
    let context =
      before.reversed().lazy.compactMap { strongForN0($0, isInside: false) }.first
      ?? (isAltered(.n0ContextRightBefore) && pair.opening > 0 ? embedding : start)
    if isAltered(.n0ContextDecides), !inside.isEmpty { return context }
    if inside.contains(embedding) { return embedding }
    guard let opposite = inside.first else {
      return isAltered(.n0EmptyTakesEmbedding) ? embedding : nil
    }
    if isAltered(.n0NoContext) { return embedding }
    if isAltered(.n0ContextAlways) { return opposite }
    return context == opposite ? opposite : embedding
  }

  /// N0 with the pairs of the whole paragraph, each resolved in the sequence of its opening
  /// bracket.
  mutating func applyN0AcrossSequences() {
    var whole = AlteredSequence(
      positions: sequences.flatMap(\.positions).sorted(), level: paragraphLevel)
    var owners: [Int: (sequence: Int, index: Int)] = [:]
    for (number, sequence) in sequences.enumerated() {
      for (index, position) in sequence.positions.enumerated() {
        owners[position] = (number, index)
      }
    }
    whole.classes = whole.positions.map {
      owners[$0].map { sequences[$0.sequence].classes[$0.index] } ?? .on
    }
    whole.sos = paragraphLevel == 0 ? .l : .r
    applyN0(&whole)
    for (index, position) in whole.positions.enumerated() {
      guard let owner = owners[position] else { continue }
      sequences[owner.sequence].classes[owner.index] = whole.classes[index]
    }
  }
}
