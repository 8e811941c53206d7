/// A value of the property Word_Break (UAX #29, table 3), numbered as ICU does.
package enum WordBreakClass: UInt8, Sendable {
  case other = 0
  case aLetter = 1
  case format = 2
  case katakana = 3
  case midLetter = 4
  case midNum = 5
  case numeric = 6
  case extendNumLet = 7
  case cr = 8
  case extend = 9
  case lf = 10
  case midNumLet = 11
  case newline = 12
  case regionalIndicator = 13
  case hebrewLetter = 14
  case singleQuote = 15
  case doubleQuote = 16
  case zwj = 21
  case wSegSpace = 22

  /// The Word_Break of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    self = WordBreakClass(rawValue: UInt8(PackedFacts(scalar).wordBreak)) ?? .other
  }

  /// ALetter or Hebrew_Letter.
  package var isLetter: Bool { self == .aLetter || self == .hebrewLetter }
  /// MidNumLet or Single_Quote.
  package var isMidNumLetQ: Bool { self == .midNumLet || self == .singleQuote }
  /// Extend, Format or ZWJ: what rule WB4 takes as part of the scalar before it.
  package var isAttached: Bool { self == .extend || self == .format || self == .zwj }
  /// Newline, CR or LF.
  package var isNewline: Bool { self == .newline || self == .cr || self == .lf }
}
