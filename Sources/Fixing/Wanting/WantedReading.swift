internal import BidiAlgorithm

/// One way to read a paragraph up to a place, with some controls put in: all that matters to the
/// rules for what may follow. Where its characters are drawn is a ``PlacedOrder`` beside it.
struct WantedReading: Hashable {
  /// An entry of the directional status stack (X1).
  private struct Status: Hashable {
    var level: EmbeddingLevel
    /// L or R under an override.
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// What is assumed of white space that L1 may set back.
  private enum WhiteSpace: Hashable {
    /// None stands before this place, or its level is the same either way.
    case free
    /// It stands before a separator or the end.
    case isSetBack
    /// It does not.
    case isKept
  }

  let paragraphLevel: EmbeddingLevel
  /// The last entry of the stack, and the others.
  private var status: Status
  private var outerStatuses: [Status] = []
  /// The sequence that is read, and those that go on behind the isolates that are open.
  private var sequence: OpenSequence
  private var outerSequences: [OpenSequence] = []
  private var whiteSpace = WhiteSpace.free

  private init(_ level: EmbeddingLevel, expecting strong: TextDirection?) {
    paragraphLevel = level
    status = Status(level: level, override: nil, isIsolate: false)
    sequence = OpenSequence(expecting: strong)
  }

  /// The ways to begin a paragraph: what P2 will find is assumed.
  static func beginnings(_ direction: BaseDirection) -> [WantedReading] {
    switch direction {
    case .explicit(let direction): [WantedReading(direction.paragraphLevel, expecting: nil)]
    case .auto: TextDirection.allCases.map { WantedReading($0.paragraphLevel, expecting: $0) }
    }
  }

  /// Whether a PDI ends an isolate here.
  var isInIsolate: Bool { !outerSequences.isEmpty }

  /// Whether all that was assumed is true where the paragraph ends here.
  var isTrueAtEnd: Bool {
    whiteSpace != .isKept && isTrueAtEnd(of: sequence)
      && outerSequences.allSatisfy { isTrueAtEnd(of: $0) }
  }

  private func isTrueAtEnd(of sequence: OpenSequence) -> Bool {
    let higher = max(sequence.level ?? paragraphLevel, paragraphLevel)
    return sequence.findsAtEnd && sequence.end(at: higher.direction)
  }

  // MARK: - X1 to X8

  /// Reads a scalar or a control: calls a function with each way to read on, and the level of what
  /// is read by it; nil for what X9 removes.
  func read(_ scalar: ReadScalar, _ body: (WantedReading, EmbeddingLevel?) -> Void) {
    switch scalar.bidiClass {
    case .bn: body(self, nil)
    case .lre: body(opening(.leftToRight, override: nil), nil)
    case .rle: body(opening(.rightToLeft, override: nil), nil)
    case .lro: body(opening(.leftToRight, override: .l), nil)
    case .rlo: body(opening(.rightToLeft, override: .r), nil)
    case .pdf:
      var next = self
      if !status.isIsolate { next.popStatus() }
      body(next, nil)
    case .lri: readInitiator(scalar, .leftToRight, expecting: nil, body)
    case .rli: readInitiator(scalar, .rightToLeft, expecting: nil, body)
    case .fsi:
      for direction in TextDirection.allCases {
        readInitiator(scalar, direction, expecting: direction, body)
      }
    case .pdi: readEnd(scalar, body)
    default:
      var next = self
      if scalar.bidiClass.isStrong, !next.sequence.find(scalar.bidiClass) { return }
      next.readCharacter(scalar, body)
    }
  }

  /// The next greater level of a direction above the last entry's.
  private func nextLevel(_ direction: TextDirection) -> EmbeddingLevel {
    let level = status.level.rawValue
    return EmbeddingLevel(
      rawValue: direction == .rightToLeft ? (level + 1) | 1 : (level + 2) & ~1)
  }

  private mutating func push(_ status: Status) {
    outerStatuses.append(self.status)
    self.status = status
  }

  /// Pops an entry; the paragraph's own stays.
  private mutating func popStatus() {
    if let outer = outerStatuses.popLast() { status = outer }
  }

  /// X2 to X5.
  private func opening(_ direction: TextDirection, override: BidiClass?) -> WantedReading {
    var next = self
    next.push(Status(level: nextLevel(direction), override: override, isIsolate: false))
    return next
  }

  /// X5a to X5c.
  private func readInitiator(
    _ scalar: ReadScalar, _ direction: TextDirection, expecting strong: TextDirection?,
    _ body: (WantedReading, EmbeddingLevel?) -> Void
  ) {
    let status = Status(level: nextLevel(direction), override: nil, isIsolate: true)
    readCharacter(scalar) { reading, level in
      var next = reading
      next.push(status)
      next.outerSequences.append(next.sequence)
      next.sequence = OpenSequence(expecting: strong)
      body(next, level)
    }
  }

  /// X6a.
  private func readEnd(_ scalar: ReadScalar, _ body: (WantedReading, EmbeddingLevel?) -> Void) {
    var next = self
    if let outer = next.outerSequences.popLast() {
      let end = (sequence.level ?? paragraphLevel).direction
      guard sequence.findsAtEnd, sequence.end(at: end) else { return }
      next.sequence = outer
      while !next.status.isIsolate { next.popStatus() }
      next.popStatus()
    }
    next.readCharacter(scalar, body)
  }

  /// Whether more embeddings or isolates are open than may yet be ended.
  func isDeeper(than ends: Int) -> Bool {
    outerSequences.count > ends || (ends == 0 && !outerStatuses.isEmpty)
  }

  /// The same without the embeddings and isolates in which it is for good.
  ///
  /// - Parameter ends: how many ends of embeddings and isolates may yet be read.
  /// - Returns: the same; nil where what was assumed of the sequences outside is not true.
  func within(ends: Int) -> WantedReading? {
    let dropped = outerSequences.count - min(ends, outerSequences.count)
    guard outerSequences[..<dropped].allSatisfy({ isTrueAtEnd(of: $0) }) else { return nil }
    var next = self
    next.outerSequences.removeFirst(dropped)
    if ends == 0 {
      next.outerStatuses = []
    } else {
      // The isolate that is left open longest is the first entry now.
      var isolates = 0
      let first = outerStatuses.firstIndex { status in
        if status.isIsolate { isolates += 1 }
        return isolates == dropped
      }
      next.outerStatuses.removeFirst(first ?? 0)
    }
    return next
  }

  /// The lowest level that is open behind some ends.
  func level(behind ends: Int) -> EmbeddingLevel {
    var open = outerStatuses[...]
    var last = status
    for _ in 0..<min(ends, open.count) {
      // A PDI ends the embeddings in its isolate, too.
      if last.isIsolate || open.contains(where: \.isIsolate) {
        while !last.isIsolate, let outer = open.popLast() { last = outer }
      }
      guard let outer = open.popLast() else { break }
      last = outer
    }
    return last.level
  }

  // MARK: - X10 to L1

  private func readCharacter(
    _ scalar: ReadScalar, _ body: (WantedReading, EmbeddingLevel?) -> Void
  ) {
    var sequence = sequence
    let before = outerSequences.last?.level ?? paragraphLevel
    guard sequence.goOn(to: status.level, before: before) else { return }
    sequence.read(scalar, as: status.override ?? scalar.bidiClass) { sequence, level in
      var next = self
      next.sequence = sequence
      applyL1(scalar.bidiClass, level) { whiteSpace, level in
        next.whiteSpace = whiteSpace
        body(next, level)
      }
    }
  }

  /// L1: calls a function with each thing that may be assumed, and the level by it.
  private func applyL1(
    _ bidiClass: BidiClass, _ level: EmbeddingLevel, _ body: (WhiteSpace, EmbeddingLevel) -> Void
  ) {
    if bidiClass == .s {
      if whiteSpace != .isKept { body(.free, paragraphLevel) }
    } else if bidiClass == .ws || BidiClassSet.isolateFormatting.contains(bidiClass) {
      if level == paragraphLevel { return body(whiteSpace, level) }
      if whiteSpace != .isKept { body(.isSetBack, paragraphLevel) }
      if whiteSpace != .isSetBack { body(.isKept, level) }
    } else if whiteSpace != .isSetBack {
      body(.free, level)
    }
  }
}
