public import BidiAlgorithm

internal import CICU

/// The often-read properties of one scalar, read together.
///
/// For passes over long texts: ``read(_:into:)`` looks up a stretch at a time, and every question after that is
/// a few bits of a word.
@frozen public struct ScalarTraits: Sendable {
  @usableFromInline let bits: UInt32

  /// The properties of a scalar.
  public init(_ scalar: Unicode.Scalar) { bits = cicu_facts(scalar.value) }

  /// Looks up the properties of a stretch of text. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the text.
  ///   - target: initialised with the properties of as many scalars as both have room for.
  public static func read(
    _ scalars: Slice<UnsafeBufferPointer<Unicode.Scalar>>,
    into target: UnsafeMutableBufferPointer<ScalarTraits>
  ) {
    for index in unsafe 0..<min(scalars.count, target.count) {
      let scalar = unsafe scalars[scalars.startIndex + index]
      unsafe target.initializeElement(at: index, to: ScalarTraits(scalar))
    }
  }

  /// Bidi_Class.
  @inlinable public var bidiClass: BidiClass {
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits & 0x1F), to: BidiClass.self)
  }

  /// Whether Bidi_Class is L, R or AL.
  @inlinable public var isStrong: Bool { bits & 0x1F <= 2 }

  /// Whether General_Category is a letter's.
  @inlinable public var isLetter: Bool {
    let category = bits >> 5 & 0x1F
    return category >= 1 && category <= 5
  }

  /// Whether General_Category is Lu or Lt.
  @inlinable public var isUppercase: Bool {
    let category = bits >> 5 & 0x1F
    return category == 1 || category == 3
  }

  /// White_Space.
  @inlinable public var isWhiteSpace: Bool { bits & 1 << 26 != 0 }

  /// Word_Break.
  @inlinable public var wordBreak: WordBreakClass {
    WordBreakClass(rawValue: UInt8(truncatingIfNeeded: bits >> 15 & 0x1F))
  }
}
