public import BidiAlgorithm
internal import CICU
internal import Wording

/// The system's ICU, `ubidi`, as a ``BidiResolver``: a peer to compare with, never the truth.
public struct ICUResolver: BidiResolver {
  /// A resolver; it has no state.
  public init() {}

  /// Such as `ICU 72.1 (Unicode 15.0)`.
  public var name: String {
    let version = cicu_library_version()
    let unicode = cicu_unicode_version()
    return "ICU \(version.major).\(version.minor) (Unicode \(unicode.major).\(unicode.minor))"
  }

  /// The levels and the visual order of one paragraph shown as one line. O(*n*) for most texts; ICU
  /// is slower on some.
  ///
  /// - Parameters:
  ///   - scalars: the scalars of the paragraph.
  ///   - direction: the paragraph's base direction.
  /// - Returns: ICU's answer.
  /// - Throws: ``EngineFailure`` with ICU's error code.
  public func resolve(
    _ scalars: [Unicode.Scalar], direction: BaseDirection
  ) throws -> ResolverAnswer {
    var paragraphLevel: UInt8 = 0
    var levels = [UInt8](repeating: 0, count: scalars.count)
    var order = [Int32](repeating: 0, count: scalars.count)
    let code =
      switch direction {
      case .explicit(.leftToRight): CICU_BIDI_LTR
      case .explicit(.rightToLeft): CICU_BIDI_RTL
      case .auto: CICU_BIDI_AUTO
      }
    let length = unsafe cicu_bidi_resolve(
      scalars.map(\.value), Int32(clamping: scalars.count), Int32(code), &paragraphLevel,
      &levels, &order)
    guard length >= 0 else { throw EngineFailure.refused("ICU error \(verbatim: -length)") }
    return ResolverAnswer(
      paragraphLevel: EmbeddingLevel(rawValue: paragraphLevel),
      levels: levels.map { $0 == 0xFF ? nil : EmbeddingLevel(rawValue: $0) },
      order: order.prefix(Int(length)).map { Int($0) })
  }
}
