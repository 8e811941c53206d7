public import BidiAlgorithm
internal import UnicodeData
public import Wording

/// What each stage left of each scalar, and why.
extension ExplainedParagraph {
  /// The name of a stage: `class`, the rule's name, `X1-8`.
  public func title(of stage: TraceStage) -> String {
    switch stage.work {
    case .classes: "class"
    case .paragraphLevel: decision?.rule.rawValue ?? "P2"
    case .explicitLevels: "X1-8"
    case .overrides: "X4-6"
    case .rule(let rule): rule.rawValue
    }
  }

  /// The name of a stage in words; those of rules are the same in every language.
  public func words(for stage: TraceStage) -> Words {
    stage == .database ? "class" : Words(own: title(of: stage))
  }

  /// The stages that changed something in the window or on the line, in their order. O(events).
  public var changedStages: Set<TraceStage> {
    var stages: Set<TraceStage> = [.database, .paragraph]
    for event in paragraphEvents where event.isChange { stages.insert(TraceStage(event)) }
    for event in lineEvents where event.isChange { stages.insert(TraceStage(event)) }
    if lineEvents.contains(where: { $0.rule == .l2 }) { stages.insert(.l2) }
    if !paragraph.input.classSet.meets(.explicitFormatting) { stages.remove(.explicit) }
    if sequences.count <= 1 { stages.remove(.x10) }
    return stages
  }

  /// A scalar's cells, one for each stage in its order. O(the scalar's events).
  public func cells(at position: Int) -> [TraceCell] {
    guard scalars.indices.contains(position) else { return [] }
    let own = Dictionary(grouping: events(at: position)) { TraceStage($0) }
    let isRemoved = paragraph.isRemoved(at: position)
    var bidiClass = paragraph.input.classes[position]
    var level = paragraph.paragraphLevel
    return TraceStage.allCases.map { stage in
      let events = own[stage] ?? []
      let isChanged = events.contains(where: \.isChange)
      if isRemoved, stage >= .x9 {
        return stage == .x9 ? TraceCell(.removed, isChanged: true) : TraceCell(.nothing)
      }
      if stage >= .l1, !line.contains(position) { return TraceCell(.nothing) }
      for event in events {
        switch event.after {
        case .bidiClass(let after): bidiClass = stage == .explicit ? bidiClass : after
        case .level(let after): if stage != .x10 { level = after }
        case .removed: break
        }
      }
      switch stage {
      case .database: return TraceCell(.bidiClass(bidiClass))
      case .paragraph: return paragraphCell(position)
      case .explicit:
        return bidiClass == .bn
          ? TraceCell(.nothing)
          : TraceCell(
            .level(level),
            isChanged: paragraph.paragraphLevel != level || events.contains(where: Self.acts))
      case .x10: return TraceCell(sequenceNumber(at: position).map { .sequence($0) } ?? .nothing)
      case .i1, .i2, .l1: return TraceCell(.level(level), isChanged: isChanged)
      case .l2: return placeCell(position, visualOrder, before: storageOrder)
      case .l3: return placeCell(position, markedOrder, before: visualOrder)
      case .l4: return mirrorCell(events)
      case .override, .x9, .w1, .w2, .w3, .w4, .w5, .w6, .w7, .n0, .n1, .n2:
        return TraceCell(.bidiClass(bidiClass), isChanged: isChanged)
      }
    }
  }

  /// Whether an explicit rule opened or closed something.
  private static func acts(_ event: BidiEvent) -> Bool {
    guard case .statusStack = event.detail else { return false }
    return event.rule != .x6 && event.rule != .x8
  }

  private func paragraphCell(_ position: Int) -> TraceCell {
    guard let decision else { return TraceCell(.nothing) }
    if decision.because.first == position {
      return TraceCell(.level(paragraph.paragraphLevel), isChanged: true)
    }
    if case .skipped(let ranges) = decision.detail,
      ranges.contains(where: { $0.contains(position) })
    {
      return TraceCell(.passedOver)
    }
    return TraceCell(.nothing)
  }

  private func placeCell(_ position: Int, _ order: LineOrder, before: LineOrder) -> TraceCell {
    guard let place = order.place(of: position) else { return TraceCell(.nothing) }
    return TraceCell(.place(place), isChanged: before.place(of: position) != place)
  }

  private func mirrorCell(_ events: [BidiEvent]) -> TraceCell {
    guard let event = events.first else { return TraceCell(.nothing) }
    guard case .mirror(let value) = event.detail else {
      return TraceCell(.mirror(nil), isChanged: true)
    }
    return TraceCell(.mirror(Unicode.Scalar(value)), isChanged: true)
  }

  /// Whether a stage changed something of a scalar. O(the scalar's events).
  public func isChanged(by stage: TraceStage, at position: Int) -> Bool {
    guard scalars.indices.contains(position) else { return false }
    return cells(at: position)[stage.rawValue].isChanged
  }

  /// The positions that decided what a stage did to a scalar, in ascending order. O(the scalar's
  /// events).
  public func deciding(_ stage: TraceStage, at position: Int) -> [Int] {
    if stage == .paragraph { return decision?.because ?? [] }
    let found = events(at: position).filter { TraceStage($0) == stage }.flatMap(\.because)
    return Set(found).sorted()
  }

  /// The stage that a scalar owes its level to: the last that changed its class, else the one that
  /// gave it its level.
  public func decidingStage(at position: Int) -> TraceStage {
    let own = events(at: position).filter(\.isChange).map { TraceStage($0) }
    if let last = own.last(where: { $0 == .l1 || $0 == .x9 }) { return last }
    if let last = own.last(where: { $0 >= .w1 && $0 <= .n2 }) { return last }
    if let last = own.last(where: { $0 == .i1 || $0 == .i2 || $0 == .override }) { return last }
    return own.last { $0 == .explicit } ?? .paragraph
  }

  /// The level that each scalar of the line has when the algorithm stops after a stage; one that X9
  /// removes has that of the scalar before it. O(length of the line).
  public func levels(ofLineAfter stage: TraceStage) -> [EmbeddingLevel] {
    if stage >= .l1 { return lineLevels }
    var last = paragraph.paragraphLevel
    return line.map { position in
      if stage >= .i2 { return paragraph.level(at: position) }
      if stage < .explicit { return paragraph.paragraphLevel }
      guard let explicit = sequence(at: position)?.level else { return last }
      let final = paragraph.level(at: position)
      last = stage == .i1 && !explicit.isRightToLeft ? final : explicit
      return last
    }
  }

  /// L2's reversals on the line, each from the first to the last scalar that it turns, level by
  /// level from the highest.
  public var reversals: [(level: EmbeddingLevel, range: Range<Int>)] {
    lineEvents.compactMap { event in
      guard case .reversal(let stretch, let level) = event.detail, let first = stretch.first,
        let last = stretch.last
      else { return nil }
      return (level, first.lowerBound..<last.upperBound)
    }
  }

  /// The scalars of the line as stored, without those that X9 removes: what L2 begins with.
  public var orderBeforeL2: [Int] { storageOrder.positions }

  /// The scalars of the line left to right after L2's reversals at each level, from the highest.
  /// O(length of the line × levels).
  public var stepsOfL2: [(level: EmbeddingLevel, order: [Int])] {
    let reversals = reversals
    var order = orderBeforeL2
    var steps: [(level: EmbeddingLevel, order: [Int])] = []
    for (number, reversal) in reversals.enumerated() {
      // What was reversed before lies in a stretch as a whole, so the stretch stands where it was
      // stored.
      guard let first = storageOrder.index(of: reversal.range.lowerBound),
        let last = storageOrder.index(of: reversal.range.upperBound - 1)
      else { continue }
      order[first...last].reverse()
      let isLast = reversals.dropFirst(number + 1).first?.level != reversal.level
      if isLast { steps.append((reversal.level, order)) }
    }
    return steps
  }

  /// The bracket pairs found in the window, with the branch of N0 that decided each, by opening
  /// bracket. O(events).
  public var bracketPairs: [(pair: BracketPair, branch: BidiEvent.BracketBranch)] {
    paragraphEvents.compactMap { event in
      guard case .bracketPair(let pair, let branch?) = event.detail,
        event.position == pair.opening || !window.contains(pair.opening)
      else { return nil }
      return (pair, branch)
    }.sorted { $0.pair.opening < $1.pair.opening }
  }

  /// The status stack after X1 to X8 came to a scalar; nil for a boundary neutral, which they pass
  /// over.
  public func statusStack(at position: Int) -> DirectionalStatusSnapshot? {
    for event in events(at: position) where event.rule <= .x8 {
      switch event.detail {
      case .statusStack(let stack), .ignored(_, let stack): return stack
      default: continue
      }
    }
    return nil
  }
}
