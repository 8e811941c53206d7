extension Document {
  /// The text of a range; what is ill-formed becomes U+FFFD. O(*n*) and the paragraphs at its ends.
  public func text(in range: Range<ScalarOffset>) -> String { storedText(in: range).string }

  /// The whole text; what is ill-formed becomes U+FFFD. O(*n*).
  public var text: String { text(in: fullRange) }

  /// The scalars of a range. O(*n*) and the paragraphs at its ends.
  public func scalars(in range: Range<ScalarOffset>) -> [StoredScalar] {
    storedText(in: range).scalars
  }

  /// The text of a range exactly. O(*n*) and the paragraphs at its ends.
  public func storedText(in range: Range<ScalarOffset>) -> StoredText {
    let start = max(0, range.lowerBound.rawValue)
    guard start < scalarCount, range.upperBound.rawValue > start else { return .empty }
    var cursor = StorageCursor(
      self, paragraph: table.place(at: start, .scalars).start.paragraphs)
    _ = cursor.move(to: start)
    var bytes: [UInt8] = []
    cursor.copy(to: range.upperBound.rawValue, into: &bytes)
    return StoredText(generalised: bytes)
  }
}
