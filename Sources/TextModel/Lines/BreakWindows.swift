internal import UnicodeData

/// The break opportunities of a paragraph (UAX #14), found window by window.
///
/// A window begins and ends where no rule looks across, so its opportunities are those of the whole text
/// (a test holds them against it), and a paragraph of a million scalars costs only what is shown of it.
final class BreakWindows {
  private let scalars: ScalarView
  private var window: Range<Int> = 0..<0
  private var breaks: LineBreaks?
  private var latest = (from: 0, found: 0)
  /// How many scalars a window has at least.
  private let size: Int

  init(_ scalars: ScalarView, windowSize: Int = 2048) {
    self.scalars = scalars
    self.size = windowSize
  }

  /// The first opportunity after an offset; the text's end where there is none.
  func next(after offset: Int) -> Int {
    // Line after line of one endless word asks for the same opportunity.
    if offset >= latest.from, offset < latest.found { return latest.found }
    let found = search(after: offset)
    latest = (offset, found)
    return found
  }

  private func search(after offset: Int) -> Int {
    let plain = nextAmongWords(after: offset)
    if plain.isFound { return plain.offset }
    var offset = plain.offset
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

  /// Looks for an opportunity among letters, digits, spaces and the commonest signs, of which the rules are
  /// few enough to be known here.
  ///
  /// - Parameter offset: where to look from.
  /// - Returns: the opportunity, or the last gap up to which there surely is none.
  private func nextAmongWords(after offset: Int) -> (offset: Int, isFound: Bool) {
    scalars.base.withUnsafeBufferPointer { text in
      var gap = max(offset, 0) + 1
      while gap < text.count {
        switch Self.rule(WordSign(text[gap - 1].value), WordSign(text[gap].value)) {
        case .joined: gap += 1
        case .unknown: return (gap - 1, false)
        case .afterSpaces:
          var last = gap - 1
          while last > 0, text[last].value == 0x20 { last -= 1 }
          let isDivided = WordSign(text[last].value).releases(WordSign(text[gap].value))
          return isDivided ? (gap, true) : (gap - 1, false)
        }
      }
      return (max(offset, gap - 1), false)
    }
  }

  /// What is known of the gap between two signs.
  private enum KnownRule { case joined, afterSpaces, unknown }

  @inline(__always)
  private static func rule(_ before: WordSign, _ after: WordSign) -> KnownRule {
    if after == .space { return before == .other ? .unknown : .joined }  // LB7
    switch (before, after) {
    case (.other, _), (_, .other): return .unknown
    case (.space, .letter), (.space, .digit), (.space, .opening), (.space, .quote):
      return .afterSpaces  // LB18
    case (.space, _): return .unknown
    case (_, .closing), (_, .stop), (_, .exclamation): return .joined  // LB13
    case (.opening, .letter), (.opening, .digit): return .joined  // LB14
    case (.quote, .letter), (.quote, .digit), (.letter, .quote), (.digit, .quote),
      (.stop, .quote), (.closing, .quote):
      return .joined  // LB19
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit):
      return .joined  // LB23, LB25, LB28
    case (.stop, .letter): return .joined  // LB29
    case (.letter, .opening), (.digit, .opening), (.closing, .letter), (.closing, .digit):
      return .joined  // LB30
    default: return .unknown
    }
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

  static func isLetter(_ value: UInt32) -> Bool {
    isASCIILetter(value) || (0x5D0...0x5EA).contains(value) || (0x621...0x64A).contains(value)
  }

  private static func isLetterOrDigit(_ value: UInt32) -> Bool {
    isLetter(value) || (0x30...0x39).contains(value)
  }

  private static func isIdeograph(_ value: UInt32) -> Bool { (0x4E00...0x9FFF).contains(value) }
}

/// The classes of UAX #14 that need no table: letters (AL, HL), digits (NU) and ASCII signs.
private enum WordSign: UInt8 {
  case letter, digit, space
  /// Full stop, comma, colon, semicolon (IS).
  case stop
  /// The left parenthesis (OP).
  case opening
  /// The right parenthesis (CP).
  case closing
  /// The ASCII quotation marks (QU).
  case quote
  /// The exclamation and the question mark (EX).
  case exclamation
  case other

  @inline(__always)
  init(_ value: UInt32) {
    if BreakWindows.isLetter(value) {
      self = .letter
      return
    }
    switch value {
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
    case 0x28: self = .opening
    case 0x29: self = .closing
    case 0x22, 0x27: self = .quote
    case 0x21, 0x3F: self = .exclamation
    default: self = .other
    }
  }

  /// Whether a line may end after the sign and spaces before another: LB18, unless the sign keeps its hold
  /// over the spaces (LB14, LB15).
  func releases(_ next: WordSign) -> Bool {
    switch self {
    case .letter, .digit, .stop, .closing, .exclamation: true
    case .quote: next != .opening
    case .opening, .space, .other: false
    }
  }
}
