extension ResolvedParagraph {
  /// The paragraph as one line.
  @inlinable public var wholeLine: ResolvedLine { line(0..<count) }

  /// Applies L1 and L2 to one line. O(length of the line).
  ///
  /// - Parameter range: the line's scalars, from the paragraph's start; what is beyond the
  ///   paragraph is left out.
  /// - Returns: the runs of the line.
  @inlinable public func line(_ range: Range<Int>) -> ResolvedLine {
    let range = range.clamped(to: 0..<count)
    return isUniform
      ? ResolvedLine(range: range, runs: nil, paragraph: self) : resolveLine(range)
  }

  /// A line of a paragraph of several levels.
  @usableFromInline func resolveLine(_ range: Range<Int>) -> ResolvedLine {
    var silent = SilentObserver()
    return resolveLine(range, &silent)
  }

  /// Applies L1 and L2 to one line, and reports both. O(length of the line).
  ///
  /// - Parameters:
  ///   - range: the line's scalars, from the paragraph's start; what is beyond the paragraph is
  ///     left out.
  ///   - observer: what listens.
  /// - Returns: the runs of the line.
  public func line<Observer: BidiObserver>(
    _ range: Range<Int>, observer: inout Observer
  ) -> ResolvedLine {
    resolveLine(range.clamped(to: 0..<count), &observer)
  }

  private func resolveLine<Observer: BidiObserver>(
    _ range: Range<Int>, _ observer: inout Observer
  ) -> ResolvedLine {
    guard !range.isEmpty, let details else {
      return ResolvedLine(range: range, runs: nil, paragraph: self)
    }
    let runs = details.resolveRuns(of: range, paragraphLevel, &observer)
    let line = ResolvedLine(range: range, runs: runs, paragraph: self)
    if Observer.isListening { line.reportL2(&observer) }
    return line
  }
}

extension ParagraphDetails {
  /// The runs of a line after L1, in the order of L2; nil where all have the paragraph level and
  /// nobody listens.
  fileprivate func resolveRuns<Observer: BidiObserver>(
    of range: Range<Int>, _ paragraphLevel: EmbeddingLevel, _ observer: inout Observer
  ) -> LineRuns? {
    unsafe withUnsafeTemporaryAllocation(
      of: EmbeddingLevel.self, capacity: range.count + LevelSearch.readBeyond
    ) { memory in
      guard let start = memory.baseAddress else { return nil }
      let levels = unsafe WorkingRow(start, count: memory.count)
      withLevels { levels.copy($0[range]) }
      levels.dropFirst(hasLevels ? range.count : 0).fill(with: paragraphLevel)
      unsafe withUnsafeMutablePointerToHeader { header in
        unsafe header.pointee.input.classes.withUnsafeBufferPointer { classes in
          let line = unsafe LineInWork(
            range: range, classes: WorkingRow(reading: classes), levels: levels,
            paragraphLevel: paragraphLevel,
            hasSeparators: header.pointee.input.classSet.meets(.separators))
          applyL1(to: line, &observer)
        }
      }
      return !hasLevels && !Observer.isListening
        ? nil
        : LineRuns.make(LevelSearch(levels: levels, count: range.count), from: range.lowerBound)
    }
  }
}

extension LineRuns {
  /// The runs of a line from its levels after L1. O(length of the line).
  static func make(_ line: LevelSearch, from first: Int) -> LineRuns {
    let count = line.runCount()
    let made = create(minimumCapacity: count + 1) { buffer in
      unsafe buffer.withUnsafeMutablePointerToElements { start in
        let runs = unsafe WorkingRow(start, count: count + 1)
        var next = 0
        var lowest = line.levels[0]
        var highest = lowest
        line.forEachRun { offset in
          let level = line.levels[offset]
          runs[next] = Run(start: UInt32(truncatingIfNeeded: first + offset), level: level)
          next += 1
          lowest = min(lowest, level)
          highest = max(highest, level)
        }
        runs[next] = Run(
          start: UInt32(truncatingIfNeeded: first + line.count), level: .leftToRight)
        return Header(
          count: count, order: applyL2(runs: count, from: lowest, to: highest) { runs[$0].level })
      }
    }
    return unsafe unsafeDowncast(made, to: LineRuns.self)
  }
}
