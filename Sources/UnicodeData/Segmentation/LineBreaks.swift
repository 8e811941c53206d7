internal import CICU

/// Where a paragraph's lines may end (UAX #14), by ICU's rules, with its dictionaries for Thai, Lao, Khmer and Burmese.
///
/// Offsets are gaps between scalars, counted from the text's start. Made in O(*n*) (one copy of the text);
/// after that a query costs what it must read around its offset. A class, because ICU's iterator moves: not
/// for two threads at once.
@safe public final class LineBreaks {
  /// What may happen at a gap.
  public enum Kind: Hashable, Sendable {
    /// No line ends here.
    case none
    /// A line may end here (÷).
    case allowed
    /// A line must end here (!): after a line or paragraph separator.
    case mandatory
  }

  private let breaks: OpaquePointer?
  /// How many scalars the text has.
  public let count: Int

  /// The break opportunities of a paragraph, by the rules of one language. O(*n*).
  public init(_ scalars: some Collection<Unicode.Scalar>, rules: LineBreakRules = .root) {
    let values = ContiguousArray(scalars.lazy.map(\.value))
    count = values.count
    unsafe breaks = unsafe values.withUnsafeBufferPointer {
      unsafe cicu_line_breaks_open($0.baseAddress, Int32(clamping: $0.count), rules.locale)
    }
  }

  deinit { unsafe cicu_line_breaks_close(breaks) }

  /// Whether a line may or must end at an offset. At 0 never (LB2), at the text's end always (LB3).
  public func kind(at offset: Int) -> Kind {
    guard offset > 0, offset <= count else { return .none }
    if offset == count { return .mandatory }
    guard let breaks = unsafe breaks else { return .none }
    return switch unsafe cicu_line_breaks_kind(breaks, Int32(clamping: offset)) {
    case 2: .mandatory
    case 1: .allowed
    default: .none
    }
  }

  /// The first opportunity after an offset; the text's end where there is none.
  public func next(after offset: Int) -> Int {
    guard offset < count, let breaks = unsafe breaks else { return count }
    let next = unsafe cicu_line_breaks_next(breaks, Int32(clamping: max(offset, 0)))
    return next < 0 ? count : Int(next)
  }

  /// The last opportunity before an offset; 0 where there is none.
  public func previous(before offset: Int) -> Int {
    guard offset > 1, let breaks = unsafe breaks else { return 0 }
    if offset > count { return count }
    let previous = unsafe cicu_line_breaks_previous(breaks, Int32(clamping: offset))
    return previous < 0 ? 0 : Int(previous)
  }
}
