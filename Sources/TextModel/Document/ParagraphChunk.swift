internal import Algorithms

/// A few hundred consecutive paragraphs.
///
/// Copying a document copies one reference for each chunk; an edit rewrites the chunks it touches.
enum ParagraphChunk: Sendable {
  /// As opened: one to twelve bytes a paragraph.
  case packed(PackedParagraphs)
  /// Edited.
  case loose(LooseParagraphs)

  /// How many paragraphs a chunk has at most.
  static let capacity = 512
  /// How many it has at most once one of them was edited: each edit copies its chunk.
  static let editedCapacity = 256

  var count: Int {
    switch self {
    case .packed(let packed): packed.count
    case .loose(let loose): loose.entries.count
    }
  }

  /// Different for every chunk there has ever been in this process.
  var id: UInt64 {
    switch self {
    case .packed(let packed): packed.firstID
    case .loose(let loose): loose.id
    }
  }

  /// What the chunk measures. O(1).
  var measure: TextMeasure {
    switch self {
    case .packed(let packed): packed.start(of: packed.count)
    case .loose(let loose): loose.starts[loose.starts.count - 1]
    }
  }

  subscript(index: Int) -> ParagraphEntry {
    switch self {
    case .packed(let packed): packed.entry(index)
    case .loose(let loose): loose.entries[index]
    }
  }

  /// All its paragraphs, as they are kept when edited. O(its paragraphs).
  var entries: [ParagraphEntry] {
    switch self {
    case .packed(let packed): (0..<packed.count).map(packed.entry)
    case .loose(let loose): loose.entries
    }
  }

  /// What stands before a paragraph of the chunk, in the chunk.
  func start(of index: Int) -> TextMeasure {
    switch self {
    case .packed(let packed): packed.start(of: index)
    case .loose(let loose): loose.starts[index]
    }
  }

  /// The last paragraph that starts at or before an offset in one unit, from the chunk's start, and
  /// what stands before it. O(log *n*); *n* ≤ ``capacity``.
  func paragraph(at offset: Int, _ unit: TextMeasure.Unit) -> (Int, TextMeasure) {
    let index = (1..<max(1, count)).partitioningIndex { start(of: $0)[unit] > offset } - 1
    return (index, start(of: index))
  }
}

/// Consecutive paragraphs of which some were edited, with what stands before each: a million of
/// them are looked up where a million matches are replaced.
struct LooseParagraphs: Sendable {
  /// See ``ParagraphChunk/id``.
  let id = ParagraphIdentity.take(1)
  let entries: [ParagraphEntry]
  /// What stands before each paragraph, and before the end.
  let starts: [TextMeasure]

  /// No paragraphs.
  static let none = LooseParagraphs([])

  init(_ entries: [ParagraphEntry]) {
    self.entries = entries
    var starts = [TextMeasure()]
    starts.reserveCapacity(entries.count + 1)
    var sum = TextMeasure()
    for entry in entries {
      sum = sum + entry.measure
      starts.append(sum)
    }
    self.starts = starts
  }
}

/// Consecutive paragraphs of the original bytes.
final class PackedParagraphs: Sendable {
  /// The first paragraph's identity; the others' follow.
  let firstID: UInt64
  /// Where the chunk starts in the original bytes.
  private let base: Int
  private let form: ByteForm
  /// Where each paragraph starts, and the last one ends, from the chunk's start.
  private let byteStarts: PackedOffsets
  /// The same in scalars and in UTF-16; empty where every scalar takes one byte.
  private let scalarStarts: PackedOffsets
  private let utf16Starts: PackedOffsets

  /// A chunk of less than 2³² bytes; `starts` has one place more than there are paragraphs.
  init(base: Int, form: ByteForm, starts: PackedStarts) {
    self.base = base
    self.form = form
    byteStarts = PackedOffsets(starts.bytes)
    let isUniform =
      starts.bytes.last == starts.scalars.last && starts.bytes.last == starts.utf16.last
    scalarStarts = PackedOffsets(isUniform ? [] : starts.scalars)
    utf16Starts = PackedOffsets(isUniform ? [] : starts.utf16)
    firstID = ParagraphIdentity.take(starts.bytes.count - 1)
  }

  var count: Int { byteStarts.count - 1 }

  func start(of index: Int) -> TextMeasure {
    let bytes = byteStarts[index]
    if scalarStarts.isEmpty {
      return TextMeasure(paragraphs: index, scalars: bytes, utf16: bytes, utf8: bytes)
    }
    return TextMeasure(
      paragraphs: index, scalars: scalarStarts[index], utf16: utf16Starts[index],
      utf8: bytes)
  }

  func entry(_ index: Int) -> ParagraphEntry {
    ParagraphEntry(
      id: firstID + UInt64(index), own: nil,
      range: base + byteStarts[index]..<base + byteStarts[index + 1], form: form,
      measure: start(of: index + 1) - start(of: index))
  }
}

/// The starts of a chunk's paragraphs while they are gathered.
struct PackedStarts {
  var bytes: [UInt32] = [0]
  var scalars: [UInt32] = [0]
  var utf16: [UInt32] = [0]

  var count: Int { bytes.count - 1 }

  init() {
    bytes.reserveCapacity(ParagraphChunk.capacity + 1)
    scalars.reserveCapacity(ParagraphChunk.capacity + 1)
    utf16.reserveCapacity(ParagraphChunk.capacity + 1)
  }

  mutating func append(_ measure: TextMeasure, bytes count: Int) {
    bytes.append(bytes[bytes.count - 1] + UInt32(count))
    scalars.append(scalars[scalars.count - 1] + UInt32(measure.scalars))
    utf16.append(utf16[utf16.count - 1] + UInt32(measure.utf16))
  }
}
