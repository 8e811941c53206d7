internal import BidiAlgorithm

/// An entry of the directional status stack (X1).
struct DirectionalStatusEntry {
  var level: Int
  /// The directional override status: nil for neutral, else the class it overrides with.
  var override: BidiClass?
  var isIsolate: Bool
}

/// The directional status stack and its three counters (X1).
struct ExplicitState {
  var stack: [DirectionalStatusEntry]
  var overflowIsolates = 0
  var overflowEmbeddings = 0
  var validIsolates = 0

  /// X1: "Push onto the stack an entry consisting of the paragraph embedding level, a neutral
  /// directional override status, and a false directional isolate status."
  init(paragraphLevel: Int) {
    stack = [DirectionalStatusEntry(level: paragraphLevel, override: nil, isIsolate: false)]
  }

  var last: DirectionalStatusEntry { stack[stack.count - 1] }

  /// "The least odd embedding level greater than the embedding level of the last entry."
  var nextOddLevel: Int { last.level % 2 == 1 ? last.level + 2 : last.level + 1 }

  /// "The least even embedding level greater than the embedding level of the last entry."
  var nextEvenLevel: Int { last.level % 2 == 0 ? last.level + 2 : last.level + 1 }

  private var highestLevel: Int {
    let depths: [(ReferenceFlaw, Int)] = [
      (.depth124, 124), (.depth126, 126), (.depth61, 61), (.depth100, 100),
      (.depth15, 15),
    ]
    return depths.first { ReferenceBidi.has($0.0) }?.1 ?? 125
  }

  /// "If this new level would be valid, and the overflow isolate count and overflow embedding count
  /// are both zero": valid is not beyond max_depth, 125 (BD2).
  func permits(_ level: Int) -> Bool {
    level <= highestLevel && overflowIsolates == 0 && overflowEmbeddings == 0
  }
}

extension ReferenceBidi {
  /// X1–X8, and which characters X9 will remove.
  static func explicitLevels(
    _ classes: [BidiClass], paragraphLevel: Int
  ) -> [ReferenceCharacter] {
    var state = ExplicitState(paragraphLevel: paragraphLevel)
    return classes.indices.map { position in
      let original = classes[position]
      var character = ReferenceCharacter(
        originalClass: original, bidiClass: original, level: state.last.level,
        isRemoved: [.rle, .lre, .rlo, .lro, .pdf, .bn].contains(original))
      switch original {
      case .rle:  // X2
        let isEven = has(.rleUpThree) && state.last.level % 2 == 0
        embed(&state, level: state.nextOddLevel + (isEven ? 2 : 0), override: nil)
      case .lre: embed(&state, level: state.nextEvenLevel, override: nil)  // X3
      case .rlo:  // X4
        embed(&state, level: state.nextOddLevel, override: has(.noOverrideInX4) ? nil : .r)
      case .lro: embed(&state, level: state.nextEvenLevel, override: .l)  // X5
      case .rli:  // X5a
        setToLast(&character, state)
        isolate(&state, level: state.nextOddLevel)
      case .lri:  // X5b
        setToLast(&character, state)
        isolate(&state, level: state.nextEvenLevel)
      case .fsi:  // X5c
        setToLast(&character, state)
        var end = matchingPDI(of: position, in: classes) ?? classes.count
        if has(.fsiPastPDI) { end = classes.count }
        let strong = firstStrong(
          in: position + 1..<end, of: classes, entersIsolates: has(.fsiEntersIsolates))
        let isLeft = has(.openFSIIsLeft) && matchingPDI(of: position, in: classes) == nil
        let isRightToLeft =
          !has(.fsiIsAlwaysLeft) && !isLeft && strong.map { classes[$0] != .l } ?? false
        isolate(&state, level: isRightToLeft ? state.nextOddLevel : state.nextEvenLevel)
      case .pdi:  // X6a
        endIsolate(&state)
        setToLast(&character, state)
      case .pdf: endEmbedding(&state)  // X7
      case .bn: break
      case .b:  // X8
        state = ExplicitState(paragraphLevel: paragraphLevel)
        character.level = paragraphLevel
      default: setToLast(&character, state)  // X6
      }
      return character
    }
  }

  /// X6 (and the like words of X5a–X5c and X6a): "Set the current character's embedding level to
  /// the embedding level of the last entry on the directional status stack. Whenever the
  /// directional override status of the last entry is not neutral, reset the current character type
  /// according to it."
  private static func setToLast(_ character: inout ReferenceCharacter, _ state: ExplicitState) {
    character.level = state.last.level
    if character.bidiClass == .ws, has(.overrideSparesSpaces) { return }
    if character.bidiClass == .on, has(.overrideSparesOthers) { return }
    if [.en, .an].contains(character.bidiClass), has(.overrideSparesNumbers) { return }
    if let override = state.last.override { character.bidiClass = override }
  }

  /// X2–X5: push if valid; "Otherwise, this is an overflow. If the overflow isolate count is zero,
  /// increment the overflow embedding count by one. Leave all other variables unchanged."
  private static func embed(_ state: inout ExplicitState, level: Int, override: BidiClass?) {
    if state.permits(level) {
      state.stack.append(.init(level: level, override: override, isIsolate: false))
    } else if state.overflowIsolates == 0 {
      state.overflowEmbeddings += 1
    }
  }

  /// X5a, X5b: "increment the valid isolate count by one, and push an entry consisting of the new
  /// embedding level, neutral directional override status, and true directional isolate status.
  /// Otherwise, this is an overflow. Increment the overflow isolate count by one."
  private static func isolate(_ state: inout ExplicitState, level: Int) {
    if state.permits(level) {
      state.validIsolates += 1
      state.stack.append(.init(level: level, override: nil, isIsolate: true))
    } else {
      state.overflowIsolates += 1
    }
  }

  /// X6a: what a PDI does to the stack.
  private static func endIsolate(_ state: inout ExplicitState) {
    if state.overflowIsolates > 0 {
      // "this PDI matches an overflow isolate initiator. Decrement the overflow isolate count by
      // one."
      if !has(.pdiKeepsOverflowIsolates) { state.overflowIsolates -= 1 }
    } else if state.validIsolates == 0 {
      // "this PDI does not match any isolate initiator, valid or overflow. Do nothing."
    } else {
      // "Reset the overflow embedding count to zero. While the directional isolate status of the
      // last entry is false, pop the last entry. Pop the last entry. Decrement the valid isolate
      // count."
      if !has(.pdiKeepsOverflowEmbeddings) { state.overflowEmbeddings = 0 }
      if has(.pdiClosesOutermost), let outermost = state.stack.firstIndex(where: \.isIsolate) {
        state.stack.removeSubrange(outermost...)
        state.validIsolates = 0
        return
      }
      while !state.last.isIsolate { state.stack.removeLast() }
      state.stack.removeLast()
      state.validIsolates -= 1
    }
  }

  /// X7: what a PDF does to the stack.
  private static func endEmbedding(_ state: inout ExplicitState) {
    if state.overflowIsolates > 0 {
      // "do nothing."
    } else if state.overflowEmbeddings > 0 {
      if !has(.pdfKeepsOverflowEmbeddings) { state.overflowEmbeddings -= 1 }
    } else if !state.last.isIsolate && state.stack.count >= 2 {
      state.stack.removeLast()
    } else if has(.pdfClosesIsolates), state.stack.count >= 2 {
      state.stack.removeLast()
      state.validIsolates -= 1
    }
  }
}
