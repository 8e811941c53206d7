public import BidiAlgorithm
internal import UnicodeData

/// A paragraph with everything the rules did to it, ready to be told in sentences.
///
/// Positions are scalars from the paragraph's start, in events as in arguments; sentences count from the start of
/// the text, with ``firstOffset`` for the paragraph's first scalar.
public struct ExplainedParagraph: Sendable {
  /// The paragraph's scalars, its separator included.
  public let scalars: [Unicode.Scalar]
  /// What stands before the paragraph, in scalars.
  public let firstOffset: Int
  /// The result.
  public let paragraph: ResolvedParagraph
  /// The line that L1 to L4 were applied to.
  public let line: Range<Int>
  /// What the rules did, P2 to L4, in the order in which they did it.
  public let events: [BidiEvent]
  /// The scalars of the line left to right, without those that X9 removes.
  public let order: [Int]

  let classesAfterW1: [BidiClass?]
  let finalClasses: [BidiClass?]
  let lineLevels: [EmbeddingLevel]
  private let sequences: [IsolatingRunSequence]
  private let sequenceAt: [Int?]

  /// Resolves a paragraph and keeps what happened. O(events), some five for each scalar.
  ///
  /// - Parameters:
  ///   - scalars: the paragraph, its separator included.
  ///   - direction: what decides its level.
  ///   - line: the line shown; nil for the whole paragraph as one.
  ///   - firstOffset: what stands before the paragraph in its text, in scalars.
  public init(
    _ scalars: [Unicode.Scalar], direction: BaseDirection = .auto, line: Range<Int>? = nil,
    firstOffset: Int = 0
  ) {
    self.scalars = scalars
    self.firstOffset = firstOffset
    let input = BidiInput(scalars: scalars)
    var (paragraph, trace) = BidiTrace.resolving(input, direction: direction)
    let shown = (line ?? 0..<scalars.count).clamped(to: 0..<scalars.count)
    let resolvedLine = paragraph.line(shown, observer: &trace)
    self.paragraph = paragraph
    self.line = shown
    order = resolvedLine.order
    lineLevels = resolvedLine.levels
    classesAfterW1 = trace.classes(after: .w1)
    finalClasses = trace.classes(after: .n2)
    events = trace.events + Self.mirrored(scalars, shown, lineLevels, order)

    var sequences: [IsolatingRunSequence] = []
    for event in trace.events {
      if case .sequence(let sequence) = event.detail { sequences.append(sequence) }
    }
    var sequenceAt = [Int?](repeating: nil, count: scalars.count)
    for (number, sequence) in sequences.enumerated() {
      for run in sequence.levelRuns {
        for position in run where !paragraph.isRemoved(at: position) {
          sequenceAt[position] = number
        }
      }
    }
    self.sequences = sequences
    self.sequenceAt = sequenceAt
  }

  /// L4: what is shown as its mirror image, as events.
  private static func mirrored(
    _ scalars: [Unicode.Scalar], _ line: Range<Int>, _ levels: [EmbeddingLevel], _ order: [Int]
  ) -> [BidiEvent] {
    order.sorted().compactMap { position in
      let level = levels[position - line.lowerBound]
      let scalar = scalars[position]
      guard applyL4(level: level, isMirrored: BidiProperties.isMirrored(scalar)) else { return nil }
      let mirror = BidiProperties.mirror(of: scalar)
      return BidiEvent(
        rule: .l4, position: position, before: .level(level), after: .level(level),
        detail: mirror.map { .mirror($0.value) } ?? .none)
    }
  }

  /// The isolating run sequence in which a scalar stands; nil where X9 removes it.
  public func sequence(at position: Int) -> IsolatingRunSequence? {
    guard sequenceAt.indices.contains(position) else { return nil }
    return sequenceAt[position].map { sequences[$0] }
  }

  /// What a rule did to a scalar, or to the paragraph or line as a whole where `position` is nil. O(events).
  public func events(of rule: BidiRule? = nil, at position: Int?) -> [BidiEvent] {
    events.filter { $0.position == position && (rule == nil || $0.rule == rule) }
  }
}

extension BidiEvent {
  /// Whether the rule changed something, or made a structure; false where it looked and left things alone.
  public var isChange: Bool {
    switch detail {
    case .statusStack, .ignored: return rule != .x6 || !because.isEmpty
    case .bracketPair(_, .d?): return false
    default: return before != after || rule == .l4
    }
  }
}
