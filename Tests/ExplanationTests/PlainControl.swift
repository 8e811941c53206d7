import BidiAlgorithm

/// What a control does, by a second reading of X1 to X7 that counts depths alone.
enum PlainControl: Hashable {
  /// The class of the control that acts: of an FSI LRI or RLI.
  case opens(BidiClass)
  case opensNothing, closesIsolate, closesEmbedding, closesOverflow, closesNothing

  /// What each control of a paragraph does, by its position.
  static func all(_ classes: [BidiClass], paragraphLevel: Int) -> [Int: PlainControl] {
    var done: [Int: PlainControl] = [:]
    /// What is open, with its level; and what overflowed.
    var opened: [(level: Int, isIsolate: Bool)] = []
    var (isolates, embeddings) = (0, 0)
    for (position, found) in classes.enumerated() {
      var acting = found
      if found == .fsi { acting = isRightToLeft(classes, after: position) ? .rli : .lri }
      switch acting {
      case .lri, .rli, .lre, .rle, .lro, .rlo:
        let isIsolate = acting == .lri || acting == .rli
        let isOdd = [.rli, .rle, .rlo].contains(acting)
        let current = opened.last?.level ?? paragraphLevel
        let level = current + ((current % 2 == 1) == isOdd ? 2 : 1)
        if level <= 125, isolates == 0, embeddings == 0 {
          opened.append((level, isIsolate))
          done[position] = .opens(acting)
        } else {
          if isIsolate { isolates += 1 } else if isolates == 0 { embeddings += 1 }
          done[position] = .opensNothing
        }
      case .pdi:
        if isolates > 0 {
          isolates -= 1
          done[position] = .closesOverflow
        } else if let last = opened.lastIndex(where: \.isIsolate) {
          embeddings = 0
          opened.removeSubrange(last...)
          done[position] = .closesIsolate
        } else {
          done[position] = .closesNothing
        }
      case .pdf:
        if isolates > 0 || opened.last?.isIsolate ?? true && embeddings == 0 {
          done[position] = .closesNothing
        } else if embeddings > 0 {
          embeddings -= 1
          done[position] = .closesOverflow
        } else {
          opened.removeLast()
          done[position] = .closesEmbedding
        }
      default: continue
      }
    }
    return done
  }

  /// Whether the first strong character after an FSI, outside isolates and before its PDI, is R
  /// or AL.
  private static func isRightToLeft(_ classes: [BidiClass], after position: Int) -> Bool {
    var depth = 0
    for found in classes[(position + 1)...] {
      switch found {
      case .lri, .rli, .fsi: depth += 1
      case .pdi where depth == 0: return false
      case .pdi: depth -= 1
      case .l where depth == 0: return false
      case .r where depth == 0, .al where depth == 0: return true
      default: continue
      }
    }
    return false
  }
}
