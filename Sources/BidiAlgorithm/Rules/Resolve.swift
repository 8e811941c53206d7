/// Resolves a paragraph's embedding levels, P2 to I2. O(*n*).
///
/// - Parameters:
///   - input: one paragraph, its separator included. A separator within ends all embeddings and
///     isolates (X8) and what follows keeps the level of the first paragraph; split the text first
///     (P1).
///   - direction: what decides the paragraph level.
/// - Returns: the levels after I2. Total: every input resolves.
public func resolve(
  _ input: BidiInput, direction: BaseDirection = .auto
) -> ResolvedParagraph {
  var silent = SilentObserver()
  return resolve(input, direction: direction, observer: &silent)
}

/// Resolves a paragraph's embedding levels, P2 to I2, and reports each application of a rule.
/// O(*n*).
///
/// It is the same function for every observer. Rules whose classes do not occur are passed over;
/// nobody could tell, for they would report nothing.
///
/// - Parameters:
///   - input: one paragraph, its separator included.
///   - direction: what decides the paragraph level.
///   - observer: what listens.
/// - Returns: the levels after I2.
public func resolve<Observer: BidiObserver>(
  _ input: BidiInput, direction: BaseDirection, observer: inout Observer
) -> ResolvedParagraph {
  let (level, reason) = paragraphLevel(of: input, direction, &observer)
  let isUniform = !Observer.isListening && input.isUniform(at: level)
  let hasLevels = !isUniform && input.count > 0
  let details = ParagraphDetails.make(input: input, hasLevels: hasLevels)
  details.withLevels { levels in
    levels.fill(with: level)
    unsafe input.classes.withUnsafeBufferPointer { classes in
      unsafe input.brackets.withUnsafeBufferPointer { brackets in
        unsafe resolveLevels(
          levels, WorkingRow(reading: classes), WorkingRow(reading: brackets), input.classSet,
          paragraphLevel: level, &observer)
      }
    }
  }
  return ResolvedParagraph(paragraphLevel: level, reason: reason, details: details)
}

/// P2 and P3, or HL1: the paragraph level and the reason for it.
private func paragraphLevel<Observer: BidiObserver>(
  of input: BidiInput, _ direction: BaseDirection, _ observer: inout Observer
) -> (EmbeddingLevel, ParagraphLevelReason) {
  let level: EmbeddingLevel
  var firstStrong = FirstStrong()
  let rule: BidiRule
  if case .explicit(let direction) = direction {
    (rule, level) = (.hl1, applyHL1(direction))
  } else {
    firstStrong = applyP2(to: input.classes.span, input.classSet, listening: Observer.self)
    level = applyP3(firstStrong.position.map { input.classes[$0] })
    rule = firstStrong.position == nil ? .p3 : .p2
  }
  if Observer.listens(to: rule) {
    observer.observe(
      BidiEvent(
        rule: rule, position: nil, before: nil, after: .level(level),
        because: firstStrong.position.map { [$0] } ?? [], detail: .skipped(firstStrong.skipped)))
  }
  return (level, ParagraphLevelReason(rule: rule, position: firstStrong.position))
}

/// X1 to I2: fills the levels of a paragraph, which are at the paragraph level so far.
private func resolveLevels<Observer: BidiObserver>(
  _ levels: WorkingRow<EmbeddingLevel>, _ original: WorkingRow<BidiClass>,
  _ brackets: WorkingRow<BracketCharacter>, _ classSet: BidiClassSet,
  paragraphLevel: EmbeddingLevel, _ observer: inout Observer
) {
  WorkingMemory.with(count: original.count, brackets: brackets.count, classSet) { memory in
    var paragraph = ParagraphInWork(
      original: original, classes: memory.classes, levels: levels,
      paragraphLevel: paragraphLevel, scalarCount: original.count, count: original.count,
      present: classSet, brackets: brackets, pairing: memory.pairing)
    memory.classes.copy(original)
    applyExplicitRules(&paragraph, classSet, &observer)
    if let kept = memory.kept { applyX9(&paragraph, kept: kept, &observer) }
    memory.moveBrackets(&paragraph)
    applyX10(&paragraph, explicit: classSet, &observer)  // calls `resolveSequence` with each
    paragraph.spreadLevels()
  }
}

/// X1 to X8; without explicit formatting all is at the paragraph level.
private func applyExplicitRules<Observer: BidiObserver>(
  _ paragraph: inout ParagraphInWork, _ classSet: BidiClassSet, _ observer: inout Observer
) {
  guard Observer.isListening || classSet.meets(.explicitFormatting) else { return }
  var state = ExplicitLevels<Observer>(
    paragraphLevel: paragraph.paragraphLevel, original: paragraph.original,
    classes: paragraph.classes, levels: paragraph.levels)
  if classSet.contains(.fsi) { state.decideFirstStrongIsolates(count: paragraph.scalarCount) }
  applyX1(&state, count: paragraph.scalarCount, &observer)
  if classSet.contains(.rlo) { paragraph.present.formUnion(BidiClassSet(.r)) }
  if classSet.contains(.lro) { paragraph.present.formUnion(BidiClassSet(.l)) }
}

/// W1 to I2 on one isolating run sequence: weak classes, then neutral ones, then the levels (X10).
@inline(__always)
func resolveSequence<Observer: BidiObserver>(
  _ sequence: inout SequenceInWork, _ observer: inout Observer
) {
  assert(sequence.holdsNone(of: .removedByX9), "X9 has removed them")
  applyW1(to: &sequence, &observer)
  assert(sequence.holdsNone(of: .goneAfterW1))
  applyW2(to: &sequence, &observer)
  applyW3(to: &sequence, &observer)
  assert(sequence.holdsNone(of: .goneAfterW3))
  applyW4(to: &sequence, &observer)
  applyW5(to: &sequence, &observer)
  applyW6(to: &sequence, &observer)
  assert(sequence.holdsNone(of: .goneAfterW6))
  applyW7(to: &sequence, &observer)
  applyN0(to: &sequence, &observer)
  assert(sequence.holdsNone(of: .goneAfterW6), "W7 and N0 make L and R alone")
  applyN1(to: &sequence, &observer)
  applyN2(to: &sequence, &observer)
  assert(sequence.holdsNone(of: .goneAfterN2), "L, R, EN and AN are left")
  applyI1(to: sequence, &observer)
  applyI2(to: sequence, &observer)
}

extension BidiInput {
  /// Whether the classes alone tell that every scalar has the paragraph level.
  func isUniform(at level: EmbeddingLevel) -> Bool {
    let uniform: BidiClassSet =
      level.isRightToLeft ? .uniformRightToLeft : .uniformLeftToRight
    return classSet.isSubset(of: uniform)
  }
}
