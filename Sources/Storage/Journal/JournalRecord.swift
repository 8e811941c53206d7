package import TextModel

/// A record of a journal, and how it is written.
///
/// A journal is a file of version 1:
///
///     "bidiscope-journal 1\n"
///     records
///
/// and a record
///
///     kind        1 byte
///     length      4 bytes, little-endian: of the payload
///     payload
///     checksum 8 bytes, little-endian: FNV-1a of the record's number from 0 (8 bytes,
///     little-endian), kind,
///                 length and payload
///
/// The first record is a header. Numbers in payloads are LEB128, bytes follow their number. Texts
/// are in the generalised form of `TextModel`: UTF-8 in which a lone surrogate takes three bytes
/// and a byte that is not UTF-8 the two of its overlong form, so that offsets in scalars stay what
/// they are.
///
/// The bytes of `base` records, in order, are the file before the edits; of a long text they stand
/// between edits, and are all of it only where the header's number of bytes is reached. A `text`
/// record takes the place of all that comes before it but the header. Offsets in an edit are
/// scalars of the text before the edit. A `paragraph` record says what stands in the base, for a
/// base that is not kept.
///
/// What belongs together, such as all replacements of a run, is one `edits` record.
///
/// Reading ends at the first record that is cut off or whose checksum is another: it was being
/// written when everything stopped.
package enum JournalRecord {
  case header(JournalHeader)
  case base([UInt8])
  case edit(Edit)
  case paragraph(at: Int, StoredText)
  case text(StoredText)
  /// Edits that are kept together, all or none.
  case edits([Edit])

  package static let mark = Array("bidiscope-journal 1\n".utf8)
  /// The bytes of a record beside its payload.
  private static let frame = 13

  private var kind: UInt8 {
    switch self {
    case .header: 1
    case .base: 2
    case .edit: 3
    case .paragraph: 4
    case .text: 5
    case .edits: 6
    }
  }

  private var payload: [UInt8] {
    var sink = ByteSink()
    switch self {
    case .header(let header): return header.bytes
    case .base(let bytes): return bytes
    case .text(let text): return text.generalisedBytes
    case .paragraph(let offset, let text):
      sink.number(offset)
      sink.counted(text.generalisedBytes)
    case .edit(let edit): Self.write(edit, &sink)
    case .edits(let edits):
      sink.number(edits.count)
      for edit in edits { Self.write(edit, &sink) }
    }
    return sink.bytes
  }

  private static func write(_ edit: Edit, _ sink: inout ByteSink) {
    sink.number(edit.replacements.count)
    for replacement in edit.replacements {
      sink.number(replacement.range.lowerBound.rawValue)
      sink.number(replacement.range.upperBound.rawValue)
      sink.counted(replacement.text.generalisedBytes)
    }
  }

  /// The record as it stands in a file. O(*n*).
  package func encoded(number: Int) -> [UInt8] {
    Self.encoded(kind: kind, payload: payload, number: number)
  }

  /// A record of any payload as it stands in a file. O(*n*).
  package static func encoded(kind: UInt8, payload: [UInt8], number: Int) -> [UInt8] {
    var bytes: [UInt8] = [kind]
    bytes.reserveCapacity(payload.count + frame)
    bytes += little(UInt64(payload.count), 4)
    bytes += payload
    bytes += little(checksum(number, bytes[...]), 8)
    return bytes
  }

  /// A number's lowest bytes, the first the lowest.
  private static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// How many bytes of a record tell its kind and length.
  package static let headLength = 5

  /// Whether a record is a header, and how long it is with its frame, by its first bytes; nil where
  /// no record begins so.
  package static func head(_ bytes: ArraySlice<UInt8>) -> (isHeader: Bool, length: Int)? {
    guard let kind = bytes.first, (1...6).contains(kind), bytes.count >= headLength else {
      return nil
    }
    return (kind == 1, Int(little(bytes.dropFirst().prefix(4))) + frame)
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The record at the beginning of bytes, and its length; nil where none is whole there.
  package static func read(_ bytes: ArraySlice<UInt8>, number: Int) -> (
    record: JournalRecord, length: Int
  )? {
    guard bytes.count >= frame else { return nil }
    let start = bytes.startIndex
    let count = Int(little(bytes[start + 1..<start + 5]))
    guard bytes.count - frame >= count else { return nil }
    let end = start + 5 + count
    guard little(bytes[end..<end + 8]) == checksum(number, bytes[start..<end]) else { return nil }
    guard let record = decode(bytes[start], bytes[start + 5..<end]) else { return nil }
    return (record, count + frame)
  }

  private static func decode(_ kind: UInt8, _ payload: ArraySlice<UInt8>) -> JournalRecord? {
    var source = ByteSource(payload)
    switch kind {
    case 1: return JournalHeader(payload).map { .header($0) }
    case 2: return .base(Array(payload))
    case 3: return edit(&source).flatMap { source.isAtEnd ? .edit($0) : nil }
    case 6: return edits(&source)
    case 4:
      guard let offset = source.number(), (0..<farthest).contains(offset),
        let text = source.counted()
      else { return nil }
      return .paragraph(at: offset, StoredText(generalisedBytes: text))
    case 5: return .text(StoredText(generalisedBytes: Array(payload)))
    default: return nil
    }
  }

  /// What no offset reaches; a record that says more was made by somebody.
  private static let farthest = 1 << 48

  private static func edit(_ source: inout ByteSource) -> Edit? {
    guard let count = source.number(), count >= 0 else { return nil }
    var replacements: [Edit.Replacement] = []
    for _ in 0..<count {
      guard let lower = source.number(), let upper = source.number(), lower >= 0, lower <= upper,
        upper < farthest, let text = source.counted()
      else { return nil }
      replacements.append(
        Edit.Replacement(
          ScalarOffset(lower)..<ScalarOffset(upper), with: StoredText(generalisedBytes: text)))
    }
    return Edit(replacements)
  }

  private static func edits(_ source: inout ByteSource) -> JournalRecord? {
    guard let count = source.number(), count >= 0 else { return nil }
    var edits: [Edit] = []
    for _ in 0..<count {
      guard let edit = edit(&source) else { return nil }
      edits.append(edit)
    }
    return source.isAtEnd ? .edits(edits) : nil
  }

  private static func checksum(_ number: Int, _ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(little(UInt64(number), 8))
    hash.add(bytes)
    return hash.value
  }
}
