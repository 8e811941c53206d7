package import TextModel

/// The text that a journal's edits begin from.
package struct JournalBase: Sendable {
  var document: Document
  /// The file's path as text; nil for a text without a file.
  var path: String?
  /// Files up to so many bytes are kept whole in the journal, and texts without a file always.
  var limit: Int
  /// Whether the document is as it was opened, so that its bytes read again are the same scalars.
  var isAsOpened: Bool

  /// A text as it is, with its file.
  package init(document: Document, path: String?, limit: Int, isAsOpened: Bool) {
    self.document = document
    self.path = path
    self.limit = limit
    self.isAsOpened = isAsOpened
  }

  /// Whether the text is so long that its digest would hold up the first edits, and comes later (``identity()``).
  var isIdentifiedLater: Bool {
    path != nil && document.encoding == .utf8 && document.utf8Count > limit
  }

  /// The records that a journal begins with.
  ///
  /// O(*n*) where the digest does not come later; of a text that is kept a copy is made.
  func records(owner: ProcessIdentity, time: Int) -> [JournalRecord] {
    if isIdentifiedLater {
      let mark = document.hasByteOrderMark ? document.encoding.byteOrderMark : []
      return [
        .header(
          JournalHeader(
            owner: owner, path: path.map { StateFolder.bytes(of: $0) }, time: time, digest: [],
            count: mark.count + document.utf8Count, keepsBase: false, frame: mark))
      ]
    }
    let bytes = document.encoded()
    let isSmall = path == nil || bytes.count <= limit
    let isFaithful = isAsOpened && !isSmall || isTheSame(readAgain: bytes)
    var header = JournalHeader(
      owner: owner, path: path.map { StateFolder.bytes(of: $0) }, time: time,
      digest: SHA256.digest(bytes), count: bytes.count, keepsBase: isSmall, frame: frame(of: bytes))
    guard !isFaithful else {
      guard isSmall else { return [.header(header)] }
      return [.header(header)]
        + stride(from: 0, to: bytes.count, by: Self.piece).map {
          .base(Array(bytes[$0..<min($0 + Self.piece, bytes.count)]))
        }
    }
    header.keepsBase = false
    return [.header(header), .text(document.storedText(in: document.fullRange))]
  }

  /// What a long base is known by.
  package struct Identity: Sendable {
    /// The digest of the file's bytes.
    package var digest: [UInt8]
    /// Whether these bytes, read again, are the same scalars.
    var isFaithful: Bool
  }

  /// What the base is known by. O(*n*); of a text that was edited since it was opened copies are made.
  package func identity() -> Identity {
    guard !isAsOpened else {
      var hash = SHA256()
      unsafe document.forEachEncodedPiece { unsafe hash.update(UnsafeRawBufferPointer($0)) }
      return Identity(digest: hash.finish(), isFaithful: true)
    }
    let bytes = document.encoded()
    return Identity(digest: SHA256.digest(bytes), isFaithful: isTheSame(readAgain: bytes))
  }

  /// Bytes that are not UTF-8 may grow together when they are read again, and then offsets would differ.
  private func isTheSame(readAgain bytes: [UInt8]) -> Bool {
    Document(bytes: bytes).scalarCount == document.scalarCount
  }

  private static let piece = 1 << 20

  /// The byte order mark and the odd byte.
  private func frame(of bytes: [UInt8]) -> [UInt8] {
    guard document.hasByteOrderMark else { return [] }
    switch document.encoding {
    case .utf8: return Array(bytes.prefix(3))
    default: return Array(bytes.prefix(2)) + (bytes.count % 2 == 1 ? bytes.suffix(1) : [])
    }
  }
}
