public import BidiAlgorithm

internal import CICU

/// The often-read properties of one scalar, read together.
///
/// For passes over long texts: ``read(_:into:)`` looks up a stretch at a time, and every question
/// after that is a few bits of a word.
@frozen public struct ScalarTraits: Sendable {
  @usableFromInline let bits: UInt32

  /// The properties of a scalar.
  public init(_ scalar: Unicode.Scalar) { bits = cicu_facts(scalar.value) }

  /// Looks up the properties of a stretch of text. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: the text.
  ///   - target: initialised with the properties of as many scalars as both have space for.
  public static func read(
    _ scalars: Slice<UnsafeBufferPointer<Unicode.Scalar>>,
    into target: UnsafeMutableBufferPointer<ScalarTraits>
  ) {
    for index in unsafe 0..<min(scalars.count, target.count) {
      let scalar = unsafe scalars[scalars.startIndex + index]
      unsafe target.initializeElement(at: index, to: ScalarTraits(scalar))
    }
  }

  /// Where each property stands in the word: as `PackedFacts` has it from the shim, whose names
  /// cannot be inlined into other rooms. A test holds them together, scalar by scalar.
  @usableFromInline enum Layout {
    @inlinable static var field: UInt32 { 0x1F }
    @inlinable static var category: UInt32 { 5 }
    @inlinable static var wordBreak: UInt32 { 15 }
    @inlinable static var whiteSpace: UInt32 { 1 << 26 }
  }

  /// Five bits from a position on.
  @inlinable func field(at shift: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> shift & Layout.field)
  }

  /// Bidi_Class.
  @inlinable public var bidiClass: BidiClass {
    unsafe unsafeBitCast(field(at: 0), to: BidiClass.self)
  }

  /// Whether Bidi_Class is L, R or AL.
  @inlinable public var isStrong: Bool { field(at: 0) <= BidiClass.al.rawValue }

  /// Whether General_Category is a letter's.
  @inlinable public var isLetter: Bool {
    let category = field(at: Layout.category)
    return category >= GeneralCategory.lu.rawValue && category <= GeneralCategory.lo.rawValue
  }

  /// Whether General_Category is Lu or Lt.
  @inlinable public var isUppercase: Bool {
    let category = field(at: Layout.category)
    return category == GeneralCategory.lu.rawValue || category == GeneralCategory.lt.rawValue
  }

  /// White_Space.
  @inlinable public var isWhiteSpace: Bool { bits & Layout.whiteSpace != 0 }

  /// Word_Break.
  @inlinable public var wordBreak: WordBreakClass {
    WordBreakClass(rawValue: field(at: Layout.wordBreak))
  }
}
