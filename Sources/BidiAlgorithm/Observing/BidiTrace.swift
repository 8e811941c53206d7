/// Everything that the rules did to one paragraph, in the order in which they did it.
///
/// Isolating run sequences are resolved one after the other, so the events of W1 to I2 of one come before
/// those of the next. A trace takes about 200 bytes for each event and some five events for each scalar.
public struct BidiTrace: BidiObserver, Sendable {
  /// A trace wants every report.
  public static var isListening: Bool { true }

  /// The paragraph traced.
  public let input: BidiInput
  /// What was reported.
  public private(set) var events: [BidiEvent] = []

  /// An empty trace of a paragraph, to be handed to `resolve(_:direction:observer:)`.
  public init(of input: BidiInput) { self.input = input }

  /// Resolves a paragraph and traces it. O(*n*).
  public static func resolving(
    _ input: BidiInput, direction: BaseDirection = .auto
  ) -> (paragraph: ResolvedParagraph, trace: BidiTrace) {
    var trace = BidiTrace(of: input)
    let paragraph = resolve(input, direction: direction, observer: &trace)
    return (paragraph, trace)
  }

  /// Keeps a report.
  public mutating func observe(_ event: BidiEvent) { events.append(event) }
}

extension BidiTrace {
  /// What was reported of the scalar at a position. O(number of events).
  public func events(at position: Int) -> [BidiEvent] {
    events.filter { $0.position == position }
  }

  /// What a rule did. O(number of events).
  public func events(of rule: BidiRule) -> [BidiEvent] { events.filter { $0.rule == rule } }

  /// The class of each scalar after a rule and all before it; nil once X9 has removed it. O(events).
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

  /// The level of each scalar after a rule and all before it; nil before X1 to X8 gave it one and once X9 has
  /// removed it. O(events).
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

  /// The value that a rule works on, at a position after that rule: a level for I1, I2 and the L rules, else a
  /// class. O(events).
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
