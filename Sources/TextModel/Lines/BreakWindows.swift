internal import UnicodeData

/// The break opportunities of a paragraph (UAX #14), found window by window.
///
/// A window begins and ends where no rule looks across, so its opportunities are those of the whole text
/// (a test holds them against it), and a paragraph of a million scalars costs only what is shown of it.
final class BreakWindows {
  private let scalars: ScalarView
  private var window: Range<Int> = 0..<0
  private var breaks: LineBreaks?
  /// How many scalars a window has at least.
  private let size: Int

  init(_ scalars: ScalarView, windowSize: Int = 2048) {
    self.scalars = scalars
    self.size = windowSize
  }

  /// The first opportunity after an offset; the text's end where there is none.
  func next(after offset: Int) -> Int {
    var offset = offset
    while offset < scalars.count {
      move(to: offset)
      guard let breaks else { return scalars.count }
      let next = window.lowerBound + breaks.next(after: offset - window.lowerBound)
      // A window's own end is an opportunity only where the text has one.
      if next < window.upperBound || next == scalars.count || isOpportunity(next) { return next }
      offset = next
    }
    return scalars.count
  }

  private func move(to offset: Int) {
    guard breaks == nil || !window.contains(offset) else { return }
    let start = safePoint(atOrBefore: offset)
    var end = min(scalars.count, max(start + size, offset + 1))
    while end < scalars.count, !isOpportunity(end), !isInsideWord(end) { end += 1 }
    window = start..<end
    breaks = LineBreaks(scalars[window])
  }

  /// The last gap up to an offset that no rule looks across; 0 where there is none.
  func safePoint(atOrBefore offset: Int) -> Int {
    var offset = max(0, offset)
    while offset > 0, !isOpportunity(offset), !isInsideWord(offset) { offset -= 1 }
    return offset
  }

  /// A letter after a space after a letter or digit (LB18; no rule with `SP*` begins at a letter), or an
  /// ideograph after an ideograph (LB31): surely an opportunity, whatever stands around.
  func isOpportunity(_ offset: Int) -> Bool {
    guard offset > 1, offset < scalars.count else { return false }
    let after = scalars.base[offset].value
    let before = scalars.base[offset - 1].value
    if before == 0x20 {
      return Self.isLetter(after) && Self.isLetterOrDigit(scalars.base[offset - 2].value)
    }
    return Self.isIdeograph(before) && Self.isIdeograph(after)
  }

  /// Between two Latin letters (LB28): surely none, and no rule looks across.
  private func isInsideWord(_ offset: Int) -> Bool {
    guard offset > 0, offset < scalars.count else { return false }
    return Self.isASCIILetter(scalars.base[offset - 1].value)
      && Self.isASCIILetter(scalars.base[offset].value)
  }

  private static func isASCIILetter(_ value: UInt32) -> Bool {
    (0x41...0x5A).contains(value & ~0x20)
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    isASCIILetter(value) || (0x5D0...0x5EA).contains(value) || (0x621...0x64A).contains(value)
  }

  private static func isLetterOrDigit(_ value: UInt32) -> Bool {
    isLetter(value) || (0x30...0x39).contains(value)
  }

  private static func isIdeograph(_ value: UInt32) -> Bool { (0x4E00...0x9FFF).contains(value) }
}
