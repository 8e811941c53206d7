/// Reads a document at ascending places. Each costs only the text since the last one, not its
/// paragraph from the start.
public struct ForwardReader: Sendable {
  private let document: Document
  private var cursor: StorageCursor

  /// At the start of a document.
  public init(_ document: Document) {
    self.document = document
    cursor = StorageCursor(document)
  }

  /// A gap in all three units. O(what was passed); a gap before the last one costs its paragraph.
  public mutating func storageRange(of gap: ScalarOffset) -> StorageRange {
    guard gap.rawValue >= cursor.position.scalars else {
      return document.storageRange(gap..<gap)
    }
    let place = cursor.move(to: gap.rawValue)
    return StorageRange(place..<place)
  }

  /// The text of a range; what is ill-formed becomes U+FFFD. O(what was passed + the range); a
  /// range that begins before the last one costs its paragraph.
  public mutating func text(in range: Range<ScalarOffset>) -> String {
    guard range.lowerBound.rawValue >= cursor.position.scalars else {
      return document.text(in: range)
    }
    _ = cursor.move(to: range.lowerBound.rawValue)
    var bytes: [UInt8] = []
    var end = cursor
    end.copy(to: range.upperBound.rawValue, into: &bytes)
    return StoredText(generalised: bytes).string
  }
}
