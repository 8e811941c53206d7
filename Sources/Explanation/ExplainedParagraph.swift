public import BidiAlgorithm
internal import UnicodeData
public import Wording

/// A paragraph with everything the rules did to it, ready to be told in sentences.
///
/// Positions are scalars from the paragraph's start, in events as in arguments; sentences count
/// from the start of the text, with ``firstOffset`` for the paragraph's first scalar.
public struct ExplainedParagraph: Sendable {
  /// The paragraph's scalars, its separator included.
  public let scalars: [Unicode.Scalar]
  /// What stands before the paragraph, in scalars.
  public let firstOffset: Int
  /// The result.
  public let paragraph: ResolvedParagraph
  /// The scalars whose events are kept, from the paragraph's start; what it says of others is not
  /// to be used.
  public let window: Range<Int>
  /// What P2 to I2 did, in the order in which they did it.
  public let paragraphEvents: [BidiEvent]
  /// The isolating run sequences of the whole paragraph, in the order of their first scalars.
  public let sequences: [IsolatingRunSequence]
  /// What set the level in place of P2 and P3, as the end of a sentence that says "because"; nil
  /// where that is not known.
  public var overruler: Words?
  /// What was stored at positions that are no scalar: a surrogate, or 0x110000 and a byte. The
  /// rules read U+FFFD there.
  public var illFormed: [Int: UInt32] = [:]
  /// The line that L1 to L4 were applied to.
  public private(set) var line: Range<Int>
  /// What L1 to L4 did to the line.
  public private(set) var lineEvents: [BidiEvent]
  /// The scalars of the line left to right after L2, without those that X9 removes.
  public var order: [Int] { visualOrder.positions }
  /// The same after L3: each base before its marks.
  public var orderAfterL3: [Int] { markedOrder.positions }

  /// The level of each scalar of the line, after L1.
  public private(set) var lineLevels: [EmbeddingLevel]
  /// The scalars of the line without those that X9 removes, as stored, after L2, and after L3.
  private(set) var storageOrder: LineOrder
  private(set) var visualOrder: LineOrder
  private(set) var markedOrder: LineOrder
  private let paragraphIndex: EventIndex
  private var lineIndex: EventIndex
  private let sequenceAt: [UInt32]

  /// Resolves a paragraph and keeps what happened. O(*n*), and some five events for each scalar of
  /// the window.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, its separator included.
  ///   - input: its classes and brackets, where they are known already.
  ///   - direction: what decides its level.
  ///   - line: the line shown; nil for the whole paragraph as one.
  ///   - firstOffset: what stands before the paragraph in its text, in scalars.
  ///   - window: the scalars whose events are kept; nil for all. The whole paragraph is resolved in
  ///     any case.
  public init(
    _ scalars: [Unicode.Scalar], input: BidiInput? = nil, direction: BaseDirection = .auto,
    line: Range<Int>? = nil, firstOffset: Int = 0, window: Range<Int>? = nil
  ) {
    self.scalars = scalars
    self.firstOffset = firstOffset
    let window = (window ?? 0..<scalars.count).clamped(to: 0..<scalars.count)
    self.window = window
    let input = input ?? BidiInput(scalars: scalars)
    var trace = WindowTrace(window: window)
    paragraph = resolve(input, direction: direction, observer: &trace)
    paragraphEvents = trace.events
    sequences = trace.sequences
    paragraphIndex = EventIndex(trace.events, on: window)
    var sequenceAt = [UInt32](repeating: .max, count: scalars.count)
    for (number, sequence) in trace.sequences.enumerated() {
      for run in sequence.levelRuns {
        for position in run { sequenceAt[position] = UInt32(truncatingIfNeeded: number) }
      }
    }
    self.sequenceAt = sequenceAt
    self.line = 0..<0
    (lineEvents, lineLevels) = ([], [])
    lineIndex = EventIndex([], on: 0..<0)
    let empty = LineOrder([], on: 0..<0, ending: 0..<0)
    (storageOrder, visualOrder, markedOrder) = (empty, empty, empty)
    show(line: line ?? 0..<scalars.count)
  }

  /// Applies L1 to L4 to another line of the paragraph. O(length of the line).
  public mutating func show(line range: Range<Int>) {
    line = range.clamped(to: 0..<scalars.count)
    var trace = BidiTrace(of: paragraph.input)
    let resolved = paragraph.line(line, observer: &trace)
    let order = resolved.order
    let text = line.lastIndex { paragraph.input.classes[$0] != .b }
    let ending = (text.map { $0 + 1 } ?? line.lowerBound)..<line.upperBound
    visualOrder = LineOrder(order, on: line, ending: ending)
    storageOrder = LineOrder(order.sorted(), on: line, ending: ending)
    lineLevels = resolved.levels
    let bases = CombiningMarks.bases(on: line, of: self)
    markedOrder = LineOrder(
      resolved.applyL3 { bases[$0] != nil }, on: line, ending: ending)
    lineEvents = trace.events + markEvents(bases) + mirrorEvents()
    lineIndex = EventIndex(lineEvents, on: line)
  }

  /// L3: the marks that go back behind their bases, as events.
  private func markEvents(_ bases: [Int: Int]) -> [BidiEvent] {
    bases.sorted { $0.key < $1.key }.map { position, base in
      let level = BidiEvent.Value.level(lineLevels[position - line.lowerBound])
      return BidiEvent(
        rule: .l3, position: position, before: level, after: level, because: [base])
    }
  }

  /// L4: what is shown as its mirror image, as events.
  private func mirrorEvents() -> [BidiEvent] {
    storageOrder.positions.compactMap { position in
      let level = lineLevels[position - line.lowerBound]
      let scalar = scalars[position]
      guard applyL4(level: level, isMirrored: BidiProperties.isMirrored(scalar)) else { return nil }
      let mirror = BidiProperties.mirror(of: scalar)
      return BidiEvent(
        rule: .l4, position: position, before: .level(level), after: .level(level),
        detail: mirror.map { .mirror($0.value) } ?? .none)
    }
  }

  /// The place of a scalar on its line, from the left, counted from 0, after L2; nil where X9
  /// removes it and where it is the separator that ends the line.
  public func place(of position: Int) -> Int? { visualOrder.place(of: position) }

  /// The same after L3.
  public func placeAfterL3(of position: Int) -> Int? { markedOrder.place(of: position) }

  /// What the rules did, P2 to L4, in the order in which they did it. O(events).
  public var events: [BidiEvent] { paragraphEvents + lineEvents }

  /// The number of the isolating run sequence in which a scalar stands, from 0; nil where X9
  /// removes it.
  public func sequenceNumber(at position: Int) -> Int? {
    guard sequenceAt.indices.contains(position), !paragraph.isRemoved(at: position),
      sequenceAt[position] != .max
    else { return nil }
    return Int(sequenceAt[position])
  }

  /// The isolating run sequence in which a scalar stands; nil where X9 removes it.
  public func sequence(at position: Int) -> IsolatingRunSequence? {
    sequenceNumber(at: position).map { sequences[$0] }
  }

  /// What the rules did to a scalar, in the order in which they did it. O(its events).
  public func events(at position: Int) -> [BidiEvent] {
    paragraphIndex.events(at: position).map { paragraphEvents[$0] }
      + lineIndex.events(at: position).map { lineEvents[$0] }
  }

  /// Whether an event is one of a scalar: it happened to it, or to the paragraph, its sequence or a
  /// stretch with it.
  public func isAbout(_ event: BidiEvent, _ position: Int) -> Bool {
    switch event.detail {
    case .sequence(let sequence): sequence.levelRuns.contains { $0.contains(position) }
    case .reversal(let stretch, _): stretch.contains { $0.contains(position) }
    default: event.position.map { $0 == position } ?? true
    }
  }

  /// What decided the paragraph level.
  public var decision: BidiEvent? {
    paragraphEvents.first { [.p2, .p3, .hl1].contains($0.rule) }
  }
}

/// Keeps the events of a window, and all sequences.
private struct WindowTrace: BidiObserver {
  static var isListening: Bool { true }

  let window: Range<Int>
  var events: [BidiEvent] = []
  var sequences: [IsolatingRunSequence] = []

  init(window: Range<Int>) {
    self.window = window
    events.reserveCapacity(window.count * 4)
  }

  mutating func observe(_ event: BidiEvent) {
    if case .sequence(let sequence) = event.detail { sequences.append(sequence) }
    if event.position.map(window.contains) ?? true { events.append(event) }
  }
}

extension BidiEvent {
  /// Whether the rule changed something, or made a structure; false where it looked and left things
  /// alone.
  public var isChange: Bool {
    switch detail {
    case .statusStack, .ignored: return rule != .x6 || !because.isEmpty
    case .bracketPair(_, .d?): return false
    default: return before != after || rule == .l3 || rule == .l4
    }
  }
}
