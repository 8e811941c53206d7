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

  /// The records that a journal begins with.
  ///
  /// O(*n*); of a text that is kept a copy is made.
  func records(owner: ProcessIdentity, time: Int) -> [JournalRecord] {
    if isAsOpened, path != nil, document.encoding == .utf8, document.utf8Count > limit {
      return [.header(header(owner: owner, time: time))]
    }
    let bytes = document.encoded()
    let isSmall = path == nil || bytes.count <= limit
    // Bytes that are not UTF-8 may grow together when they are read again, and then offsets would differ.
    let isFaithful =
      isAsOpened && !isSmall || Document(bytes: bytes).scalarCount == document.scalarCount
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

  /// The header of a journal that does not keep the text, which is as it was opened: no copy is made.
  private func header(owner: ProcessIdentity, time: Int) -> JournalHeader {
    var hash = SHA256()
    var count = 0
    var ends: (first: [UInt8], last: [UInt8]) = ([], [])
    unsafe document.forEachEncodedPiece { piece in
      unsafe hash.update(UnsafeRawBufferPointer(piece))
      count += piece.count
      if ends.first.count < 3 { unsafe ends.first += piece.prefix(3 - ends.first.count) }
      if let last = unsafe piece.last { ends.last = [last] }
    }
    return JournalHeader(
      owner: owner, path: path.map { StateFolder.bytes(of: $0) }, time: time,
      digest: hash.finish(), count: count, keepsBase: false,
      frame: frame(first: ends.first, last: ends.last, count: count))
  }

  private static let piece = 1 << 20

  /// The byte order mark and the odd byte.
  private func frame(of bytes: [UInt8]) -> [UInt8] {
    frame(first: Array(bytes.prefix(3)), last: Array(bytes.suffix(1)), count: bytes.count)
  }

  private func frame(first: [UInt8], last: [UInt8], count: Int) -> [UInt8] {
    guard document.hasByteOrderMark else { return [] }
    switch document.encoding {
    case .utf8: return first
    default: return Array(first.prefix(2)) + (count % 2 == 1 ? last : [])
    }
  }
}
