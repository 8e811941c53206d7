/// What only a paragraph that was looked at scalar by scalar has: its input, and behind it in the
/// same piece of memory the levels. Written by the algorithm before anybody else sees it, and by
/// nobody later.
@usableFromInline
final class ParagraphDetails:
  ManagedBuffer<ParagraphDetails.Header, EmbeddingLevel>
{
  /// What stands before the levels.
  @usableFromInline struct Header {
    @usableFromInline let input: BidiInput
    @usableFromInline let hasLevels: Bool

    init(input: BidiInput, hasLevels: Bool) {
      self.input = input
      self.hasLevels = hasLevels
    }
  }

  /// The details of an input, the levels not written yet.
  static func make(input: BidiInput, hasLevels: Bool) -> ParagraphDetails {
    let count = hasLevels ? input.count + LevelSearch.readBeyond : 0
    let header = Header(input: input, hasLevels: hasLevels)
    return unsafe unsafeDowncast(
      create(minimumCapacity: count) { _ in header }, to: ParagraphDetails.self)
  }

  /// What went in.
  @inlinable var input: BidiInput { header.input }

  /// Whether not every scalar has the paragraph level.
  @inlinable var hasLevels: Bool { header.hasLevels }

  // No pointer leaves these calls: what it points to may be gone as soon as nobody holds this
  // object.

  /// The level of a scalar after I2. The caller has checked that there is one.
  @unsafe @inlinable func level(at position: Int) -> EmbeddingLevel {
    unsafe withUnsafeMutablePointerToElements { unsafe $0[position] }
  }

  /// Lends the level of each scalar after I2, with what is read beyond them; nil where every scalar
  /// has the paragraph level.
  func withLevels<Result>(_ body: (WorkingRow<EmbeddingLevel>) -> Result) -> Result? {
    guard hasLevels else { return nil }
    return unsafe withUnsafeMutablePointerToElements {
      unsafe body(WorkingRow($0, count: input.count + LevelSearch.readBeyond))
    }
  }
}
