/// One line of a paragraph after rules L1 and L2.
///
/// Positions are scalars from the paragraph's start.
public struct ResolvedLine: Sendable {
  /// The line's scalars in storage.
  public let range: Range<Int>
  /// The level of a line that is one run.
  @usableFromInline let uniformLevel: EmbeddingLevel
  // Nothing writes to either after it is made; they are not Sendable only because a ManagedBuffer
  // never is.

  /// The runs; nil where the whole line is one, of the paragraph level.
  @usableFromInline @safe nonisolated(unsafe) let lineRuns: LineRuns?
  /// The paragraph.
  @usableFromInline @safe nonisolated(unsafe) let details: ParagraphDetails?

  /// A line put together by the algorithm.
  @inlinable init(range: Range<Int>, runs: LineRuns?, paragraph: ResolvedParagraph) {
    self.range = range
    lineRuns = runs
    uniformLevel = paragraph.paragraphLevel
    details = paragraph.details
  }

  /// The runs of one level after L1, in storage order; they cover ``range`` without gaps. O(runs).
  public var runs: [DirectionalRun] {
    guard let lineRuns else { return uniformRuns }
    return (0..<lineRuns.count).map(lineRuns.run)
  }

  /// ``runs`` left to right on the screen (L2). O(runs).
  public var visualRuns: [DirectionalRun] {
    guard let lineRuns else { return uniformRuns }
    var runs: [DirectionalRun] = []
    runs.reserveCapacity(lineRuns.count)
    lineRuns.forEachVisual { runs.append($0) }
    return runs
  }

  private var uniformRuns: [DirectionalRun] {
    range.isEmpty ? [] : [DirectionalRun(range: range, level: uniformLevel)]
  }

  /// Calls a function with each run left to right, without making a list of them. O(runs).
  @inlinable public func forEachVisualRun(_ body: (DirectionalRun) -> Void) {
    if let lineRuns {
      lineRuns.forEachVisualRun(body)
    } else if !range.isEmpty {
      body(DirectionalRun(range: range, level: uniformLevel))
    }
  }

  /// Whether X9 removes the scalar at a position.
  public func isRemoved(_ position: Int) -> Bool {
    hasRemovedScalars && details?.input.classes[position].isRemovedByX9 == true
  }

  /// Whether X9 may remove any scalar of the paragraph.
  fileprivate var hasRemovedScalars: Bool {
    details?.input.classSet.meets(.removedByX9) ?? false
  }
}

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

extension ResolvedLine {
  /// Writes the positions of the line's scalars left to right (L2), those that X9 removes included.
  /// O(*n*).
  ///
  /// - Parameter map: at least as long as the line, else nothing is written.
  public func writeOrder(into map: inout MutableSpan<Int32>) {
    guard map.count >= range.count else { return }
    unsafe map.withUnsafeMutableBufferPointer { map in
      guard let base = map.baseAddress else { return }
      let row = unsafe WorkingRow(base, count: map.count)
      guard let lineRuns else {
        return row.write(DirectionalRun(range: range, level: uniformLevel), at: 0)
      }
      var offset = 0
      lineRuns.forEachVisual { run in
        row.write(run, at: offset)
        offset += run.range.count
      }
    }
  }

  /// The level of each scalar of the line after L1, in storage order. O(*n*).
  public var levels: [EmbeddingLevel] {
    var levels: [EmbeddingLevel] = []
    levels.reserveCapacity(range.count)
    for run in runs { levels.append(contentsOf: repeatElement(run.level, count: run.range.count)) }
    return levels
  }

  /// The positions of the line's scalars left to right (L2), those that X9 removes included.
  /// O(*n*).
  public var fullOrder: [Int] {
    var order: [Int] = []
    order.reserveCapacity(range.count)
    forEachVisualRun { run in
      if run.level.isRightToLeft {
        order.append(contentsOf: run.range.reversed())
      } else {
        order.append(contentsOf: run.range)
      }
    }
    return order
  }

  /// The positions of the line's scalars left to right (L2), without those that X9 removes. O(*n*).
  public var order: [Int] {
    hasRemovedScalars ? fullOrder.filter { !isRemoved($0) } : fullOrder
  }
}

extension WorkingRow<Int32> {
  /// Writes the positions of a run, left to right, from an offset on.
  @inline(__always)
  fileprivate func write(_ run: DirectionalRun, at offset: Int) {
    let count = run.range.count
    let part = self[offset..<offset + count]
    if run.level.isRightToLeft {
      let last = Int32(truncatingIfNeeded: run.range.upperBound &- 1)
      for distance in 0..<count { part[distance] = last &- Int32(truncatingIfNeeded: distance) }
    } else {
      let first = Int32(truncatingIfNeeded: run.range.lowerBound)
      for distance in 0..<count { part[distance] = first &+ Int32(truncatingIfNeeded: distance) }
    }
  }
}
