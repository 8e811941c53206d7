internal import BidiAlgorithm
internal import UnicodeData

/// A strategy at work: reads a paragraph scalar by scalar and can tell its direction after each.
protocol DirectionEstimator {
  /// Reads the next scalar.
  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int)
  /// Learns that the paragraph ends.
  mutating func finish()
  /// What the text read so far decides; nil while it is neutral.
  var direction: TextDirection? { get }
  /// Whether nothing that may follow changes the direction.
  var isSettled: Bool { get }
  /// Why ``direction`` is what it is; asked only where it is not nil.
  var reason: DirectionReason { get }
  /// What was counted so far.
  var counts: DirectionCounts? { get }
}

extension DirectionEstimator {
  mutating func finish() {}
  var isSettled: Bool { false }
  var counts: DirectionCounts? { nil }

  /// Reads a paragraph to the scalar that settles it, or to its end; its properties are looked up
  /// where they are not handed in. O(*n*).
  mutating func read(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ traits: UnsafeBufferPointer<ScalarTraits>?
  ) {
    unsafe scalars.forEach(traits) { scalar, traits, offset in
      consume(scalar, traits, at: offset)
      return !isSettled
    }
    finish()
  }

  /// Reads a paragraph and notes after how many scalars what it says changed. O(*n*).
  mutating func readChanges(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, _ traits: UnsafeBufferPointer<ScalarTraits>?
  ) -> [Verdict.Change] {
    var changes: [Verdict.Change] = []
    var last: TextDirection?
    unsafe scalars.forEach(traits) { scalar, traits, offset in
      consume(scalar, traits, at: offset)
      let now = direction
      if offset == 0 || now != last {
        changes.append(Verdict.Change(offset: offset + 1, direction: now))
      }
      last = now
      return !isSettled
    }
    finish()
    if direction != last {
      changes.append(Verdict.Change(offset: scalars.count, direction: direction))
    }
    return changes
  }
}

/// Looks up the properties of a paragraph once for several readers. O(*n*).
func withTraits<Result>(
  _ scalars: UnsafeBufferPointer<Unicode.Scalar>,
  _ body: (UnsafeBufferPointer<ScalarTraits>) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(of: ScalarTraits.self, capacity: max(1, scalars.count)) {
    traits in
    unsafe ScalarTraits.read(scalars[...], into: traits)
    return unsafe body(UnsafeBufferPointer(rebasing: traits[..<scalars.count]))
  }
}

extension UnsafeBufferPointer<Unicode.Scalar> {
  /// Hands out each scalar with its properties, known or not, until the body answers false.
  @inline(__always) fileprivate func forEach(
    _ traits: UnsafeBufferPointer<ScalarTraits>?,
    _ body: (Unicode.Scalar, ScalarTraits, Int) -> Bool
  ) {
    guard let traits = unsafe traits else { return unsafe forEachWithTraits(body) }
    for offset in indices {
      guard unsafe body(self[offset], traits[offset], offset) else { return }
    }
  }

  /// Hands out each scalar with its properties, which are looked up a stretch at a time, until the
  /// body answers false.
  @inline(__always) fileprivate func forEachWithTraits(
    _ body: (Unicode.Scalar, ScalarTraits, Int) -> Bool
  ) {
    // The stretch grows, so that a first letter that settles all costs little.
    var stretch = 16
    unsafe withUnsafeTemporaryAllocation(of: ScalarTraits.self, capacity: 256) { traits in
      var start = 0
      while start < count {
        let end = Swift.min(start + stretch, count)
        unsafe ScalarTraits.read(self[start..<end], into: traits)
        for offset in start..<end {
          guard unsafe body(self[offset], traits[offset - start], offset) else { return }
        }
        start = end
        stretch = 256
      }
    }
  }
}

/// Counts isolates: whether a scalar stands outside of all of them (BD9, P2).
struct IsolateDepth {
  private var depth = 0

  var isOutside: Bool { depth == 0 }

  /// Reads a scalar's class. A PDI that matches nothing is ignored.
  mutating func consume(_ bidiClass: BidiClass) {
    if bidiClass.isIsolateInitiator {
      depth += 1
    } else if bidiClass == .pdi, depth > 0 {
      depth -= 1
    }
  }
}
