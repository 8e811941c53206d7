public import BidiAlgorithm
internal import UnicodeData

extension ExplainedParagraph {
  /// What an event says. The event must be one of ``events``.
  public func statement(_ event: BidiEvent) -> Statement {
    guard let at = event.position else { return paragraphStatement(event) }
    switch (event.rule, event.detail, event.after) {
    case (.x10, .sequence(let sequence), _): return .sequence(at: nil, kept(sequence))
    case (.x9, _, _): return .removed(at: at, event.classBefore)
    case (_, .firstStrong(_, let skipped), _):
      let strong = event.because.first.map(original)
      return .firstStrong(at: at, strong: strong, passing: skipped)
    case (..<BidiRule.x9, _, .bidiClass(let bidiClass)):
      return .overridden(at: at, by: event.because.first ?? at, bidiClass)
    case (..<BidiRule.x9, _, .level(let level)): return explicitStatement(event, at, level)
    case (.n0, _, _): return bracketStatement(event, at)
    case (.n1, .row(let row), _), (.n2, .row(let row), _): return neutralStatement(event, at, row)
    case (.i1, .implicit(let bidiClass), .level(let level)),
      (.i2, .implicit(let bidiClass), .level(let level)):
      return .implicit(at: at, bidiClass, from: event.levelBefore, to: level)
    case (.l1, .lineReset(let part), .level(let level)):
      return .reset(
        at: at, paragraph.input.classes[at], part, before: event.because.first, level)
    case (.l3, _, _): return .markBehindBase(at: at, base: event.because.first ?? at)
    case (.l4, .mirror(let value), .level(let level)):
      return .mirrored(at: at, level, image: Unicode.Scalar(value))
    case (.l4, _, .level(let level)): return .mirrored(at: at, level, image: nil)
    default: return weakStatement(event, at)
    }
  }

  /// P2, P3, HL1, X1 and L2, which work on the paragraph or the line.
  private func paragraphStatement(_ event: BidiEvent) -> Statement {
    switch (event.detail, event.after) {
    case (.reversal(let stretch, let level), _):
      return .reverses(Statement.Reversal(level: level, stretch: stretch))
    case (.statusStack, .level(let level)): return .stackStarts(level)
    case (let detail, .level(let level)):
      guard event.rule != .hl1 else { return .paragraphLevel(level, .outside) }
      var skipped: [Range<Int>] = []
      if case .skipped(let ranges) = detail { skipped = ranges }
      let strong = event.because.first.map(original)
      return .paragraphLevel(
        level,
        strong.map { .firstStrong($0, passing: skipped) } ?? .nothingStrong(passing: skipped))
    default: preconditionFailure("\(event.rule) works on characters")
    }
  }

  /// X2 to X8 on the status stack.
  private func explicitStatement(
    _ event: BidiEvent, _ at: Int, _ level: EmbeddingLevel
  ) -> Statement {
    let isOfEmbedding = event.rule <= .x5 || event.rule == .x7
    if case .ignored(let reason, let stack) = event.detail {
      let counts = Statement.Counts(
        isolates: stack.overflowIsolates, embeddings: stack.overflowEmbeddings)
      let own = isOfEmbedding ? nil : level
      switch (reason, event.rule) {
      case (.tooDeep(let level), _):
        return .overflows(at: at, .tooDeep(level), counts, ownLevel: own)
      case (.afterOverflow, _): return .overflows(at: at, .afterOverflow, counts, ownLevel: own)
      case (.insideOverflowIsolate, .x7):
        return .closesNothing(at: at, .insideOverflowIsolate, ownLevel: own)
      case (.insideOverflowIsolate, _):
        return .overflows(at: at, .insideOverflowIsolate, counts, ownLevel: own)
      case (.closesOverflow, _): return .closesOverflow(at: at, counts, ownLevel: own)
      case (.insideIsolate(let initiator), _):
        return .closesNothing(at: at, .insideIsolate(initiator), ownLevel: own)
      case (.noMatch, _): return .closesNothing(at: at, .matchesNothing, ownLevel: own)
      }
    }
    switch event.rule {
    case .x2, .x3: return .opensEmbedding(at: at, level: level, override: nil)
    case .x4, .x5:
      return .opensEmbedding(at: at, level: level, override: event.rule == .x4 ? .r : .l)
    case .x5a, .x5b, .x5c:
      return .opensIsolate(at: at, ownLevel: level, level: event.lastEntry?.level ?? level)
    case .x6a: return .closesIsolate(at: at, of: event.because.first ?? at, ownLevel: level)
    case .x7: return .closesEmbedding(at: at, of: event.because.first ?? at)
    case .x8: return .endsParagraph(at: at, level)
    default: return .takesLevel(at: at, level, from: event.because.first)
    }
  }

  /// W1 to W7.
  private func weakStatement(_ event: BidiEvent, _ at: Int) -> Statement {
    let after = event.classAfter
    let decided = decided(event)
    switch event.rule {
    case .w1:
      guard let previous = decided.first else { return .markTakesStart(at: at, after) }
      return .markFollows(at: at, previous, becomes: after)
    case .w2, .w7:
      let start = sequence(at: at)?.startOfSequence ?? .l
      return .numberLooksBack(
        at: at, strong: decided.first.map { .character($0) } ?? .end(start), event.rule,
        becomes: event.before == event.after ? nil : after)
    case .w3: return .arabicLetterBecomesR(at: at)
    case .w4:
      return .separator(
        at: at, event.classBefore, between: classified(event.because[0], after, upTo: .w3),
        and: classified(event.because[1], after, upTo: .w3))
    case .w5:
      var row: [Range<Int>] = []
      if case .row(let ranges) = event.detail { row = ranges }
      return .terminator(at: at, row: row, touching: event.because[0])
    default:
      return .isLeft(at: at, event.classBefore, beside: numbersBeside(at))
    }
  }

  private func bracketStatement(_ event: BidiEvent, _ at: Int) -> Statement {
    switch event.detail {
    case .unpaired(let reason): return .unpaired(at: at, event.classBefore, reason)
    case .bracketPair(_, nil):
      return .markFollowsBracket(at: at, bracket: event.because[0], event.classAfter)
    case .bracketPair(let pair, let branch?):
      let home = sequence(at: at)
      let decided = decided(event)
      var before: Statement.Side?
      if branch == .c1 || branch == .c2 {
        before =
          decided.count > 1 ? .character(decided[0]) : .end(home?.startOfSequence ?? .l)
      }
      return .pair(
        at: at,
        Statement.Pair(
          brackets: pair, branch: branch, embedding: home?.level.direction.strongClass ?? .l,
          inside: decided.last, before: before, isolated: isolated(in: pair, home)))
    default: preconditionFailure("N0 works on brackets and their marks")
    }
  }

  /// What stands between two brackets of a sequence and is isolated from them.
  private func isolated(in pair: BracketPair, _ home: IsolatingRunSequence?) -> [Range<Int>] {
    guard let runs = home?.levelRuns else { return [] }
    return zip(runs, runs.dropFirst()).map { $0.upperBound..<$1.lowerBound }
      .filter { pair.opening < $0.lowerBound && $0.upperBound <= pair.closing }
      .flatMap(kept)
  }

  private func neutralStatement(
    _ event: BidiEvent, _ at: Int, _ row: [Range<Int>]
  ) -> Statement {
    let home = sequence(at: at)
    let first = row.first?.lowerBound ?? at
    let decided = decided(event)
    let before = decided.first { $0.position < first }
    let after = decided.last { $0.position > first }
    return .neutral(
      at: at, row: row,
      before: before.map { .character($0) } ?? .end(home?.startOfSequence ?? .l),
      after: after.map { .character($0) } ?? .end(home?.endOfSequence ?? .l),
      embedding: event.rule == .n2 ? home?.level ?? paragraph.paragraphLevel : nil,
      becomes: event.classAfter)
  }

  // MARK: - Facts

  /// A character with its class in the database.
  func original(_ position: Int) -> Statement.Classified {
    Statement.Classified(position: position, bidiClass: paragraph.input.classes[position])
  }

  /// The characters that decided, with the classes that they had and the rules that gave them.
  /// O(their events).
  private func decided(_ event: BidiEvent) -> [Statement.Classified] {
    zip(event.because, event.becauseClasses).map { classified($0, $1, upTo: event.rule) }
  }

  /// A character with a class that it has when a rule looks. O(its events).
  func classified(
    _ position: Int, _ bidiClass: BidiClass, upTo rule: BidiRule
  ) -> Statement.Classified {
    let giver = events(at: position).last {
      $0.rule <= rule && $0.isChange && $0.after == .bidiClass(bidiClass)
    }
    return Statement.Classified(position: position, bidiClass: bidiClass, since: giver?.rule)
  }

  /// A sequence without what X9 removes.
  func kept(_ sequence: IsolatingRunSequence) -> Statement.Sequence {
    Statement.Sequence(
      runs: sequence.levelRuns.map(kept), level: sequence.level,
      startOfSequence: sequence.startOfSequence, endOfSequence: sequence.endOfSequence)
  }

  /// The parts of a range that X9 does not remove, as sentences tell of it. O(its length).
  public func kept(_ range: Range<Int>) -> [Range<Int>] {
    guard paragraph.hasRemovedScalars else { return [range] }
    return range.lazy.filter { !paragraph.isRemoved(at: $0) }.asRanges
  }
}

extension BidiEvent {
  fileprivate var classBefore: BidiClass {
    guard case .bidiClass(let bidiClass) = before else { preconditionFailure("\(rule)") }
    return bidiClass
  }

  fileprivate var classAfter: BidiClass {
    guard case .bidiClass(let bidiClass) = after else { preconditionFailure("\(rule)") }
    return bidiClass
  }

  fileprivate var levelBefore: EmbeddingLevel {
    guard case .level(let level) = before else { preconditionFailure("\(rule)") }
    return level
  }

  fileprivate var lastEntry: DirectionalStatusSnapshot.Entry? {
    guard case .statusStack(let stack) = detail else { return nil }
    return stack.entries.last
  }
}
