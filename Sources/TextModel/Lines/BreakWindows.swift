internal import UnicodeData

/// The break opportunities of a paragraph (UAX #14), found window by window.
///
/// A window begins and ends where no rule looks across, so its opportunities are those of the whole
/// text (a test holds them against it), and a paragraph of a million scalars costs only what is
/// shown of it. In a paragraph that is kept in pieces a window also begins and ends at each
/// 65,536th scalar: where there is no such place for so long, as in a line of nothing but hyphens,
/// rules do not look further.
final class BreakWindows {
  private let scalars: ScalarView
  private let rules: LineBreakRules
  private var window: Range<Int> = 0..<0
  private var breaks: LineBreaks?
  private var latest = (from: 0, found: Found(gap: 0, isOpportunity: false))
  /// How many scalars a window has at least: more, the longer all of the text is asked about.
  private var size = BreakWindows.smallest
  private static let smallest = 64
  private static let largest = 2048

  init(_ scalars: ScalarView, _ rules: LineBreakRules) {
    self.scalars = scalars
    self.rules = rules
  }

  /// What was found by looking forward.
  struct Found {
    /// The opportunity, or the gap up to which, itself included, there is none.
    var gap: Int
    var isOpportunity: Bool
  }

  /// How far ahead is looked at a time, in scalars: further than a line reaches, if not further
  /// than a word may.
  private static let reach = 1024

  /// The first opportunity after an offset, or that there is none for some way. The text's end is
  /// one.
  func next(after offset: Int) -> Found {
    // Line after line of one endless word asks for the same opportunity.
    var start = offset
    if offset >= latest.from, offset < latest.found.gap {
      if latest.found.isOpportunity || latest.found.gap - offset >= Self.reach / 2 {
        return latest.found
      }
      start = latest.found.gap
    }
    let found = search(after: start, upTo: offset + Self.reach)
    latest = (offset, found)
    return found
  }

  private func search(after offset: Int, upTo bound: Int) -> Found {
    var offset = offset
    // Among ideographs no window is needed.
    if isOpportunity(offset + 1) { return Found(gap: offset + 1, isOpportunity: true) }
    // The few rules among words are the root locale's.
    if rules.isRoot {
      let plain = nextAmongWords(after: offset, upTo: bound)
      if plain.isFound { return Found(gap: plain.offset, isOpportunity: true) }
      offset = plain.offset
    }
    while offset < scalars.count {
      guard offset < bound else { return Found(gap: offset, isOpportunity: false) }
      move(to: offset)
      guard let breaks else { break }
      let next = window.lowerBound + breaks.next(after: offset - window.lowerBound)
      // Nothing more will be asked: what looks for breaks takes ten times the memory of a short
      // paragraph.
      if next == scalars.count { self.breaks = nil }
      // A window's own end is an opportunity only where the text has one.
      if next < window.upperBound || next == scalars.count || isOpportunity(next) {
        return Found(gap: next, isOpportunity: true)
      }
      offset = next
    }
    return Found(gap: scalars.count, isOpportunity: true)
  }

  private func move(to offset: Int) {
    guard breaks == nil || !window.contains(offset) else { return }
    let goesOn = breaks != nil && offset >= window.upperBound && offset - window.upperBound < size
    size = goesOn ? min(Self.largest, size * 2) : Self.smallest
    let start = safePoint(atOrBefore: offset)
    var end = min(scalars.count, max(start + size, offset + 1))
    while end < scalars.count, !isOpportunity(end), !isInsideWord(end), !isCut(end) { end += 1 }
    window = start..<end
    breaks = LineBreaks(scalars.array(window), rules: rules)
  }

  /// The last gap up to an offset that no rule looks across; 0 where there is none.
  func safePoint(atOrBefore offset: Int) -> Int {
    var offset = max(0, offset)
    while offset > 0, !isOpportunity(offset), !isInsideWord(offset), !isCut(offset) { offset -= 1 }
    return offset
  }

  /// Whether a window ends at a gap of a long paragraph whatever stands there.
  private func isCut(_ offset: Int) -> Bool { scalars.isLong && offset % (1 << 16) == 0 }

  /// A letter after a space after a letter or digit (LB18; no rule with `SP*` begins at a letter),
  /// or an ideograph after an ideograph (LB31): surely an opportunity, whatever stands around.
  func isOpportunity(_ offset: Int) -> Bool {
    guard offset > 1, offset < scalars.count else { return false }
    let after = scalars.stored(offset).value
    let before = scalars.stored(offset - 1).value
    if before == 0x20 {
      return WordSign.isLetter(after) && Self.isLetterOrDigit(scalars.stored(offset - 2).value)
    }
    return Self.isIdeograph(before) && Self.isIdeograph(after)
  }

  /// Looks for an opportunity among letters, digits, spaces and the commonest signs, of which the
  /// rules are few enough to be known here.
  ///
  /// - Parameters:
  ///   - offset: where to look from.
  ///   - bound: how far to look.
  /// - Returns: the opportunity, or the last gap up to which there surely is none.
  private func nextAmongWords(after offset: Int, upTo bound: Int) -> (offset: Int, isFound: Bool) {
    let first = max(offset, 0)
    let end = min(scalars.count, bound + 1)
    guard first + 1 < end else { return (first, false) }
    // What controls at the start follow stands before it.
    let start = max(0, first - WordSign.mostControls)
    let found = unsafe scalars.withStored(start..<end) { text in
      var gap = first - start + 1
      while gap < text.count {
        switch unsafe WordSign.rule(text, at: gap) {
        case .joined: gap += 1
        case .afterHyphen where unsafe WordSign.dividesAfterHyphen(text, at: gap):
          return (offset: start + gap, isFound: true, isAfterSpaces: false)
        case .unknown, .afterHyphen, .afterControl:
          return (offset: start + gap - 1, isFound: false, isAfterSpaces: false)
        case .afterSpaces: return (offset: start + gap, isFound: true, isAfterSpaces: true)
        }
      }
      return (offset: start + gap - 1, isFound: false, isAfterSpaces: false)
    }
    guard found.isAfterSpaces else { return (found.offset, found.isFound) }
    var last = found.offset - 1
    while last > 0, scalars.stored(last).value == 0x20, !isCut(last) { last -= 1 }
    let isDivided = WordSign.base(last) { scalars.stored($0).value }
      .releases(WordSign(scalars.stored(found.offset).value))
    return isDivided ? (found.offset, true) : (found.offset - 1, false)
  }

  /// Between two Latin letters (LB28): surely none, and no rule looks across.
  private func isInsideWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < scalars.count else { return false }
    return WordSign.isASCIILetter(scalars.stored(offset - 1).value)
      && WordSign.isASCIILetter(scalars.stored(offset).value)
  }

  private static func isLetterOrDigit(_ value: UInt32) -> Bool {
    WordSign.isLetter(value) || (0x30...0x39).contains(value)
  }

  private static func isIdeograph(_ value: UInt32) -> Bool { (0x4E00...0x9FFF).contains(value) }
}
