internal import BidiAlgorithm
internal import UnicodeData

/// More right-to-left letters than left-to-right ones make a paragraph right-to-left.
struct MajorityEstimator: DirectionEstimator {
  private var tally: DirectionCounts

  init(
    counts: DirectionCounts = DirectionCounts(unit: .letters, rightToLeft: 0, leftToRight: 0)
  ) {
    tally = counts
  }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    guard traits.isStrong, traits.isLetter else { return }
    if traits.bidiClass.isStrongRightToLeft {
      tally.rightToLeft += 1
    } else {
      tally.leftToRight += 1
    }
  }

  var direction: TextDirection? {
    if tally.total == 0 { return nil }
    return tally.rightToLeft > tally.leftToRight ? .rightToLeft : .leftToRight
  }
  var reason: DirectionReason { .majority(tally) }
  var counts: DirectionCounts? { tally }
}

/// Twitter's rule: the share of code units in right-to-left blocks, of those that are neither space at the
/// ends nor part of a mention or an address, is more than a threshold.
struct TwitterEstimator: DirectionEstimator {
  var percent: Int
  private var rightToLeft = 0
  /// Code units that count, and those of the white space that may turn out to be at the end.
  private var length = 0
  private var spaces = 0
  private var token = TwitterToken()

  init(percent: Int) { self.percent = percent }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    let units = scalar.value > 0xFFFF ? 2 : 1
    if traits.isWhiteSpace {
      closeToken()
      if length > 0 { spaces += units }
      return
    }
    length += spaces
    spaces = 0
    if token.startsAnew(with: scalar) { closeToken() }
    token.consume(scalar, units: units)
    length += units
    if Self.isRightToLeft(scalar) { rightToLeft += 1 }
  }

  private mutating func closeToken() {
    length -= token.excluded
    token = TwitterToken()
  }

  /// The blocks of the original: U+0590–083F, 08A0–08FF, FB1D–FDFF, FE70–FEFF.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x83F, 0x8A0...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }

  private var tally: DirectionCounts {
    let counted = max(length - token.excluded, rightToLeft)
    return DirectionCounts(
      unit: .codeUnits, rightToLeft: rightToLeft, leftToRight: counted - rightToLeft)
  }

  /// Right-to-left or undecided: below the threshold the text keeps its original direction.
  var direction: TextDirection? {
    rightToLeft * 100 > percent * tally.total ? .rightToLeft : nil
  }
  var reason: DirectionReason { .share(tally, .moreThan, percent: percent) }
  var counts: DirectionCounts? { tally }
}

/// A mention or an address of Twitter's, as far as it has been read.
private struct TwitterToken {
  private enum Kind { case none, plain, mention, address }
  private var kind = Kind.none
  private var units = 0
  private var prefix = AddressPrefix(acceptsSecure: true)

  /// How many code units of the token do not count.
  var excluded: Int {
    switch kind {
    case .mention: units > 1 ? units : 0
    case .address: units
    case .none, .plain: 0
    }
  }

  /// Whether a scalar ends the token and begins another: what is no word character ends a mention.
  func startsAnew(with scalar: Unicode.Scalar) -> Bool {
    kind == .mention && !Self.isWord(scalar)
  }

  mutating func consume(_ scalar: Unicode.Scalar, units added: Int) {
    switch kind {
    case .none: kind = scalar == "@" ? .mention : .plain
    case .mention, .address, .plain: break
    }
    units += added
    prefix.consume(scalar)
    if prefix.isWhole { kind = .address }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
