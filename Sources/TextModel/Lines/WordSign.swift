internal import UnicodeData

/// The classes of UAX #14 that need no table: letters (AL, HL), digits (NU) and ASCII signs; and
/// the rules among them, which are few enough to be known here. Bidi controls are among them, as
/// they take the class of what they follow.
enum WordSign: UInt8 {
  case letter, digit, space
  /// Full stop, comma, colon, semicolon (IS).
  case stop
  /// The left parenthesis, bracket and brace (OP).
  case opening
  /// The right parenthesis and bracket (CP).
  case closing
  /// The right brace (CL).
  case closingBrace
  /// The ASCII quotation marks (QU).
  case quote
  /// The exclamation and the question mark (EX).
  case exclamation
  /// The hyphen (HY).
  case hyphen
  /// A bidi control (CM), which LB9 and LB10 pass over: in lines of isolates there is one at every
  /// word.
  case control
  case other

  @inline(__always)
  init(_ value: UInt32) {
    if Self.isLetter(value) {
      self = .letter
      return
    }
    switch value {
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x29, 0x5D: self = .closing
    case 0x7D: self = .closingBrace
    case 0x22, 0x27: self = .quote
    case 0x21, 0x3F: self = .exclamation
    case 0x2D: self = .hyphen
    default: self = BidiProperties.isControl(value) ? .control : .other
    }
  }

  /// What is known of the gap between two signs.
  enum Rule {
    case joined
    /// A space before it: LB18, unless what is before the spaces keeps its hold.
    case afterSpaces
    /// A hyphen before it: LB21 gives an opportunity, unless what is before the hyphen takes it
    /// away.
    case afterHyphen
    /// A control before it: the rule is that of what the control follows.
    case afterControl
    case unknown
  }

  /// What is known of the gap between two scalars.
  @inline(__always)
  static func rule(_ before: UInt32, _ after: UInt32) -> Rule {
    rule(WordSign(before), WordSign(after))
  }

  @inline(__always)
  private static func rule(_ before: WordSign, _ after: WordSign) -> Rule {
    if after == .space { return before == .other ? .unknown : .joined }  // LB7
    switch (before, after) {
    case (.other, _), (_, .other): return .unknown
    case (.space, .control): return .afterSpaces  // LB10, LB18
    case (_, .control): return .joined  // LB9
    case (.control, _): return .afterControl
    case (.space, .letter), (.space, .digit), (.space, .opening), (.space, .quote):
      return .afterSpaces  // LB18
    case (.space, _): return .unknown
    case (_, .closing), (_, .closingBrace), (_, .stop), (_, .exclamation): return .joined  // LB13
    case (.opening, .letter), (.opening, .digit), (.opening, .opening), (.opening, .quote):
      return .joined  // LB14
    case (.quote, .letter), (.quote, .digit), (.letter, .quote), (.digit, .quote),
      (.stop, .quote), (.closing, .quote):
      return .joined  // LB19
    case (.letter, .hyphen), (.digit, .hyphen): return .joined  // LB21
    case (.hyphen, .letter): return .afterHyphen
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit):
      return .joined  // LB23, LB25, LB28
    case (.stop, .letter): return .joined  // LB29
    case (.letter, .opening), (.digit, .opening), (.closing, .letter), (.closing, .digit):
      return .joined  // LB30
    default: return .unknown
    }
  }

  /// Whether a line may end after the sign and spaces before another: LB18, unless the sign keeps
  /// its hold over the spaces (LB14, LB15).
  func releases(_ next: WordSign) -> Bool {
    switch self {
    case .letter, .digit, .stop, .closing, .exclamation: true
    case .quote: next != .opening
    case .opening, .closingBrace, .hyphen, .space, .control, .other: false
    }
  }

  /// How many controls are passed over to find what they follow.
  static let mostControls = 16

  /// What a scalar is for the rules: a control is what it follows (LB9), or a letter where it
  /// follows spaces (LB10).
  @inline(__always)
  static func base(_ index: Int, of value: (Int) -> UInt32) -> WordSign {
    var sign = WordSign(value(index))
    guard sign == .control else { return sign }
    for before in stride(from: index - 1, through: max(0, index - mostControls), by: -1) {
      sign = WordSign(value(before))
      if sign != .control { return sign == .space ? .letter : sign }
    }
    return .other
  }

  /// What is known of a gap; behind a control it is what is known behind what the control follows.
  @inline(__always)
  static func rule(_ text: UnsafeBufferPointer<StoredScalar>, at gap: Int) -> Rule {
    let known = unsafe rule(text[gap - 1].value, text[gap].value)
    guard known == .afterControl else { return known }
    let before = base(gap - 1) { unsafe text[$0].value }
    return unsafe rule(before, WordSign(text[gap].value))
  }

  /// Whether the hyphen before a gap stands between two Latin letters, so that neither LB20a nor
  /// LB21a holds the letters together.
  @inline(__always)
  static func dividesAfterHyphen(_ text: UnsafeBufferPointer<StoredScalar>, at gap: Int) -> Bool {
    unsafe gap > 1 && isASCIILetter(text[gap - 2].value) && isASCIILetter(text[gap].value)
  }

  @inline(__always)
  static func isASCIILetter(_ value: UInt32) -> Bool { (0x41...0x5A).contains(value & ~0x20) }

  /// Whether a scalar is a Latin letter, of the blocks up to Extended-B, or a Hebrew or Arabic one.
  @inline(__always)
  static func isLetter(_ value: UInt32) -> Bool {
    isASCIILetter(value) || (0xC0...0x24F).contains(value) || (0x5D0...0x5EA).contains(value)
      || (0x621...0x64A).contains(value)
  }
}
