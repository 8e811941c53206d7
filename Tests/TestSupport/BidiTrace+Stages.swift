public import BidiAlgorithm

/// What a trace says of each rule.
extension BidiTrace {
  /// What a rule did. O(number of events).
  public func events(of rule: BidiRule) -> [BidiEvent] { events.filter { $0.rule == rule } }

  /// The class of each scalar after a rule and all before it; nil once X9 has removed it.
  /// O(events).
  public func classes(after rule: BidiRule) -> [BidiClass?] {
    var classes: [BidiClass?] = input.classes
    forEachChange(upTo: rule) { position, value in
      switch value {
      case .bidiClass(let bidiClass): classes[position] = bidiClass
      case .removed: classes[position] = nil
      case .level: break
      }
    }
    return classes
  }

  /// The level of each scalar after a rule and all before it; nil before X1 to X8 gave it one and
  /// once X9 has removed it. O(events).
  public func levels(after rule: BidiRule) -> [EmbeddingLevel?] {
    var levels = [EmbeddingLevel?](repeating: nil, count: input.count)
    forEachChange(upTo: rule) { position, value in
      switch value {
      case .level(let level): levels[position] = level
      case .removed: levels[position] = nil
      case .bidiClass: break
      }
    }
    return levels
  }

  /// The value that a rule works on, at a position after that rule: a level for I1, I2 and the L
  /// rules, else a class. O(events).
  public func value(at position: Int, after rule: BidiRule) -> BidiEvent.Value {
    var bidiClass = BidiEvent.Value.bidiClass(input.classes[position])
    var level: BidiEvent.Value?
    forEachChange(upTo: rule) { changed, value in
      guard changed == position else { return }
      switch value {
      case .level: level = value
      case .bidiClass, .removed: bidiClass = value
      }
    }
    if bidiClass == .removed { return bidiClass }
    return rule >= .i1 ? level ?? bidiClass : bidiClass
  }

  private func forEachChange(upTo rule: BidiRule, _ body: (Int, BidiEvent.Value) -> Void) {
    let included = Set(BidiRule.allCases.prefix { $0 <= rule })
    for event in events where included.contains(event.rule) {
      guard let position = event.position else { continue }
      // The level that X10 and the embedding initiators report is not that of the scalar.
      if event.rule == .x10 || input.classes[position].isRemovedByX9, event.after != .removed {
        continue
      }
      body(position, event.after)
    }
  }
}
