import BidiAlgorithm
import TestSupport
import Testing

/// The trace tells the same story as the result.
@Suite struct BidiTraceTests {
  /// Random classes and brackets, short enough to reach every rule often.
  private func randomInput(_ generator: inout SeededGenerator) -> BidiInput {
    let count = Int.random(in: 0...24, using: &generator)
    var brackets: [BracketCharacter] = []
    var classes: [BidiClass] = []
    for position in 0..<count {
      var bidiClass = BidiClass.allCases.randomElement(using: &generator)!
      if bidiClass == .b, position < count - 1 { bidiClass = .on }
      if bidiClass == .on, Bool.random(using: &generator) {
        brackets.append(
          BracketCharacter(
            position: position, side: Bool.random(using: &generator) ? .opening : .closing,
            identity: UInt32.random(in: 0...1, using: &generator)))
      }
      classes.append(bidiClass)
    }
    return BidiInput(classes: classes, brackets: brackets)
  }

  @Test func tracedEqualsUntraced() {
    let seed: UInt64 = 20_241
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    for round in 0..<20_000 {
      let input = randomInput(&generator)
      let direction = [
        BaseDirection.auto, .explicit(.leftToRight), .explicit(.rightToLeft),
      ][round % 3]
      let silent = resolve(input, direction: direction)
      let (traced, trace) = BidiTrace.resolving(input, direction: direction)
      let told = trace.levels(after: .i2)
      let expected = silent.levels.indices.map {
        silent.isRemoved(at: $0) ? nil : silent.levels[$0]
      }
      if traced.levels != silent.levels || told != expected
        || traced.reason != silent.reason || trace.classes(after: .n2).contains(where: isUnresolved)
      {
        failures.append("\(input.classes) \(input.brackets)")
      }
    }
    #expect(failures.prefix(5) == [], "seed \(seed)")
  }

  private func isUnresolved(_ bidiClass: BidiClass?) -> Bool {
    switch bidiClass {
    case nil, .l, .r, .en, .an: return false
    default: return true
    }
  }

  /// Every event's `before` is what the events before it left.
  @Test func eventsFollowOnEachOther() {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    var failures: [String] = []
    for _ in 0..<5_000 {
      let input = randomInput(&generator)
      let (_, trace) = BidiTrace.resolving(input)
      var classes = input.classes
      for event in trace.events {
        guard let position = event.position, case .bidiClass(let before) = event.before,
          case .bidiClass(let after) = event.after
        else { continue }
        if classes[position] != before { failures.append("\(input.classes): \(event)") }
        classes[position] = after
      }
    }
    #expect(failures.prefix(3) == [], "seed \(seed)")
  }

  @Test func answersClassesLevelsAndValues() {
    let (_, trace) = BidiTrace.resolving(RuleExamples.input("a {U+0627}1{U+200B}"))
    #expect(trace.classes(after: .w1) == [.l, .ws, .al, .en, nil])
    #expect(trace.classes(after: .w2) == [.l, .ws, .al, .an, nil])
    #expect(trace.classes(after: .n2) == [.l, .l, .r, .an, nil])
    #expect(trace.levels(after: .x9).map { $0?.rawValue } == [0, 0, 0, 0, nil])
    #expect(trace.levels(after: .i2).map { $0?.rawValue } == [0, 0, 1, 2, nil])
    #expect(trace.value(at: 3, after: .w2) == .bidiClass(.an))
    #expect(trace.value(at: 3, after: .i1) == .level(EmbeddingLevel(2)))
    #expect(trace.value(at: 4, after: .l1) == .removed)
    #expect(trace.events(at: 3).map(\.rule) == [.x6, .w2, .i1])
  }

  @Test func showsTheStatusStack() {
    let (_, trace) = BidiTrace.resolving(RuleExamples.input("{RLI}{LRO}a"))
    guard case .statusStack(let snapshot) = trace.events(at: 2).first?.detail else {
      Issue.record("no stack")
      return
    }
    #expect(snapshot.entries.map(\.level.rawValue) == [0, 1, 2])
    #expect(snapshot.entries.map(\.override) == [nil, nil, .l])
    #expect(snapshot.entries.map(\.isIsolate) == [false, true, false])
    #expect(snapshot.entries.map(\.initiator) == [nil, 0, 1])
    #expect(snapshot.validIsolates == 1)
  }
}
