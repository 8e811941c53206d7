/// What N0 reports.
extension SequenceInWork {
  /// Reports both brackets of a pair and the branch of N0 that applied, with what stands before and
  /// inside, in the order in which the rule asks; nil for sos.
  @inline(__always)
  func reportPair<Observer: BidiObserver>(
    _ pair: PairInWork, _ branch: BidiEvent.BracketBranch, because: @autoclosure () -> [Int?],
    _ observer: inout Observer
  ) {
    guard Observer.listens(to: .n0) else { return }
    let because = because().compactMap { $0 }
    for bracket in [pair.opening, pair.closing] {
      report(
        .n0, bracket, before: .on, because: because, detail: .bracketPair(positions(pair), branch),
        &observer)
    }
  }

  /// Reports a mark that follows a bracket of a pair.
  @inline(__always)
  func reportMark<Observer: BidiObserver>(
    _ mark: Int, _ before: BidiClass, after bracket: Int, of pair: PairInWork,
    _ observer: inout Observer
  ) {
    guard Observer.listens(to: .n0) else { return }
    report(
      .n0, mark, before: before, because: [bracket], detail: .bracketPair(positions(pair), nil),
      &observer)
  }

  private func positions(_ pair: PairInWork) -> BracketPair {
    BracketPair(opening: position(pair.opening), closing: position(pair.closing))
  }

  /// Before any pair is resolved: reports each bracket without a partner, with the reason. O(*n*)
  /// for the stack is never longer than 63.
  func reportUnpaired<Observer: BidiObserver>(_ observer: inout Observer) {
    let reasons = unpairedReasons()
    for ordinal in brackets.indices {
      guard let reason = reasons[ordinal] else { continue }
      let offset = brackets[ordinal].position - bracketBase
      report(.n0, offset, before: classes[offset], detail: .unpaired(reason), &observer)
    }
  }

  /// BD16 once more, for the reasons: by ordinal, nil for a bracket in a pair.
  private func unpairedReasons() -> [BidiEvent.UnpairedReason?] {
    var reasons = [BidiEvent.UnpairedReason?](repeating: nil, count: brackets.count)
    var stack: [Int] = []
    /// By identity, the opening bracket that left the stack last without a partner, and the closing
    /// one that matched below it.
    var dropped: [UInt32: (opening: Int, by: Int)] = [:]
    for ordinal in brackets.indices {
      let bracket = brackets[ordinal]
      let offset = bracket.position - bracketBase
      guard classes[offset] == .on else {
        reasons[ordinal] = .classNotNeutral
        continue
      }
      if bracket.side == .opening {
        guard stack.count < BracketPairing.capacity else { return overflow(reasons) }
        stack.append(ordinal)
      } else if let match = stack.lastIndex(where: { brackets[$0].identity == bracket.identity }) {
        for left in stack[(match + 1)...] {
          let opening = position(brackets[left].position - bracketBase)
          reasons[left] = .closedPast(position(offset))
          dropped[brackets[left].identity] = (opening, position(offset))
        }
        stack.removeSubrange(match...)
      } else if let (opening, by) = dropped.removeValue(forKey: bracket.identity) {
        reasons[ordinal] = .openingDropped(opening: opening, by: by)
      } else {
        reasons[ordinal] = .noOpening
      }
    }
    for ordinal in stack { reasons[ordinal] = .noClosing }
    return reasons
  }

  /// The reasons where a 64th opening bracket found no space.
  private func overflow(_ reasons: [BidiEvent.UnpairedReason?]) -> [BidiEvent.UnpairedReason?] {
    brackets.indices.map { ordinal in
      let isNeutral = classes[brackets[ordinal].position - bracketBase] == .on
      return isNeutral ? .stackOverflow : .classNotNeutral
    }
  }
}
