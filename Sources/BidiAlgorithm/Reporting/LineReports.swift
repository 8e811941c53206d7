extension ResolvedLine {
  /// Reports the reversals of L2 as the standard does them, level by level. O(length of the line ×
  /// levels).
  ///
  /// What X9 removes is neither reversed nor has a level that counts.
  func reportL2<Observer: BidiObserver>(_ observer: inout Observer) {
    guard Observer.listens(to: .l2) else { return }
    let levels = self.levels
    let kept = range.filter { !isRemoved($0) }
    func level(_ position: Int) -> EmbeddingLevel { levels[position - range.lowerBound] }
    guard let highest = kept.map(level).max(),
      let lowestOdd = kept.map(level).filter(\.isRightToLeft).min()
    else { return }
    for number in stride(from: Int(highest.rawValue), through: Int(lowestOdd.rawValue), by: -1) {
      let floor = EmbeddingLevel(number)
      for stretch in kept.split(whereSeparator: { level($0) < floor }) {
        observer.observe(
          BidiEvent(
            rule: .l2, position: nil, before: nil, after: .level(floor),
            detail: .reversal(stretch.asRanges, floor)))
      }
    }
  }
}
