internal import BidiAlgorithm

/// BD9, P2 and P3, X1 to X8.
extension AlteredParagraph {
  /// BD9: each initiator's PDI and each PDI's initiator.
  func matches(of classes: [BidiClass]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: classes.count)
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
    skipsEmbeddings: Bool = false
  ) -> BidiClass? {
    var position = range.lowerBound
    var embeddings = 0
    while position < range.upperBound {
      let bidiClass = input.classes[position]
      switch bidiClass {
      case .l, .r, .al:
        if embeddings == 0 || !skipsEmbeddings { return bidiClass }
      case .lri, .rli, .fsi:
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
      position += 1
    }
    return nil
  }

  /// P2 and P3, or HL1.
  func levelOfParagraph() -> Int {
    switch direction {
    case .explicit(.leftToRight): return 0
    case .explicit(.rightToLeft): return 1
    case .auto:
      let strong = firstStrong(
        in: input.classes.indices, entersIsolates: isAltered(.p2EntersIsolates),
        entersOpen: isAltered(.p2GoesOnAfterUnmatched),
        skipsEmbeddings: isAltered(.p2SkipsEmbeddings))
      return strong == .r || (strong == .al && !isAltered(.p3ArabicIsLeft)) ? 1 : 0
    }
  }

  /// X5c: whether an FSI acts as an RLI.
  private func isRightToLeft(_ initiator: Int, _ state: AlteredStatus) -> Bool {
    if isAltered(.x5cAlwaysLeft) { return false }
    if isAltered(.x5cAlwaysRight) { return true }
    var end = partners[initiator] ?? input.classes.count
    if isAltered(.x5cPastItsEnd) { end = input.classes.count }
    if isAltered(.x5cNextPDI) {
      end = input.classes[initiator...].firstIndex(of: .pdi) ?? input.classes.count
    }
    if isAltered(.x5cToTheEnd) { end = input.classes.count }
    let strong = firstStrong(
      in: initiator + 1..<max(end, initiator + 1),
      entersIsolates: isAltered(.x5cEntersIsolates) || isAltered(.x5cToTheEnd))
    if strong == nil, isAltered(.x5cOfParagraph) { return state.last.level % 2 == 1 }
    return strong == .r || strong == .al
  }

  /// X1 to X8.
  mutating func applyExplicitRules() {
    var state = AlteredStatus(paragraphLevel: paragraphLevel, alteration)
    for position in input.classes.indices {
      let original = input.classes[position]
      levels[position] = state.last.level
      switch original {
      case .rle: state.embed(isRightToLeft: true, override: nil)
      case .lre: state.embed(isRightToLeft: false, override: nil)
      case .rlo: state.embed(isRightToLeft: true, override: isAltered(.x4NoOverride) ? nil : .r)
      case .lro: state.embed(isRightToLeft: false, override: isAltered(.x5NoOverride) ? nil : .l)
      case .rli, .lri, .fsi:
        override(position, state)
        if original == .lri, isAltered(.x5bIgnored) { continue }
        if state.last.override != nil, isAltered(.bd9Overridden) { continue }
        state.isolate(
          isRightToLeft: original == .fsi
            ? isRightToLeft(position, state) : original == .rli)
        if isAltered(.x5aInside) { levels[position] = state.last.level }
      case .pdi:
        let inside = state.last.level
        state.endIsolate()
        levels[position] = isAltered(.x6aInside) ? inside : state.last.level
        if !isAltered(.x6aNotOverridden) { override(position, state) }
      case .pdf: state.endEmbedding()
      case .bn: break
      case .b: levels[position] = paragraphLevel
      default:
        if isAltered(.x6OverridesNothingNeutral), [.on, .ws, .s, .nsm].contains(original) {
          continue
        }
        override(position, state)
      }
    }
  }

  private mutating func override(_ position: Int, _ state: AlteredStatus) {
    if let override = state.last.override { classes[position] = override }
  }
}

/// The directional status stack and its counters (X1).
struct AlteredStatus {
  struct Entry {
    var level: Int
    var override: BidiClass?
    var isIsolate: Bool
  }

  private var stack: [Entry]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0
  private let alteration: RuleAlteration?

  init(paragraphLevel: Int, _ alteration: RuleAlteration?) {
    stack = [Entry(level: paragraphLevel, override: nil, isIsolate: false)]
    self.alteration = alteration
  }

  var last: Entry { stack[stack.count - 1] }

  private func isAltered(_ alteration: RuleAlteration) -> Bool { self.alteration == alteration }

  /// BD2.
  private var highestLevel: Int {
    switch alteration {
    case .bd2OneLess: 124
    case .bd2OneMore: 126
    case .bd2Sixty: 61
    default: 125
    }
  }

  private func nextLevel(_ isRightToLeft: Bool) -> Int {
    last.level + (last.level % 2 == (isRightToLeft ? 1 : 0) ? 2 : 1)
  }

  /// X2 to X5.
  mutating func embed(isRightToLeft: Bool, override: BidiClass?) {
    let level = nextLevel(isRightToLeft)
    let hasOverflow =
      !isAltered(.x2PushesPastOverflow) && (overflowIsolates > 0 || overflowEmbeddings > 0)
    if level <= highestLevel, !hasOverflow {
      stack.append(Entry(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 || isAltered(.x2OverflowInOverflowIsolate),
      !isAltered(.x2OverflowNotCounted)
    {
      overflowEmbeddings += 1
    }
  }

  /// X5a to X5c.
  mutating func isolate(isRightToLeft: Bool) {
    let level = nextLevel(isRightToLeft)
    if level <= highestLevel, overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      stack.append(
        Entry(
          level: level, override: isAltered(.x5aKeepsOverride) ? last.override : nil,
          isIsolate: true))
    } else if !isAltered(.x5aOverflowNotCounted) {
      overflowIsolates += 1
    }
  }

  /// X6a.
  mutating func endIsolate() {
    if overflowIsolates > 0 {
      if !isAltered(.x6aOverflowNotCounted) { overflowIsolates -= 1 }
    } else if validIsolates == 0 {
      if isAltered(.x6aUnmatchedCloses) {
        stack.removeSubrange(1...)
        overflowEmbeddings = 0
      }
      if isAltered(.x6aUnmatchedPops), stack.count > 1 { stack.removeLast() }
    } else {
      if !isAltered(.x6aKeepsOverflowEmbeddings) { overflowEmbeddings = 0 }
      if !isAltered(.x6aPopsOne) {
        while !last.isIsolate, stack.count > 1 { stack.removeLast() }
      }
      if stack.count > 1 { stack.removeLast() }
      validIsolates -= 1
    }
  }

  /// X7.
  mutating func endEmbedding() {
    if isAltered(.x7Ignored) { return }
    if overflowIsolates > 0, !isAltered(.x7ClosesInOverflowIsolate) { return }
    if overflowEmbeddings > 0 {
      if !isAltered(.x7OverflowNotCounted) { overflowEmbeddings -= 1 }
    } else if stack.count > 1 {
      if !last.isIsolate {
        stack.removeLast()
      } else if isAltered(.x7ClosesIsolate) {
        stack.removeLast()
        validIsolates = max(0, validIsolates - 1)
      }
    }
  }
}
