/// What only a paragraph that was looked at scalar by scalar has: its input, and behind it in the same piece of memory
/// the levels. Written by the algorithm before anybody else sees it, and by nobody later.
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

  /// The level of each scalar after I2; nil where every scalar has the paragraph level. Valid as long as this object.
  @inlinable var levels: UnsafeMutablePointer<EmbeddingLevel>? {
    unsafe header.hasLevels ? withUnsafeMutablePointerToElements { unsafe $0 } : nil
  }

  /// The same, with what is read beyond them.
  var row: WorkingRow<EmbeddingLevel>? {
    guard let levels = unsafe levels else { return nil }
    return unsafe WorkingRow(levels, count: input.count + LevelSearch.readBeyond)
  }
}
