public import BidiAlgorithm

internal import CICU

/// The Unicode character properties that UAX #9 reads, from the system's ICU.
public enum BidiProperties {
  /// The Bidi_Class of a scalar; for unassigned ones the default that DerivedBidiClass.txt gives.
  public static func bidiClass(of scalar: Unicode.Scalar) -> BidiClass {
    PackedFacts(scalar).bidiClass
  }

  /// Whether a line that holds the scalar and Latin may have more than one direction: classes R, AL
  /// and AN.
  public static func turnsLines(_ scalar: Unicode.Scalar) -> Bool {
    switch PackedFacts(scalar).bidiClass {
    case .r, .al, .an: true
    default: false
    }
  }

  /// Whether a value is that of an implicit mark: LRM, RLM or ALM. A stored value may be no scalar.
  @inlinable public static func isImplicitMark(_ value: UInt32) -> Bool {
    value == 0x200E || value == 0x200F || value == 0x61C
  }

  /// Whether a value is that of a scalar with the property Bidi_Control: a mark, an embedding, an
  /// override, an isolate, or the end of one. A stored value may be no scalar.
  @inlinable public static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: isImplicitMark(value)
    }
  }

  /// The side and identity of a paired bracket, or nil (BD14, BD15). U+2329 and U+232A count as
  /// U+3008 and U+3009, their canonical equivalents (BD16).
  public static func bracket(
    of scalar: Unicode.Scalar
  ) -> (side: BracketCharacter.Side, identity: UInt32)? {
    guard PackedFacts(scalar).isBracket else { return nil }
    let isOpening = cicu_bracket_type(scalar.value) == 1
    let opening = isOpening ? scalar.value : cicu_paired_bracket(scalar.value)
    return (isOpening ? .opening : .closing, opening == 0x2329 ? 0x3008 : opening)
  }

  /// The scalar's Bidi_Mirroring_Glyph, or nil.
  public static func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard PackedFacts(scalar).isMirrored else { return nil }
    let mirror = cicu_mirror(scalar.value)
    return mirror == scalar.value ? nil : Unicode.Scalar(mirror)
  }

  /// Whether the scalar is Bidi_Mirrored (some are and have no mirroring glyph).
  public static func isMirrored(_ scalar: Unicode.Scalar) -> Bool {
    PackedFacts(scalar).isMirrored
  }
}
