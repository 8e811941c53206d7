internal import CICU

/// Where a paragraph's lines may end (UAX #14), by ICU's rules, with its dictionaries for Thai,
/// Lao, Khmer and Burmese.
///
/// Offsets are gaps between scalars, counted from the text's start. Made in O(*n*) (one copy of the
/// text); after that a query costs what it must read around its offset. A class, because ICU's
/// iterator moves: not for two threads at once.
@safe public final class LineBreaks {
  private let breaks: OpaquePointer?
  /// How many scalars the text has.
  public let count: Int

  /// The break opportunities of a paragraph, by the rules of one language. O(*n*).
  ///
  /// An array and no other collection: of another room's, each element would cost a look into the
  /// tables of types.
  public init(_ scalars: [Unicode.Scalar], rules: LineBreakRules) {
    let values = scalars.map(\.value)
    count = values.count
    unsafe breaks = unsafe values.withUnsafeBufferPointer {
      unsafe cicu_line_breaks_open($0.baseAddress, Int32(clamping: $0.count), rules.locale)
    }
  }

  deinit { unsafe cicu_line_breaks_close(breaks) }

  /// The first opportunity after an offset; the text's end where there is none.
  public func next(after offset: Int) -> Int {
    guard offset < count, let breaks = unsafe breaks else { return count }
    let next = withExtendedLifetime(self) {
      unsafe cicu_line_breaks_next(breaks, Int32(clamping: max(offset, 0)))
    }
    return next < 0 ? count : Int(next)
  }
}
