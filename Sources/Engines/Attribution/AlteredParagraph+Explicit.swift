internal import BidiAlgorithm

/// BD9, P2 and P3, X1 to X8.
extension AlteredParagraph {
  /// BD9: each initiator's PDI and each PDI's initiator.
  func matches(of classes: [BidiClass]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: classes.count)
    if isAltered(.x5aNeutral) { return partners }
    var open: [Int] = []
    for (position, bidiClass) in classes.enumerated() {
      if bidiClass.isIsolateInitiator { open.append(position) }
      guard bidiClass == .pdi, !open.isEmpty else { continue }
      let initiator = isAltered(.bd9FirstOpen) ? open.removeFirst() : open.removeLast()
      partners[initiator] = position
      partners[position] = initiator
      if isAltered(.bd9NextPDI) {
        for outer in open { partners[outer] = position }
        open = []
      }
    }
    return partners
  }

  /// P2's search in a range: the class of the first strong scalar.
  private func firstStrong(
    in range: Range<Int>, entersIsolates: Bool, entersOpen: Bool = false,
    skipsEmbeddings: Bool = false, isOfParagraph: Bool = false
  ) -> BidiClass? {
    func isAltered(_ alteration: RuleAlteration) -> Bool {
      isOfParagraph && alterations.contains(alteration)
    }
    var position = range.lowerBound
    var embeddings = 0
    let entersIsolates = entersIsolates || alterations.contains(.x5aNeutral)
    while position < range.upperBound {
      let bidiClass = input.classes[position]
      switch bidiClass {
      case .l, .r, .al:
        if embeddings == 0 || !skipsEmbeddings { return bidiClass }
      case .en where isAltered(.p2NumbersCount) || alterations.contains(.p2EuropeanCounts):
        return .l
      case .an where isAltered(.p2NumbersCount): return .r
      case .lre where isAltered(.p2EmbeddingsCount), .lro where isAltered(.p2EmbeddingsCount):
        return .l
      case .rle where isAltered(.p2EmbeddingsCount), .rlo where isAltered(.p2EmbeddingsCount):
        return .r
      case .lri, .rli, .fsi:
        if isAltered(.p2StopsAtIsolate) { return nil }
        if entersIsolates {
          // Its content is searched as what stands around it.
        } else if let end = partners[position] {
          position = max(position, end)
        } else if !entersOpen {
          return nil
        }
      case .lre, .rle, .lro, .rlo: embeddings += 1
      case .pdf: embeddings = max(0, embeddings - 1)
      default: break
      }
      if isAltered(.p2FirstCharacter) { return nil }
      position += 1
    }
    return nil
  }

  /// P2 and P3, or HL1.
  func levelOfParagraph() -> Int {
    switch isAltered(.hl1Ignored) ? .auto : direction {
    case .explicit(.leftToRight): return 0
    case .explicit(.rightToLeft): return 1
    case .auto:
      if isAltered(.p3AlwaysLeft) { return 0 }
      let strong = firstStrong(
        in: input.classes.indices, entersIsolates: isAltered(.p2EntersIsolates),
        entersOpen: isAltered(.p2GoesOnAfterUnmatched),
        skipsEmbeddings: isAltered(.p2SkipsEmbeddings), isOfParagraph: true)
      if strong == nil, isAltered(.p3RightByDefault) { return 1 }
      return strong == .r || (strong == .al && !isAltered(.p3ArabicIsLeft)) ? 1 : 0
    }
  }

  /// X5c: whether an FSI acts as an RLI.
  private func isRightToLeft(_ initiator: Int, _ state: AlteredStatus) -> Bool {
    if isAltered(.x5cAlwaysLeft) { return false }
    if isAltered(.x5cAlwaysRight) { return true }
    if isAltered(.x5cOpenIsLeft), partners[initiator] == nil { return false }
    var end = partners[initiator] ?? input.classes.count
    if isAltered(.x5cPastItsEnd) { end = input.classes.count }
    if isAltered(.x5cNextPDI) {
      end = input.classes[initiator...].firstIndex(of: .pdi) ?? input.classes.count
    }
    if isAltered(.x5cToTheEnd) { end = input.classes.count }
    let strong = firstStrong(
      in: initiator + 1..<max(end, initiator + 1),
      entersIsolates: isAltered(.x5cEntersIsolates) || isAltered(.x5cToTheEnd),
      skipsEmbeddings: isAltered(.x5cSkipsEmbeddings))
    if strong == nil, isAltered(.x5cOfParagraph) { return state.last.level % 2 == 1 }
    return strong == .r || (strong == .al && !isAltered(.x5cArabicIsLeft))
  }

  /// X1 to X8.
  mutating func applyExplicitRules() {
    var state = AlteredStatus(paragraphLevel: paragraphLevel, alterations)
    for position in input.classes.indices {
      let original = input.classes[position]
      levels[position] = state.last.level
      switch original {
      case .rle where isAltered(.x2Ignored), .lre where isAltered(.x3Ignored),
        .rlo where isAltered(.x4Ignored), .lro where isAltered(.x5Ignored):
        break
      case .rle: state.embed(isRightToLeft: true, override: nil)
      case .lre: state.embed(isRightToLeft: false, override: nil)
      case .rlo: state.embed(isRightToLeft: true, override: isAltered(.x4NoOverride) ? nil : .r)
      case .lro: state.embed(isRightToLeft: false, override: isAltered(.x5NoOverride) ? nil : .l)
      case .rli, .lri, .fsi:
        override(position, state)
        if opensNothing(original) { continue }
        if state.last.override != nil, isAltered(.bd9Overridden) { continue }
        state.isolate(
          isRightToLeft: original == .fsi
            ? isRightToLeft(position, state) : original == .rli)
        if isAltered(.x5aInside) { levels[position] = state.last.level }
      case .pdi where isAltered(.x5aNeutral): override(position, state)
      case .pdi:
        let inside = state.last.level
        state.endIsolate()
        levels[position] = isAltered(.x6aInside) ? inside : state.last.level
        if !isAltered(.x6aNotOverridden) { override(position, state) }
      case .pdf: state.endEmbedding()
      case .bn: break
      case .b: levels[position] = paragraphLevel
      default:
        if !isExempt(original) { override(position, state) }
      }
    }
  }

  /// Whether an initiator opens no isolate.
  private func opensNothing(_ initiator: BidiClass) -> Bool {
    if isAltered(.x5aNeutral) { return true }
    switch initiator {
    case .rli: return isAltered(.x5aIgnored)
    case .lri: return isAltered(.x5bIgnored)
    default: return isAltered(.x5cIgnored)
    }
  }

  /// Whether no override applies to a class.
  private func isExempt(_ bidiClass: BidiClass) -> Bool {
    switch bidiClass {
    case .l, .r, .al: false
    case .en, .an: isAltered(.x6OverridesNoNumbers) || isAltered(.x6OverridesOnlyLetters)
    case .nsm:
      isAltered(.x6OverridesNoMarks) || isAltered(.x6OverridesOnlyLetters)
        || isAltered(.x6OverridesNothingNeutral)
    case .on, .ws, .s:
      isAltered(.x6OverridesNothingNeutral) || isAltered(.x6OverridesOnlyLetters)
        || isAltered(bidiClass == .on ? .x6OverridesNoOthers : .x6OverridesNoSpaces)
    default: isAltered(.x6OverridesOnlyLetters)
    }
  }

  private mutating func override(_ position: Int, _ state: AlteredStatus) {
    if let override = state.last.override { classes[position] = override }
  }
}
