/// The level runs of a paragraph (BD7), joined to isolating run sequences (BD13).
struct LevelRuns {
  /// The runs in storage order, and one more that starts where the last ends.
  let runs: UnsafeMutablePointer<LevelRun>
  /// How many there are.
  let count: Int

  /// Finds and joins the runs. O(*n*).
  init(of paragraph: ParagraphInWork) {
    var capacity = 16
    var runs = UnsafeMutablePointer<LevelRun>.allocate(capacity: capacity)
    var count = 0
    var start = 0
    var bracket = 0
    while start < paragraph.count {
      if count + 1 == capacity {
        // The runs so far promise how many there will be; growing step by step would copy them all again.
        capacity = max(capacity * 2, count * paragraph.count / start / 8 * 9)
        let larger = UnsafeMutablePointer<LevelRun>.allocate(capacity: capacity)
        larger.initialize(from: runs, count: count)
        runs.deallocate()
        runs = larger
      }
      while bracket < paragraph.brackets.count, paragraph.brackets[bracket].position < start {
        bracket += 1
      }
      runs[count] = LevelRun(
        start: UInt32(truncatingIfNeeded: start),
        firstBracket: UInt32(truncatingIfNeeded: bracket), level: paragraph.levels[start])
      count += 1
      start = paragraph.levels.endOfRun(from: start, in: paragraph.count)
    }
    runs[count] = LevelRun(
      start: UInt32(truncatingIfNeeded: start),
      firstBracket: UInt32(truncatingIfNeeded: paragraph.brackets.count),
      level: paragraph.paragraphLevel)
    self.runs = runs
    self.count = count
    join(paragraph)
  }

  /// Gives the memory back.
  func deallocate() { runs.deallocate() }

  /// The indices of a run.
  @inline(__always)
  func range(_ run: Int) -> Range<Int> { Int(runs[run].start)..<Int(runs[run + 1].start) }

  /// Joins each run that ends in an isolate initiator to the run that starts with its matching PDI.
  ///
  /// An initiator with a match is followed either by characters of a higher level, then it ends its run and its
  /// PDI starts one, or by its PDI in the same run. So a PDI that starts a run matches the last initiator
  /// that ended one and is still open, or nothing.
  private func join(_ paragraph: ParagraphInWork) {
    guard paragraph.present.contains(.pdi) else { return }
    var open: [Int32] = []
    for run in 0..<count {
      let first = paragraph.original[paragraph.position(Int(runs[run].start))]
      if first == .b { open.removeAll(keepingCapacity: true) }
      if first == .pdi, let initiator = open.popLast() {
        runs[Int(initiator)].next = Int32(truncatingIfNeeded: run)
        runs[run].isContinuation = true
      }
      if paragraph.original[paragraph.position(range(run).upperBound - 1)].isIsolateInitiator {
        open.append(Int32(truncatingIfNeeded: run))
      }
    }
  }

  /// Whether any sequence has several runs.
  var hasJoinedRuns: Bool { (0..<count).contains { runs[$0].isContinuation } }
}

extension LevelRuns {
  /// The sequence that starts with a run; its characters are gathered where it has several runs.
  func sequence(
    from first: Int, of pointer: UnsafePointer<ParagraphInWork>,
    _ gathering: inout SequenceGathering
  ) -> SequenceInWork {
    let paragraph = pointer.pointee
    let run = runs[first]
    let isJoined = run.next >= 0
    let start = Int(run.start)
    let last = isJoined ? gathering.gather(self, from: first, of: paragraph) : first
    let count = isJoined ? gathering.count : range(first).count
    let classes = isJoined ? gathering.classes : paragraph.classes + start
    var present = paragraph.present
    // To look for the classes of a long sequence would cost more than to look for some that are not there.
    if count < 64 {
      present = []
      for offset in 0..<count { present.formUnion(BidiClassSet(classes[offset])) }
    }
    return SequenceInWork(
      classes: classes, count: count, level: run.level,
      startOfSequence: boundary(
        run.level, first == 0 ? paragraph.paragraphLevel : runs[first - 1].level),
      endOfSequence: boundary(run.level, levelAfter(last, of: paragraph)), present: present,
      brackets: isJoined ? gathering.brackets : brackets(of: first, paragraph),
      bracketBase: isJoined ? 0 : start,
      gathered: isJoined ? UnsafePointer(gathering.indices) : nil,
      base: start, paragraphInWork: pointer)
  }

  /// The class at a sequence's end (X10): that of the higher of two levels.
  private func boundary(_ level: EmbeddingLevel, _ neighbour: EmbeddingLevel) -> BidiClass {
    max(level, neighbour).direction.strongClass
  }

  /// The level that follows a sequence whose last run is the one given (X10).
  private func levelAfter(_ last: Int, of paragraph: ParagraphInWork) -> EmbeddingLevel {
    let end = paragraph.original[paragraph.position(range(last).upperBound - 1)]
    return last + 1 == count || end.isIsolateInitiator
      ? paragraph.paragraphLevel : runs[last + 1].level
  }

  /// The brackets that stand in a run.
  @inline(__always)
  func brackets(
    of run: Int, _ paragraph: ParagraphInWork
  ) -> UnsafeBufferPointer<BracketCharacter> {
    let first = Int(runs[run].firstBracket)
    return UnsafeBufferPointer(
      rebasing: paragraph.brackets[first..<Int(runs[run + 1].firstBracket)])
  }

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
