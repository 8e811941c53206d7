internal import BidiAlgorithm
internal import UnicodeData

/// Which initiators and ends of a paragraph's isolates, embeddings and overrides belong together
/// (BD9, BD11).
struct ControlPartners {
  /// The partner of each control that has one, both ways.
  private(set) var partners: [Int: Int] = [:]

  /// The pairs of a paragraph. O(*n*).
  init(_ scalars: [Unicode.Scalar]) {
    var open: [(index: Int, isIsolate: Bool)] = []
    var isolates = 0
    for (index, scalar) in scalars.enumerated() {
      switch BidiProperties.bidiClass(of: scalar) {
      case .lri, .rli, .fsi:
        open.append((index, true))
        isolates += 1
      case .lre, .rle, .lro, .rlo: open.append((index, false))
      case .pdf:
        guard let last = open.last, !last.isIsolate else { continue }
        pair(open.removeLast().index, index)
      case .pdi where isolates > 0:
        while let last = open.popLast(), !pairsIsolate(last, index) {}
        isolates -= 1
      default: break
      }
    }
  }

  private mutating func pairsIsolate(_ last: (index: Int, isIsolate: Bool), _ end: Int) -> Bool {
    if last.isIsolate { pair(last.index, end) }
    return last.isIsolate
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    partners[opening] = closing
    partners[closing] = opening
  }

  /// The initiator of the pair that a scalar begins or ends, and whether it ends it; nil for all
  /// else.
  func pair(at index: Int) -> (initiator: Int, isEnd: Bool)? {
    partners[index].map { (min($0, index), $0 < index) }
  }
}
