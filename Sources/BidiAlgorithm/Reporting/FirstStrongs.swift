extension ExplicitLevels {
  /// What P2 finds in the isolate of each FSI (X5c), by the position of the FSI. O(*n*).
  ///
  /// The rule itself needs only the directions; this is for observers.
  func findFirstStrongs(count: Int) -> [Int: FirstStrong] {
    var found: [Int: FirstStrong] = [:]
    /// The open initiators (BD9); an FSI is undecided as long as nothing strong stands in its
    /// isolate.
    var open: [(initiator: Int, isUndecided: Bool)] = []
    func closeInnermost(before end: Int) {
      let inner = open.removeLast()
      guard let outer = open.last, outer.isUndecided else { return }
      found[outer.initiator, default: FirstStrong()].skipped.append(inner.initiator..<end)
    }
    for position in 0..<count {
      switch original[position] {
      case .fsi: open.append((position, true))
      case .lri, .rli: open.append((position, false))
      case .pdi: if !open.isEmpty { closeInnermost(before: position + 1) }
      case .l, .r, .al:
        guard let innermost = open.last, innermost.isUndecided else { continue }
        found[innermost.initiator, default: FirstStrong()].position = position
        open[open.count - 1].isUndecided = false
      case .b: while !open.isEmpty { closeInnermost(before: position) }
      default: break
      }
    }
    while !open.isEmpty { closeInnermost(before: count) }
    return found
  }
}
