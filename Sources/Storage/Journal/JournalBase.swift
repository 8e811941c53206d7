package import TextModel

/// The text that a journal's edits begin from.
package struct JournalBase: Sendable {
  package var document: Document
  /// The file's path as text; nil for a text without a file.
  package var path: String?
  /// Texts up to so many bytes are kept whole. Of longer files the edited paragraphs are kept;
  /// longer texts without a file are kept whole too.
  package var limit: Int
  /// Texts up to so many bytes are written before the first edit; longer ones beside the edits.
  package var eager: Int
  /// Whether the document is as it was opened, so that its bytes read again are the same scalars.
  package var isAsOpened: Bool

  /// A text as it is, with its file.
  package init(
    document: Document, path: String?, limit: Int, eager: Int = 1 << 18, isAsOpened: Bool
  ) {
    self.document = document
    self.path = path
    self.limit = limit
    self.eager = eager
    self.isAsOpened = isAsOpened
  }

  /// Whether the text is so long that its bytes and its digest would hold up the first edits, and
  /// come later (``forEachPiece(of:from:_:)``, ``identity()``).
  package var isLong: Bool {
    document.encodedCount > min(eager, limit) && (path != nil || canFollow)
  }

  /// Whether the text's own bytes are kept, before its edits or beside them.
  private var keepsBase: Bool { path == nil || document.encodedCount <= limit }

  /// Whether the bytes may follow edits without a look at them: read again they are the same
  /// scalars.
  package var canFollow: Bool {
    guard isAsOpened, !document.hasByteOrderMark else { return isAsOpened }
    // A text that begins as one with a byte order mark would be read as one.
    let first = document.scalars(in: ScalarOffset(0)..<ScalarOffset(2)).map(\.value)
    return first.first != 0xFEFF && first != [0x1100FF, 0x1100FE] && first != [0x1100FE, 0x1100FF]
  }

  /// The records that a journal begins with.
  ///
  /// O(1) for a long text, of which only the header is given. Else O(*n*), with a copy.
  package func records(owner: ProcessIdentity, time: Int) -> [JournalRecord] {
    var header = JournalHeader(
      owner: owner, path: path.map { StateFolder.bytes(of: $0) }, time: time, digest: [],
      count: document.encodedCount, keepsBase: keepsBase, frame: document.encodedFrame)
    if isLong { return [.header(header)] }
    let bytes = document.encoded()
    header.digest = SHA256.digest(bytes)
    if isTheSame(readAgain: bytes) {
      return [.header(header)]
        + stride(from: 0, to: bytes.count, by: Self.piece).map {
          .base(Array(bytes[$0..<min($0 + Self.piece, bytes.count)]))
        }
    }
    header.keepsBase = false
    return [.header(header), .text(document.storedText(in: document.fullRange))]
  }

  /// Hands over the file's bytes in pieces, in order. O(*n*), without a copy of the whole.
  ///
  /// - Parameters:
  ///   - size: how many bytes a piece has, but the last; at least 1.
  ///   - start: how many bytes are passed over.
  ///   - body: receives a piece, and says whether it wants the next.
  package func forEachPiece(
    of size: Int = piece, from start: Int = 0, _ body: ([UInt8]) -> Bool
  ) {
    struct Enough: Error {}
    var piece: [UInt8] = []
    var passed = start
    func hand() throws {
      guard body(piece) else { throw Enough() }
      piece.removeAll(keepingCapacity: true)
    }
    try? unsafe forEachEncodedPiece { bytes in
      var rest = unsafe bytes.dropFirst(passed)
      passed -= unsafe bytes.count - rest.count
      while unsafe !rest.isEmpty {
        let part = unsafe rest.prefix(size - piece.count)
        unsafe piece.append(contentsOf: part)
        unsafe rest = unsafe rest.dropFirst(part.count)
        if piece.count == size { try hand() }
      }
    }
    if !piece.isEmpty, piece.count < size { _ = body(piece) }
  }

  /// What a long base is known by.
  package struct Identity: Sendable {
    /// The digest of the file's bytes.
    package var digest: [UInt8]
    /// Whether these bytes, read again, are the same scalars.
    package var isFaithful: Bool
  }

  /// What the base is known by. O(*n*); of a text that was edited since it was opened copies are
  /// made.
  package func identity() -> Identity {
    guard !isAsOpened else {
      var hash = SHA256()
      unsafe forEachEncodedPiece { unsafe hash.update(UnsafeRawBufferPointer($0)) }
      return Identity(digest: hash.finish(), isFaithful: true)
    }
    let bytes = document.encoded()
    return Identity(digest: SHA256.digest(bytes), isFaithful: isTheSame(readAgain: bytes))
  }

  /// As the document's, without a walk through millions of paragraphs where it is as it was opened.
  private func forEachEncodedPiece(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    if isAsOpened, let bytes = document.openedBytes {
      try unsafe bytes.withUnsafeBufferPointer(body)
    } else {
      try unsafe document.forEachEncodedPiece(body)
    }
  }

  /// Bytes that are not UTF-8 may grow together when they are read again, and then offsets would
  /// differ.
  private func isTheSame(readAgain bytes: [UInt8]) -> Bool {
    Document(bytes: bytes).scalarCount == document.scalarCount
  }

  /// How many bytes a record of the base has.
  package static let piece = 1 << 20
}
