internal import BidiAlgorithm

/// How well controls that are put in hold when words change, the best first.
enum Tidiness: Int {
  /// Marks, and isolates that are closed.
  case isolates
  /// Embeddings among them, all closed.
  case embeddings
  /// Overrides among them, all closed.
  case overrides
  /// Isolates that are not closed, or closed without a beginning.
  case openIsolates
  /// Embeddings among them.
  case openEmbeddings
  /// Overrides among them.
  case openOverrides

  /// How tidy some controls are.
  ///
  /// - Parameters:
  ///   - added: the classes of those that are put in.
  ///   - before: the classes of the text's own embeddings, overrides, isolates and their ends.
  ///   - after: the same with those that are put in, in the order of storage.
  init(
    _ added: some Sequence<BidiClass>, before: [BidiClass], after: some Sequence<BidiClass>
  ) {
    let isClosed = Self.unmatched(after) <= Self.unmatched(before)
    if added.contains(where: { $0 == .lro || $0 == .rlo }) {
      self = isClosed ? .overrides : .openOverrides
    } else if added.contains(where: { $0 == .lre || $0 == .rle || $0 == .pdf }) {
      self = isClosed ? .embeddings : .openEmbeddings
    } else {
      self = isClosed ? .isolates : .openIsolates
    }
  }

  /// How many of them have no partner (BD9, BD11).
  private static func unmatched(_ controls: some Sequence<BidiClass>) -> Int {
    var areIsolates: [Bool] = []
    var count = 0
    for control in controls {
      switch control {
      case .lri, .rli, .fsi: areIsolates.append(true)
      case .lre, .rle, .lro, .rlo: areIsolates.append(false)
      case .pdf where areIsolates.last == false: areIsolates.removeLast()
      case .pdi where areIsolates.contains(true):
        while areIsolates.popLast() == false { count += 1 }
      case .pdf, .pdi: count += 1
      default: break
      }
    }
    return count + areIsolates.count
  }
}
