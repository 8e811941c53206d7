internal import BidiAlgorithm

internal import UnicodeData

/// What a strategy counted in a long paragraph, piece by piece, so that after an edit only the
/// pieces that changed are counted again.
///
/// A piece ends after white space, where no word goes on.
public struct DirectionTally: Sendable {
  private struct Piece {
    var range: Range<Int>
    var counts: DirectionCounts
  }

  /// Paragraphs shorter than this, in scalars, are counted whole: that takes no time.
  public static let shortest = 1 << 13
  private static let pieceLength = 1 << 12

  private var scalars: [Unicode.Scalar] = []
  private var pieces: [Piece] = []
  /// `steady` at work, as it was after so many scalars; in ascending order.
  private var stops: [(offset: Int, estimator: SteadyEstimator)] = []

  /// A tally of nothing yet.
  public init() {}

  /// Goes on to another version of the paragraph. O(*n*) at the speed of memory to find what
  /// changed, and then in what did.
  mutating func update(
    to new: [Unicode.Scalar],
    _ count: (Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> DirectionCounts
  ) -> DirectionCounts? {
    let (prefix, suffix) = Self.common(scalars, new)
    let oldEnd = scalars.count - suffix
    // Only the last piece may end inside a word, which then may go on.
    let head = pieces.prefix {
      $0.range.upperBound <= prefix && Self.endsWords(scalars[$0.range.upperBound - 1])
    }
    // The white space before a piece must have stayed too.
    let tail = pieces[head.count...].drop { $0.range.lowerBound <= oldEnd }
    let delta = new.count - scalars.count
    let start = head.last?.range.upperBound ?? 0
    let end = tail.first.map { $0.range.lowerBound + delta } ?? new.count
    let middle = unsafe Self.pieces(of: new, in: start..<max(start, end), count)
    pieces =
      head + middle
      + tail.map { piece in
        Piece(
          range: piece.range.lowerBound + delta..<piece.range.upperBound + delta,
          counts: piece.counts)
      }
    scalars = new
    var total = pieces.first?.counts
    for piece in pieces.dropFirst() { total?.add(piece.counts) }
    return total
  }

  /// Whether no word goes on after a scalar, whatever the strategy takes for white space.
  private static func endsWords(_ scalar: Unicode.Scalar) -> Bool {
    isWhiteSpace(scalar) && isScriptSpace(scalar)
  }

  /// Reads another version of a paragraph under `steady`, from the last stop before what changed.
  /// O(*n*) at the speed of memory to find that, and then from there to the end.
  mutating func read(_ new: [Unicode.Scalar], _ thresholds: SteadyThresholds) -> Verdict {
    let (prefix, _) = Self.common(scalars, new)
    stops.removeAll { $0.offset > prefix || $0.estimator.thresholds != thresholds }
    scalars = new
    var estimator = stops.last?.estimator ?? SteadyEstimator(thresholds: thresholds)
    var offset = stops.last?.offset ?? 0
    for scalar in new[offset...] {
      estimator.consume(scalar, ScalarTraits(scalar), at: offset)
      offset += 1
      if offset.isMultiple(of: Self.pieceLength * 4) { stops.append((offset, estimator)) }
    }
    estimator.finish()
    return Verdict(estimator)
  }

  private static func pieces(
    of scalars: [Unicode.Scalar], in range: Range<Int>,
    _ count: (Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> DirectionCounts
  ) -> [Piece] {
    unsafe scalars.withUnsafeBufferPointer { buffer in
      var pieces: [Piece] = []
      var start = range.lowerBound
      while start < range.upperBound {
        var end = min(start + pieceLength, range.upperBound)
        while end < range.upperBound, unsafe !endsWords(buffer[end - 1]) { end += 1 }
        unsafe pieces.append(Piece(range: start..<end, counts: count(buffer[start..<end])))
        start = end
      }
      return pieces
    }
  }

  /// How many scalars two versions have in common at their start and, of the rest, at their end.
  private static func common(
    _ old: [Unicode.Scalar], _ new: [Unicode.Scalar]
  ) -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    return unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        var prefix = 0
        while prefix < shorter, unsafe old[prefix].value == new[prefix].value { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
          unsafe old[old.count - 1 - suffix].value == new[new.count - 1 - suffix].value
        {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }
}

extension DirectionStrategy {
  /// What a long paragraph says, with what was counted in its last version; the same as without.
  /// O(*n*) at the speed of memory where the strategy has one share of words or letters. Nil where
  /// the paragraph is short, or the strategy counts nothing.
  func verdict(
    _ scalars: [Unicode.Scalar], caret: Int?, reusing tally: inout DirectionTally
  ) -> Verdict? {
    guard scalars.count >= DirectionTally.shortest else { return nil }
    switch method {
    case .wordShare(let rule):
      let counts = unsafe tally.update(to: scalars) { unsafe ClosureWords.counts($0, rule.letters) }
      return counts.map { Verdict(WordShareEstimator(rule, counts: $0)) }
    case .majority:
      guard let counts = unsafe tally.update(to: scalars, MajorityEstimator.counts) else {
        return nil
      }
      return Verdict(MajorityEstimator(counts: counts))
    case .steady(let thresholds):
      return caret == nil ? tally.read(scalars, thresholds) : nil
    case .firstStrong, .block, .wholeText, .anyRightToLeft, .firstCharacter, .constant, .locale,
      .twitter:
      return nil
    }
  }
}

extension Verdict {
  /// What an estimator says that has read all.
  fileprivate init(_ estimator: some DirectionEstimator) {
    let direction = estimator.direction
    self.init(
      direction: direction, reason: direction == nil ? .undecided : estimator.reason,
      counts: estimator.counts, changes: [])
  }
}

extension Slice<UnsafeBufferPointer<Unicode.Scalar>> {
  /// Hands out each scalar with its properties, a stretch at a time.
  fileprivate func forEachTraits(_ body: (Unicode.Scalar, ScalarTraits) -> Void) {
    unsafe withUnsafeTemporaryAllocation(of: ScalarTraits.self, capacity: 256) { traits in
      var start = unsafe startIndex
      while unsafe start < endIndex {
        let end = unsafe Swift.min(start + 256, endIndex)
        unsafe ScalarTraits.read(Slice(base: base, bounds: start..<end), into: traits)
        for offset in start..<end { unsafe body(base[offset], traits[offset - start]) }
        start = end
      }
    }
  }
}

extension ClosureWords {
  /// The words of a piece of text that white space ends.
  fileprivate static func counts(
    _ piece: Slice<UnsafeBufferPointer<Unicode.Scalar>>, _ letters: WordLetters
  ) -> DirectionCounts {
    var words = ClosureWords(letters)
    unsafe piece.forEachTraits { scalar, traits in words.consume(scalar, traits, at: 0) }
    words.closeToken()
    return words.closed
  }
}

extension MajorityEstimator {
  /// The letters of a piece of text.
  fileprivate static func counts(_ piece: Slice<UnsafeBufferPointer<Unicode.Scalar>>)
    -> DirectionCounts
  {
    var estimator = MajorityEstimator()
    unsafe piece.forEachTraits { scalar, traits in estimator.consume(scalar, traits, at: 0) }
    return estimator.counts ?? DirectionCounts(unit: .letters, rightToLeft: 0, leftToRight: 0)
  }
}
