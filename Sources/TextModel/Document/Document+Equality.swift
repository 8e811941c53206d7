extension Document: Equatable {
  /// Whether both would be written as the same file. O(paragraphs) for copies of one document, else
  /// O(*n*).
  public static func == (a: Document, b: Document) -> Bool {
    guard a.encoding == b.encoding, a.hasByteOrderMark == b.hasByteOrderMark,
      a.scalarCount == b.scalarCount, a.paragraphCount == b.paragraphCount
    else { return false }
    let paragraphs = 0..<a.paragraphCount
    let isCopy = paragraphs.allSatisfy {
      a.paragraphID(ParagraphIndex($0)) == b.paragraphID(ParagraphIndex($0))
    }
    return isCopy && a.oddByte == b.oddByte || a.encoded() == b.encoded()
  }
}
