/// What the rules from W1 to N2 report of a sequence.
extension SequenceInWork {
  /// Reports that a rule set a character's class, or looked and left it.
  @inline(__always)
  func report<Observer: BidiObserver>(
    _ rule: BidiRule, _ offset: Int, before: BidiClass, because: [Int] = [],
    detail: BidiEvent.Detail = .none, _ observer: inout Observer
  ) {
    observer.observe(
      BidiEvent(
        rule: rule, position: position(offset), before: .bidiClass(before),
        after: .bidiClass(classes[offset]), because: because.map(position),
        becauseClasses: because.map { classes[$0] }, detail: detail))
  }

  /// Sets a row of neutrals to a class and reports each (N1, N2).
  func setNeutrals<Observer: BidiObserver>(
    _ rule: BidiRule, _ row: Range<Int>, to bidiClass: BidiClass, _ observer: inout Observer
  ) {
    let sides = [row.lowerBound - 1, row.upperBound].filter { $0 >= 0 && $0 < count }
    let detail = BidiEvent.Detail.row(positions(row))
    for offset in row {
      let before = classes[offset]
      classes[offset] = bidiClass
      report(rule, offset, before: before, because: sides, detail: detail, &observer)
    }
  }

  /// The longest ranges of positions that hold just these characters. O(their number).
  func positions(_ offsets: Range<Int>) -> [Range<Int>] { offsets.lazy.map(position).asRanges }
}

/// Reports a sequence at its first scalar.
func reportSequence<Observer: BidiObserver>(
  _ sequence: SequenceInWork, levelRuns: [Range<Int>], _ observer: inout Observer
) {
  let found = IsolatingRunSequence(
    levelRuns: levelRuns, level: sequence.level, startOfSequence: sequence.startOfSequence,
    endOfSequence: sequence.endOfSequence)
  observer.observe(
    BidiEvent(
      rule: .x10, position: sequence.position(0), before: nil, after: .level(sequence.level),
      detail: .sequence(found)))
}

extension LevelRuns {
  /// Reports the sequence that starts with a run.
  @inline(__always)
  func report<Observer: BidiObserver>(
    _ first: Int, _ sequence: SequenceInWork, _ observer: inout Observer
  ) {
    guard Observer.listens(to: .x10) else { return }
    var levelRuns: [Range<Int>] = []
    var run = first
    while run >= 0 {
      let paragraph = sequence.paragraph
      let indices = range(run)
      levelRuns.append(
        paragraph.position(indices.lowerBound)..<paragraph.position(indices.upperBound - 1) + 1)
      run = Int(runs[run].next)
    }
    reportSequence(sequence, levelRuns: levelRuns, &observer)
  }
}
