internal import BidiAlgorithm

internal import UnicodeData

/// What a strategy counted in a long paragraph, piece by piece, so that after an edit only the pieces that changed
/// are counted again.
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

  /// A tally of nothing yet.
  public init() {}

  /// Goes on to another version of the paragraph. O(*n*) at the speed of memory to find what changed, and then
  /// in what did.
  mutating func update(
    to new: [Unicode.Scalar],
    _ count: (Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> DirectionCounts
  ) -> DirectionCounts? {
    let (prefix, suffix) = Self.common(scalars, new)
    let oldEnd = scalars.count - suffix
    let head = pieces.prefix { $0.range.upperBound <= prefix }
    // The white space before a piece must have stayed too.
    let tail = pieces[head.count...].drop { $0.range.lowerBound <= oldEnd }
    let delta = new.count - scalars.count
    let start = head.last?.range.upperBound ?? 0
    let end = tail.first.map { $0.range.lowerBound + delta } ?? new.count
    let middle = Self.pieces(of: new, in: start..<max(start, end), count)
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

  private static func pieces(
    of scalars: [Unicode.Scalar], in range: Range<Int>,
    _ count: (Slice<UnsafeBufferPointer<Unicode.Scalar>>) -> DirectionCounts
  ) -> [Piece] {
    scalars.withUnsafeBufferPointer { buffer in
      var pieces: [Piece] = []
      var start = range.lowerBound
      while start < range.upperBound {
        var end = min(start + pieceLength, range.upperBound)
        while end < range.upperBound, !isWhiteSpace(buffer[end - 1]) { end += 1 }
        pieces.append(Piece(range: start..<end, counts: count(buffer[start..<end])))
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
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var prefix = 0
        while prefix < shorter, old[prefix].value == new[prefix].value { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
          old[old.count - 1 - suffix].value == new[new.count - 1 - suffix].value
        {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }
}

extension DirectionStrategy {
  /// The direction of a paragraph, with what was counted in its last version; the same as without. For long
  /// paragraphs that are edited. O(*n*) at the speed of memory where the strategy counts words or letters and,
  /// for `steady`, the paragraph has a past; else as without.
  public func estimate(
    _ scalars: [Unicode.Scalar], in context: DirectionContext, reusing tally: inout DirectionTally
  ) -> DirectionEstimate {
    guard scalars.count >= DirectionTally.shortest, context.pinned == nil,
      let verdict = verdict(scalars, in: context, &tally)
    else { return estimate(scalars, in: context) }
    return settle(verdict, in: context)
  }

  private func verdict(
    _ scalars: [Unicode.Scalar], in context: DirectionContext, _ tally: inout DirectionTally
  ) -> Verdict? {
    switch method {
    case .wordShare(let percent, let isInclusive, let weakIsLeftToRight):
      guard let counts = tally.update(to: scalars, ClosureWords.counts) else { return nil }
      let estimator = WordShareEstimator(
        percent: percent, isInclusive: isInclusive, weakIsLeftToRight: weakIsLeftToRight,
        counts: counts)
      return Verdict(estimator)
    case .majority:
      guard let counts = tally.update(to: scalars, MajorityEstimator.counts) else { return nil }
      return Verdict(MajorityEstimator(counts: counts))
    case .steady(let thresholds):
      guard let state = context.state, context.hadText,
        let counts = tally.update(to: scalars, SteadyWords.counts)
      else { return nil }
      let isInWord = context.caret.map {
        $0 > 0 && $0 <= scalars.count && !isWhiteSpace(scalars[$0 - 1])
      }
      return Verdict(
        SteadyEstimator(
          thresholds: thresholds, state: state, isInWord: isInWord ?? false, counts: counts,
          hasText: scalars.hasStrongOutsideIsolates))
    default: return nil
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

extension [Unicode.Scalar] {
  /// Whether there is a strong scalar that P2 finds.
  fileprivate var hasStrongOutsideIsolates: Bool {
    var isolates = IsolateDepth()
    return contains { scalar in
      let bidiClass = ScalarTraits(scalar).bidiClass
      isolates.consume(bidiClass)
      return bidiClass.isStrong && isolates.isOutside
    }
  }
}

extension Slice<UnsafeBufferPointer<Unicode.Scalar>> {
  /// Hands out each scalar with its properties, a stretch at a time.
  fileprivate func forEachTraits(_ body: (Unicode.Scalar, ScalarTraits) -> Void) {
    withUnsafeTemporaryAllocation(of: ScalarTraits.self, capacity: 256) { traits in
      var start = startIndex
      while start < endIndex {
        let end = Swift.min(start + 256, endIndex)
        ScalarTraits.read(Slice(base: base, bounds: start..<end), into: traits)
        for offset in start..<end { body(base[offset], traits[offset - start]) }
        start = end
      }
    }
  }
}

extension ClosureWords {
  /// The words of a piece of text that white space ends.
  fileprivate static func counts(_ piece: Slice<UnsafeBufferPointer<Unicode.Scalar>>)
    -> DirectionCounts
  {
    var words = ClosureWords()
    piece.forEachTraits { scalar, traits in words.consume(scalar, traits, at: 0) }
    words.closeToken()
    return words.closed
  }
}

extension SteadyWords {
  /// The words of a piece of text that white space ends.
  fileprivate static func counts(_ piece: Slice<UnsafeBufferPointer<Unicode.Scalar>>)
    -> DirectionCounts
  {
    var words = SteadyWords()
    piece.forEachTraits { scalar, traits in _ = words.consume(scalar, traits, at: 0) }
    _ = words.closeToken()
    return words.closed
  }
}

extension MajorityEstimator {
  /// The letters of a piece of text.
  fileprivate static func counts(_ piece: Slice<UnsafeBufferPointer<Unicode.Scalar>>)
    -> DirectionCounts
  {
    var estimator = MajorityEstimator()
    piece.forEachTraits { scalar, traits in estimator.consume(scalar, traits, at: 0) }
    return estimator.counts ?? DirectionCounts(unit: .letters, rightToLeft: 0, leftToRight: 0)
  }
}
