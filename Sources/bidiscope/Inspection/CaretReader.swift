internal import TextModel

/// Reads what gaps that come in ascending order need from the document.
struct CaretReader {
  /// The longest text that is read, in scalars. A letter may have marks without end, and each gap
  /// among them would tell of all.
  static let longestText = 1024

  private var gaps: ForwardReader
  private var before: ForwardReader
  private var after: ForwardReader

  init(_ document: Document) {
    gaps = ForwardReader(document)
    before = gaps
    after = gaps
  }

  /// The gap in all units.
  mutating func gap(_ report: CaretReport) -> StorageRange {
    gaps.storageRange(of: report.position.offset)
  }

  /// What Backspace removes; nil where it is nothing, or too long.
  mutating func removedBefore(_ report: CaretReport) -> String? {
    Self.text(in: report.backspace, &before)
  }

  /// What Delete removes; nil where it is nothing, or too long.
  mutating func removedAfter(_ report: CaretReport) -> String? {
    Self.text(in: report.delete, &after)
  }

  private static func text(
    in range: Range<ScalarOffset>?, _ reader: inout ForwardReader
  ) -> String? {
    guard let range, range.count <= longestText else { return nil }
    return reader.text(in: range)
  }
}
