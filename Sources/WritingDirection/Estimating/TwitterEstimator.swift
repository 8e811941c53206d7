internal import BidiAlgorithm
internal import UnicodeData

/// Twitter's rule: the share of code units in right-to-left blocks, of those that are neither white
/// space at the ends nor part of a mention or a URL, is more than a threshold.
///
/// LRM and RLM are taken out before anything is counted. Text of nothing but hash signs keeps the
/// direction it had.
struct TwitterEstimator: DirectionEstimator {
  /// Up to this length, in code units, an unfinished token is searched for entities whenever it is
  /// asked about.
  private static let shortToken = 1024

  let percent: Int
  private var rightToLeft = 0
  /// Code units that count, and those of the white space that may turn out to be at the end.
  private var length = 0
  private var spaces = 0
  /// Code units of the mentions and URLs in tokens that have ended.
  private var entities = 0
  private var hasOtherThanHash = false
  /// The token in progress, and whether it holds a sign that every entity has.
  private var token: [UInt16] = []
  private var hasSign = false
  /// What a long unfinished token held when it was searched last, and the length at which to search
  /// it again.
  private var lastFound = 0
  private var nextSearch = TwitterEstimator.shortToken

  init(percent: Int) { self.percent = percent }

  mutating func consume(_ scalar: Unicode.Scalar, _ traits: ScalarTraits, at offset: Int) {
    if scalar == "\u{200E}" || scalar == "\u{200F}" { return }
    let units = scalar.value > 0xFFFF ? 2 : 1
    let isSpace = isScriptSpace(scalar)
    if Self.isRightToLeft(scalar) { rightToLeft += 1 }
    if isSpace {
      if length > 0 { spaces += units }
    } else {
      // White space between hash signs is more than hash signs too.
      if scalar != "#" || spaces > 0 { hasOtherThanHash = true }
      length += spaces + units
      spaces = 0
    }
    if isSpace && scalar != "\u{FEFF}" || scalar == "\u{85}" || scalar == "\u{180E}" {
      closeToken()
    } else {
      extendToken(scalar)
    }
  }

  private mutating func extendToken(_ scalar: Unicode.Scalar) {
    if let unit = UInt16(exactly: scalar.value) {
      token.append(unit)
    } else {
      token += scalar.utf16
    }
    if scalar == "." || scalar == "@" || scalar == "\u{FF20}" { hasSign = true }
    if hasSign, token.count > nextSearch {
      lastFound = TwitterEntities.length(in: token)
      nextSearch = token.count + token.count / 8
    }
  }

  private mutating func closeToken() {
    if hasSign { entities += TwitterEntities.length(in: token) }
    token.removeAll(keepingCapacity: true)
    (hasSign, lastFound, nextSearch) = (false, 0, Self.shortToken)
  }

  mutating func finish() { closeToken() }

  /// The blocks of the original: U+0590-083F, 08A0-08FF, FB1D-FDFF, FE70-FEFF.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x83F, 0x8A0...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }

  /// The code units that the share is of; not positive where entities are all there is.
  private var counted: Int {
    var result = length - entities
    if hasSign {
      result -= token.count > Self.shortToken ? lastFound : TwitterEntities.length(in: token)
    }
    return result
  }

  private var tally: DirectionCounts {
    let counted = max(counted, rightToLeft)
    return DirectionCounts(
      unit: .codeUnits, rightToLeft: rightToLeft, leftToRight: counted - rightToLeft)
  }

  /// Right-to-left above the threshold, else left-to-right; nil for text of nothing but white space
  /// and `#`.
  var direction: TextDirection? {
    if length == 0 || !hasOtherThanHash { return nil }
    if rightToLeft == 0 { return .leftToRight }
    let counted = counted
    return counted > 0 && rightToLeft * 100 > percent * counted ? .rightToLeft : .leftToRight
  }

  var reason: DirectionReason {
    if counted <= 0 { return .weak }
    return .share(tally, direction == .rightToLeft ? .moreThan : .atMost, percent: percent)
  }

  var counts: DirectionCounts? { tally }
}
