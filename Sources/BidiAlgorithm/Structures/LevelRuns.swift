/// The level runs of a paragraph (BD7), joined to isolating run sequences (BD13).
struct LevelRuns {
  /// The runs in storage order, and one more that starts where the last ends.
  let runs: WorkingRow<LevelRun>
  /// How many there are.
  let count: Int
  /// Whether any sequence has several runs.
  private(set) var hasJoinedRuns = false

  /// Finds and joins the runs. O(*n*).
  init(of paragraph: ParagraphInWork) {
    let search = LevelSearch(levels: paragraph.levels, count: paragraph.count)
    let brackets = paragraph.brackets
    count = search.runCount()
    let end = LevelRun(
      start: UInt32(truncatingIfNeeded: paragraph.count),
      firstBracket: UInt32(truncatingIfNeeded: brackets.count), level: paragraph.paragraphLevel)
    let runs = WorkingRow(allocating: count + 1, filledWith: end)
    var next = 0
    var bracket = 0
    search.forEachRun { start in
      while bracket < brackets.count, brackets[bracket].position < start { bracket += 1 }
      runs[next] = LevelRun(
        start: UInt32(truncatingIfNeeded: start),
        firstBracket: UInt32(truncatingIfNeeded: bracket), level: paragraph.levels[start])
      next += 1
    }
    self.runs = runs
    if paragraph.present.contains(.pdi) { join(paragraph) }
  }

  /// Gives the memory back.
  func deallocate() { runs.deallocate() }

  /// The indices of a run.
  @inline(__always)
  func range(_ run: Int) -> Range<Int> { Int(runs[run].start)..<Int(runs[run + 1].start) }

  /// Joins each run that ends in an isolate initiator to the run that starts with its matching PDI.
  ///
  /// An initiator with a match is followed either by characters of a higher level, then it ends its
  /// run and its PDI starts one, or by its PDI in the same run. So a PDI that starts a run matches
  /// the last initiator that ended one and is still open, or nothing.
  private mutating func join(_ paragraph: ParagraphInWork) {
    // As long as the initiator that ends a run is open, the run's `next` names the run of the one
    // open before it.
    var open: Int32 = -1
    for run in 0..<count {
      let first = paragraph.originalClass(Int(runs[run].start))
      if first == .b { forget(&open) }
      if first == .pdi, open >= 0 {
        let initiator = Int(open)
        open = runs[initiator].next
        runs[initiator].next = Int32(truncatingIfNeeded: run)
        runs[run].isContinuation = true
        hasJoinedRuns = true
      }
      if paragraph.originalClass(Int(runs[run + 1].start) - 1).isIsolateInitiator {
        runs[run].next = open
        open = Int32(truncatingIfNeeded: run)
      }
    }
    forget(&open)
  }

  /// Leaves the open initiators without a match.
  private func forget(_ open: inout Int32) {
    while open >= 0 {
      let run = Int(open)
      open = runs[run].next
      runs[run].next = -1
    }
  }
}

extension LevelRuns {
  /// The sequence that starts with a run; its characters are gathered where it has several runs.
  @inline(__always)
  func sequence(
    from first: Int, of pointer: UnsafePointer<ParagraphInWork>,
    _ gathering: inout SequenceGathering
  ) -> SequenceInWork {
    let paragraph = unsafe pointer.pointee
    let run = runs[first]
    let isJoined = run.next >= 0
    let start = Int(run.start)
    let last = isJoined ? gathering.gather(self, from: first, of: paragraph) : first
    let count = isJoined ? gathering.count : range(first).count
    let classes = isJoined ? gathering.classes : paragraph.classes.dropFirst(start)
    var present = paragraph.present
    // To look for the classes of a long sequence would cost more than to look for some that are not
    // there.
    if count < 64 {
      present = []
      for offset in 0..<count { present.formUnion(BidiClassSet(classes[offset])) }
    }
    return unsafe SequenceInWork(
      classes: classes, count: count, level: run.level,
      startOfSequence: boundary(
        run.level, first == 0 ? paragraph.paragraphLevel : runs[first - 1].level),
      endOfSequence: boundary(run.level, levelAfter(last, of: paragraph)), present: present,
      brackets: isJoined ? gathering.brackets : brackets(of: first, paragraph),
      bracketBase: isJoined ? 0 : start,
      gathered: isJoined ? gathering.indices : nil,
      base: start, paragraphInWork: pointer)
  }

  /// The class at a sequence's end (X10): that of the higher of two levels.
  @inline(__always)
  private func boundary(_ level: EmbeddingLevel, _ neighbour: EmbeddingLevel) -> BidiClass {
    max(level, neighbour).direction.strongClass
  }

  /// The level that follows a sequence whose last run is the one given (X10).
  @inline(__always)
  private func levelAfter(_ last: Int, of paragraph: ParagraphInWork) -> EmbeddingLevel {
    let end = paragraph.originalClass(Int(runs[last + 1].start) - 1)
    return last + 1 == count || end.isIsolateInitiator
      ? paragraph.paragraphLevel : runs[last + 1].level
  }

  /// The brackets that stand in a run.
  @inline(__always)
  func brackets(
    of run: Int, _ paragraph: ParagraphInWork
  ) -> WorkingRow<BracketCharacter> {
    paragraph.brackets[Int(runs[run].firstBracket)..<Int(runs[run + 1].firstBracket)]
  }
}
