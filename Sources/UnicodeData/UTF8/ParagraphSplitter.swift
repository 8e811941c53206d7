internal import BidiAlgorithm

/// P1 on UTF-8: the paragraphs of a text, each with its separator, as ranges of bytes.
///
/// A text that ends in a separator is not followed by an empty paragraph.
@safe public struct ParagraphSplitter: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// How many bytes of separator the last paragraph ends in; 0 where it ends with the text.
  public private(set) var separatorLength = 0

  /// The paragraphs of a text that stays valid while they are read.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// The bytes of the next paragraph. O(its length).
  public mutating func next() -> Range<Int>? {
    guard unsafe offset < bytes.count else { return nil }
    let start = offset
    separatorLength = 0
    while unsafe offset < bytes.count, separatorLength == 0 {
      separatorLength = unsafe applyP1(to: bytes, at: offset)
      offset += Swift.max(separatorLength, 1)
    }
    return start..<offset
  }
}
