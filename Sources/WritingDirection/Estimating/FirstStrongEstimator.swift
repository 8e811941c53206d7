internal import BidiAlgorithm
internal import UnicodeData

/// The first strong scalar decides (UAX #9, P2 and P3), by what each platform takes for strong.
struct FirstStrongEstimator: DirectionEstimator {
  let reading: FirstStrongReading
  private var isolates = IsolateDepth()
  private var found: (offset: Int, bidiClass: BidiClass)?

  init(_ reading: FirstStrongReading) { self.reading = reading }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    guard found == nil else { return }
    let bidiClass = traits.bidiClass
    if let deciding = reading.decidingClass(of: scalar, bidiClass),
      isolates.isOutside || reading != .outsideIsolates
    {
      found = (offset, deciding)
    } else {
      isolates.consume(bidiClass)
    }
  }

  var direction: TextDirection? { found?.bidiClass.decidedDirection }
  var isSettled: Bool { found != nil }
  var reason: DirectionReason {
    found.map { .strong(offset: $0.offset, bidiClass: $0.bidiClass) } ?? .undecided
  }
}

/// Any right-to-left scalar outside isolates makes the paragraph right-to-left; else any strong
/// one, left-to-right (Android's `ANYRTL_LTR`).
struct AnyRightToLeftEstimator: DirectionEstimator {
  private var isolates = IsolateDepth()
  private var first: (offset: Int, bidiClass: BidiClass)?

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    let bidiClass = traits.bidiClass
    if bidiClass.isStrong, isolates.isOutside, !isSettled {
      if first == nil || bidiClass.isStrongRightToLeft { first = (offset, bidiClass) }
    } else {
      isolates.consume(bidiClass)
    }
  }

  var direction: TextDirection? { first?.bidiClass.decidedDirection }
  var isSettled: Bool { first?.bidiClass.isStrongRightToLeft ?? false }
  var reason: DirectionReason {
    guard let first else { return .undecided }
    return isSettled
      ? .rightToLeft(offset: first.offset, bidiClass: first.bidiClass)
      : .noRightToLeft(offset: first.offset, bidiClass: first.bidiClass)
  }
}

/// The first scalar that is no white space decides: right-to-left if it is R or AL, else
/// left-to-right.
struct FirstCharacterEstimator: DirectionEstimator {
  private var found: (offset: Int, bidiClass: BidiClass)?

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if found == nil, !traits.isWhiteSpace { found = (offset, traits.bidiClass) }
  }

  var direction: TextDirection? {
    found.map { $0.bidiClass.isStrongRightToLeft ? .rightToLeft : .leftToRight }
  }
  var isSettled: Bool { found != nil }
  var reason: DirectionReason {
    found.map { .firstCharacter(offset: $0.offset, bidiClass: $0.bidiClass) } ?? .undecided
  }
}
