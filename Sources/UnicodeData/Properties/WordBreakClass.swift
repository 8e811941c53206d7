/// A value of the property Word_Break (UAX #29, table 3), numbered as ICU does.
///
/// A number rather than an enumeration, so that passes over long texts compare it in place.
@frozen public struct WordBreakClass: Equatable, Sendable {
  /// The value's number.
  public let rawValue: UInt8

  /// The value of this number.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Word_Break of a scalar.
  public init(_ scalar: Unicode.Scalar) {
    rawValue = UInt8(truncatingIfNeeded: PackedFacts(scalar).wordBreak)
  }

  /// Whether two values are the same.
  @inlinable public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  /// Other.
  @inlinable public static var other: Self { Self(rawValue: 0) }
  /// ALetter.
  @inlinable public static var aLetter: Self { Self(rawValue: 1) }
  /// Format.
  @inlinable public static var format: Self { Self(rawValue: 2) }
  /// Katakana.
  @inlinable public static var katakana: Self { Self(rawValue: 3) }
  /// MidLetter.
  @inlinable public static var midLetter: Self { Self(rawValue: 4) }
  /// MidNum.
  @inlinable public static var midNum: Self { Self(rawValue: 5) }
  /// Numeric.
  @inlinable public static var numeric: Self { Self(rawValue: 6) }
  /// ExtendNumLet.
  @inlinable public static var extendNumLet: Self { Self(rawValue: 7) }
  /// CR.
  @inlinable public static var cr: Self { Self(rawValue: 8) }
  /// Extend.
  @inlinable public static var extend: Self { Self(rawValue: 9) }
  /// LF.
  @inlinable public static var lf: Self { Self(rawValue: 10) }
  /// MidNumLet.
  @inlinable public static var midNumLet: Self { Self(rawValue: 11) }
  /// Newline.
  @inlinable public static var newline: Self { Self(rawValue: 12) }
  /// Regional_Indicator.
  @inlinable public static var regionalIndicator: Self { Self(rawValue: 13) }
  /// Hebrew_Letter.
  @inlinable public static var hebrewLetter: Self { Self(rawValue: 14) }
  /// Single_Quote.
  @inlinable public static var singleQuote: Self { Self(rawValue: 15) }
  /// Double_Quote.
  @inlinable public static var doubleQuote: Self { Self(rawValue: 16) }
  /// ZWJ.
  @inlinable public static var zwj: Self { Self(rawValue: 21) }
  /// WSegSpace.
  @inlinable public static var wSegSpace: Self { Self(rawValue: 22) }

  /// ALetter or Hebrew_Letter.
  @inlinable public var isLetter: Bool { self == .aLetter || self == .hebrewLetter }
  /// MidNumLet or Single_Quote.
  @inlinable public var isMidNumLetQ: Bool { self == .midNumLet || self == .singleQuote }
  /// Extend, Format or ZWJ: what rule WB4 takes as part of the scalar before it.
  @inlinable public var isAttached: Bool { self == .extend || self == .format || self == .zwj }
  /// Newline, CR or LF.
  @inlinable public var isNewline: Bool { self == .newline || self == .cr || self == .lf }
}
