/// A text: a sequence of paragraphs (UAX #9, P1), each with its separator as it was written.
///
/// There is always a last paragraph without a separator, possibly empty. A document is a value: a
/// copy shares everything with its original until one of them is edited, and an edit costs the
/// paragraphs it touches, not the text.
///
/// Every offset is accepted: one beyond an end counts as that end, and an offset of UTF-16 or UTF-8
/// inside a scalar counts as the scalar's start. Nothing here traps.
///
/// Ill-formed input is kept: a byte that is not UTF-8, or a lone surrogate of UTF-16, is one
/// ``StoredScalar``, stays one whatever is written beside it, and is written back as it came.
public struct Document: Sendable {
  /// How the text is written in a file.
  public let encoding: TextEncoding
  /// Whether the file starts with U+FEFF, which is no part of the text.
  public let hasByteOrderMark: Bool
  /// The bytes the unedited paragraphs point into.
  let original: [UInt8]
  /// A last byte of a UTF-16 file that is half a code unit: no part of the text, written back after
  /// it.
  let oddByte: UInt8?
  /// Which paragraphs are kept in pieces.
  let sizes: LongParagraph.Sizes
  var table: ParagraphTable

  /// A document of a string, to be written in UTF-8. O(*n*).
  public init(text: String) { self.init(utf8: Array(text.utf8), hasByteOrderMark: false) }

  /// A document of a file's bytes: UTF-16 with a byte order mark, else UTF-8 with or without one.
  /// O(*n*).
  ///
  /// The bytes are kept, not copied; the table of paragraphs adds a few bytes for each.
  public init(bytes: [UInt8]) { self.init(bytes: bytes, LongParagraph.Sizes()) }

  /// The same, with other paragraphs kept in pieces: for tests.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - shortest: the shortest paragraph in pieces, in bytes; at least 1.
  ///   - piece: what a piece is cut to, in bytes; at least 4.
  ///   - window: how many scalars are decoded at a time; at least 1.
  ///   - reach: how many pieces to either side are looked at to resolve a stretch alone.
  ///   - lookedAtOnce: how many bytes are looked at after an edit for what is open.
  ///   - waitedFor: the longest paragraph, in scalars, whose levels and lines are never guessed.
  ///   - linesAtOnce: how many scalars of a longer one are broken into lines from its start where
  ///     nobody waits for more.
  package init(
    bytes: [UInt8], longFrom shortest: Int, piece: Int, window: Int, reach: Int = 64,
    lookedAtOnce: Int = 1 << 23, waitedFor: Int = 1 << 22, linesAtOnce: Int = 1 << 17
  ) {
    self.init(
      bytes: bytes,
      LongParagraph.Sizes(
        shortest: max(1, shortest), piece: max(4, piece), window: max(1, window),
        reach: max(1, reach), lookedAtOnce: lookedAtOnce, longestWaitedFor: waitedFor,
        longestBroken: waitedFor, linesAtOnce: linesAtOnce))
  }

  private init(bytes: [UInt8], _ sizes: LongParagraph.Sizes) {
    func starts(_ encoding: TextEncoding) -> Bool { bytes.starts(with: encoding.byteOrderMark) }
    if starts(.utf16LittleEndian) || starts(.utf16BigEndian) {
      self.init(
        utf16: bytes, starts(.utf16BigEndian) ? .utf16BigEndian : .utf16LittleEndian, sizes)
    } else {
      self.init(utf8: bytes, hasByteOrderMark: starts(.utf8), sizes)
    }
  }

  /// A document of bytes that are UTF-8 and have no byte order mark, whatever they start with.
  /// O(*n*).
  public init(utf8 bytes: [UInt8]) { self.init(utf8: bytes, hasByteOrderMark: false) }

  private init(
    utf8 bytes: [UInt8], hasByteOrderMark: Bool,
    _ sizes: LongParagraph.Sizes = LongParagraph.Sizes()
  ) {
    encoding = .utf8
    self.hasByteOrderMark = hasByteOrderMark
    original = bytes
    oddByte = nil
    let markLength = hasByteOrderMark ? encoding.byteOrderMark.count : 0
    self.sizes = sizes
    table = ParagraphTable(scanning: bytes, from: markLength, form: .raw, sizes: sizes)
  }

  private init(
    utf16 bytes: [UInt8], _ encoding: TextEncoding, _ sizes: LongParagraph.Sizes
  ) {
    self.encoding = encoding
    hasByteOrderMark = true
    oddByte = bytes.count % 2 == 1 ? bytes.last : nil
    original = [UInt8](utf16: bytes[2...], isBigEndian: encoding == .utf16BigEndian)
    self.sizes = sizes
    table = ParagraphTable(scanning: original, from: 0, form: .generalised, sizes: sizes)
  }
}

// Counts, all O(1).
extension Document {
  /// How many paragraphs there are; at least 1.
  public var paragraphCount: Int { table.total.paragraphs }
  /// How many scalars there are.
  public var scalarCount: Int { table.total.scalars }
  /// How many UTF-8 code units the text takes; an ill-formed byte counts 1, a lone surrogate 3.
  public var utf8Count: Int { table.total.utf8 }
  /// Whether there is no text.
  public var isEmpty: Bool { scalarCount == 0 }
  /// The gap after the last scalar.
  public var endOffset: ScalarOffset { ScalarOffset(scalarCount) }
  /// The whole text.
  public var fullRange: Range<ScalarOffset> { ScalarOffset(0)..<endOffset }
}
