/// The state of rules X1 to X8 while they walk over a paragraph.
struct ExplicitLevels<Observer: BidiObserver> {
  /// The stack and the counters.
  var stack: DirectionalStatusStack
  /// The level of the paragraph.
  let paragraphLevel: EmbeddingLevel
  /// The classes as they came.
  let original: WorkingRow<BidiClass>
  /// The classes under overrides.
  let classes: WorkingRow<BidiClass>
  /// The levels given. Before the walk, level 1 stands at each FSI that X5c treats as an RLI.
  let levels: WorkingRow<EmbeddingLevel>
  /// What decided each FSI; gathered for observers only.
  var firstStrongs: [Int: FirstStrong] = [:]
  /// The stack as last reported; nil after a change.
  private var lastSnapshot: DirectionalStatusSnapshot?

  /// X1's state at the start of a paragraph.
  init(
    paragraphLevel: EmbeddingLevel, original: WorkingRow<BidiClass>,
    classes: WorkingRow<BidiClass>, levels: WorkingRow<EmbeddingLevel>
  ) {
    stack = DirectionalStatusStack(paragraphLevel: paragraphLevel)
    self.paragraphLevel = paragraphLevel
    self.original = original
    self.classes = classes
    self.levels = levels
  }

  /// Gives a scalar the last entry's level, and its class under an override.
  @inline(__always)
  mutating func setToLastEntry(_ position: Int) {
    let status = stack.last
    levels[position] = status.level
    if status.override != .on { classes[position] = status.override }
  }

  /// Pushes an embedding or override (X2 to X5), or counts an overflow.
  @inline(__always)
  mutating func pushEmbedding(
    _ rule: BidiRule, at position: Int, _ direction: TextDirection, override: BidiClass,
    _ observer: inout Observer
  ) {
    if let level = stack.nextLevel(direction) {
      stack.push(
        DirectionalStatus(
          level: level, override: override, isIsolate: false, initiator: UInt32(position)))
      report(rule, position, after: level, &observer)
    } else {
      let reason = stack.reasonOfOverflow(direction)
      if stack.overflowIsolates == 0 { stack.overflowEmbeddings += 1 }
      report(rule, position, after: stack.last.level, ignored: reason, &observer)
    }
  }

  /// Gives an isolate initiator its level and pushes its isolate (X5a to X5c), or counts an
  /// overflow.
  @inline(__always)
  mutating func pushIsolate(
    _ rule: BidiRule, at position: Int, _ direction: TextDirection, _ observer: inout Observer
  ) {
    let outer = stack.last
    setToLastEntry(position)
    if let level = stack.nextLevel(direction) {
      stack.validIsolates += 1
      stack.push(
        DirectionalStatus(
          level: level, override: .on, isIsolate: true, initiator: UInt32(position)))
      report(rule, position, after: outer.level, &observer)
    } else {
      let reason = stack.reasonOfOverflow(direction)
      stack.overflowIsolates += 1
      report(rule, position, after: outer.level, ignored: reason, &observer)
    }
    reportOverride(rule, position, outer, &observer)
  }
}

extension ExplicitLevels {
  /// Reports a rule's level for a scalar, with the stack after it.
  @inline(__always)
  mutating func report(
    _ rule: BidiRule, _ position: Int, after level: EmbeddingLevel,
    ignored: BidiEvent.IgnoredReason? = nil, because: Int? = nil, stackChanged: Bool = true,
    _ observer: inout Observer
  ) {
    guard Observer.listens(to: rule) else { return }
    if stackChanged { lastSnapshot = nil }
    let snapshot = lastSnapshot ?? stack.snapshot()
    lastSnapshot = snapshot
    observer.observe(
      BidiEvent(
        rule: rule, position: position, before: .bidiClass(original[position]),
        after: .level(level), because: because.map { [$0] } ?? [],
        detail: ignored.map { .ignored($0, snapshot) } ?? .statusStack(snapshot)))
  }

  /// Reports that the override of a stack entry replaced a scalar's class.
  @inline(__always)
  func reportOverride(
    _ rule: BidiRule, _ position: Int, _ status: DirectionalStatus, _ observer: inout Observer
  ) {
    guard Observer.listens(to: rule), status.override != .on else { return }
    observer.observe(
      BidiEvent(
        rule: rule, position: position, before: .bidiClass(original[position]),
        after: .bidiClass(status.override), because: status.because))
  }
}

extension DirectionalStatus {
  /// The position of the initiator that pushed the entry, for an event's list of deciding
  /// positions.
  var because: [Int] { initiator == .max ? [] : [Int(initiator)] }
}
