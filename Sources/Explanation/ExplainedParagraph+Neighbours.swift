internal import BidiAlgorithm

/// What W4 and W5 saw beside a separator or a terminator that they left.
extension ExplainedParagraph {
  /// The numbers that touch a scalar in its sequence, with the classes that they had after W4: the
  /// one before it, the one after it.
  ///
  /// None where neither is a number; nil where the events of a neighbour are not kept. O(level runs
  /// of its sequence).
  func numbersBeside(_ position: Int) -> [Statement.Classified]? {
    guard let runs = sequence(at: position)?.levelRuns,
      let run = runs.firstIndex(where: { $0.contains(position) })
    else { return [] }
    func isKept(_ position: Int) -> Bool { !paragraph.isRemoved(at: position) }
    let before =
      (runs[run].lowerBound..<position).last(where: isKept)
      ?? runs[..<run].last?.last(where: isKept)
    let after =
      (position + 1..<runs[run].upperBound).first(where: isKept)
      ?? runs[(run + 1)...].first?.first(where: isKept)
    let neighbours = [before, after].compactMap { $0 }
    guard neighbours.allSatisfy(window.contains) else { return nil }
    return neighbours.map { classified($0, classAfterW4($0), upTo: .w4) }
      .filter { $0.bidiClass == .en || $0.bidiClass == .an }
  }

  /// The class of a scalar of the window when W4 had ended.
  private func classAfterW4(_ position: Int) -> BidiClass {
    var bidiClass = paragraph.input.classes[position]
    for event in events(at: position) where event.rule <= .w4 {
      if case .bidiClass(let after) = event.after { bidiClass = after }
    }
    return bidiClass
  }
}
