package import TextModel

/// What stands in a journal, as far as it is whole.
package struct JournalContents {
  package var header: JournalHeader
  /// The base's bytes as far as they are kept.
  private var pieces: [UInt8] = []
  /// How many bytes of the base are kept.
  package var baseCount: Int { pieces.count }
  /// The base's bytes, where all of them are kept.
  package var base: [UInt8]? { header.keepsBase && pieces.count == header.count ? pieces : nil }
  /// The whole text at some time, which the edits follow.
  package private(set) var text: StoredText?
  package private(set) var edits: [Edit] = []
  /// What is known of the base where it is not kept: texts by their first scalar.
  package private(set) var paragraphs: [(offset: Int, text: StoredText)] = []
  /// How many records there are, and how long they are together with the mark.
  package private(set) var recordCount = 0
  package private(set) var length = JournalRecord.mark.count

  /// Reads a journal; nil where there is not even a whole header.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: JournalRecord.mark),
      let (first, firstLength) = JournalRecord.read(bytes[length...], number: 0),
      case .header(let header) = first
    else { return nil }
    self.header = header
    length += firstLength
    recordCount = 1
    if header.keepsBase { pieces.reserveCapacity(max(0, min(header.count, bytes.count))) }
    while let (record, count) = JournalRecord.read(bytes[length...], number: recordCount) {
      length += count
      recordCount += 1
      switch record {
      case .header(let later): self.header = later
      case .base(let piece): pieces += piece
      case .edit(let edit): edits.append(edit)
      case .edits(let together): edits += together
      case .paragraph(let offset, let text): paragraphs.append((offset, text))
      case .text(let whole):
        text = whole
        edits = []
      }
    }
  }

  /// Whether there is nothing in it to recover: the process ended before its first edit, or in the
  /// middle of it, was written.
  package var isEmpty: Bool { text == nil && base == nil && edits.isEmpty }

  /// The text that was lost.
  ///
  /// - Parameter file: the bytes of the text's file as it is now, asked for where the journal has
  ///   not the base.
  /// - Returns: nil where the base is not kept and the file is another.
  package func document(file: () -> [UInt8]?) -> Document? {
    var document: Document
    if let text {
      document = Document(bytes: header.frame)
      document.apply(.insert(text, at: ScalarOffset(0)))
    } else if let bytes = base ?? matching(file()) {
      document = Document(bytes: bytes)
    } else {
      return nil
    }
    for edit in edits { document.apply(edit) }
    return document
  }

  /// The text as it was before the edits, where it can be known.
  package func baseDocument(file: () -> [UInt8]?) -> Document? {
    (base ?? matching(file())).map { Document(bytes: $0) }
  }

  /// Whether these are the bytes that the edits begin from.
  ///
  /// Where the process ended before it knew their digest, the length, every paragraph that was
  /// edited, and what is kept of the beginning tell.
  package func isBase(_ file: [UInt8]) -> Bool {
    guard file.count == header.count else { return false }
    guard header.digest.isEmpty else { return SHA256.digest(file) == header.digest }
    guard file.starts(with: pieces) else { return false }
    let document = Document(bytes: file)
    return !paragraphs.isEmpty
      && paragraphs.allSatisfy { offset, text in
        let end = ScalarOffset(offset + text.scalarCount)
        return document.storedText(in: ScalarOffset(offset)..<end) == text
      }
  }

  private func matching(_ file: [UInt8]?) -> [UInt8]? {
    guard let file, isBase(file) else { return nil }
    return file
  }

  /// The edited paragraphs, where the base is neither kept nor there any more: each stretch that is
  /// known.
  package func fragments() -> [String] {
    var sparse = SparseText(base: 1 << 46)
    for edit in edits { sparse.apply(edit) }
    var fragments: [String] = []
    var current: [StoredScalar] = []
    func close() {
      if !current.isEmpty { fragments.append(StoredText(scalars: current).string) }
      current = []
    }
    for piece in sparse.pieces {
      switch piece {
      case .text(let scalars): current += scalars
      case .base(let range):
        var end = range.lowerBound
        for known in paragraphs.sorted(by: { $0.offset < $1.offset }) {
          let stretch = max(known.offset, range.lowerBound, end)
          let last = min(known.offset + known.text.scalarCount, range.upperBound)
          guard stretch < last else { continue }
          if stretch > end { close() }
          current += known.text.scalars[stretch - known.offset..<last - known.offset]
          end = last
        }
        if end < range.upperBound { close() }
      }
    }
    close()
    return fragments
  }
}
