internal import Algorithms

/// The paragraphs of a document in order, found by number or by offset.
///
/// A hundred megabytes are a few thousand chunks: their starts are kept as sums, a lookup is a
/// binary search, and an edit adds the sums up again, which costs microseconds.
struct ParagraphTable: Sendable {
  private(set) var chunks: [ParagraphChunk]
  /// What stands before each chunk, and at last before the end. One more than ``chunks``.
  private(set) var starts: [TextMeasure]
  /// Different for every table there has ever been in this process.
  private(set) var version = ParagraphIdentity.take(1)

  init(_ chunks: [ParagraphChunk]) {
    self.chunks = chunks
    starts = [TextMeasure()]
    starts.reserveCapacity(chunks.count + 1)
    for chunk in chunks { starts.append(starts[starts.count - 1] + chunk.measure) }
  }

  /// The table of paragraphs that were not packed.
  init(_ entries: [ParagraphEntry]) { self.init(Self.split(entries)) }

  /// The first paragraphs of one table, others, and the last ones of another table; of a table at
  /// least one. O(chunks + others).
  init(
    _ head: (table: ParagraphTable, count: Int)?, _ middle: [ParagraphEntry],
    _ tail: (table: ParagraphTable, count: Int)?
  ) {
    var chunks: [ParagraphChunk] = []
    var pending: [ParagraphEntry] = []
    if let head {
      let last = head.table.place(ofParagraph: head.count - 1)
      chunks += head.table.chunks[..<last.chunk]
      pending += head.table.chunks[last.chunk].entries[...last.index]
    }
    pending += middle
    guard let tail else {
      self.init(chunks + Self.split(pending))
      return
    }
    let first = tail.table.place(ofParagraph: tail.table.total.paragraphs - tail.count)
    pending += tail.table.chunks[first.chunk].entries[first.index...]
    self.init(chunks + Self.split(pending) + tail.table.chunks[(first.chunk + 1)...])
  }

  /// All paragraphs. O(*n*).
  var entries: [ParagraphEntry] { chunks.flatMap(\.entries) }

  /// What the whole text measures.
  var total: TextMeasure { starts[starts.count - 1] }

  /// A paragraph found: where it stands in the table, what it is, and what stands before it.
  struct Place {
    var chunk: Int
    var index: Int
    var start: TextMeasure
    var entry: ParagraphEntry
    var end: TextMeasure { start + entry.measure }
  }

  /// The chunk that holds the paragraph of a number, which must exist. O(log chunks).
  func chunk(ofParagraph number: Int) -> Int { chunk(at: number, .paragraphs) }

  /// The paragraph of a number, which must exist.
  func place(ofParagraph number: Int) -> Place {
    let chunk = chunk(at: number, .paragraphs)
    let index = number - starts[chunk].paragraphs
    return Place(
      chunk: chunk, index: index, start: starts[chunk] + chunks[chunk].start(of: index),
      entry: chunks[chunk][index])
  }

  /// The last paragraph that starts at or before an offset, which must not be negative.
  func place(at offset: Int, _ unit: TextMeasure.Unit) -> Place {
    let chunk = chunk(at: offset, unit)
    let (index, start) = chunks[chunk].paragraph(at: offset - starts[chunk][unit], unit)
    return Place(
      chunk: chunk, index: index, start: starts[chunk] + start, entry: chunks[chunk][index])
  }

  /// The last chunk that starts at or before an offset. The last paragraph may be empty and a chunk
  /// of its own, so later ones win.
  private func chunk(at offset: Int, _ unit: TextMeasure.Unit) -> Int {
    (1..<max(1, chunks.count)).partitioningIndex { starts[$0][unit] > offset } - 1
  }

  /// Hands over the paragraphs of a range of numbers in order, until the closure returns false.
  func forEach(in range: Range<Int>, _ body: (Place) throws -> Bool) rethrows {
    guard !range.isEmpty else { return }
    var place = place(ofParagraph: range.lowerBound)
    var number = range.lowerBound
    while try body(place) {
      number += 1
      guard number < range.upperBound else { return }
      place.start = place.end
      place.index += 1
      if place.index == chunks[place.chunk].count {
        place.index = 0
        place.chunk += 1
      }
      place.entry = chunks[place.chunk][place.index]
    }
  }

  /// How many scalars stand before the paragraph of a number, or before the end.
  func scalars(before number: Int) -> Int {
    number == total.paragraphs ? total.scalars : place(ofParagraph: number).start.scalars
  }

  /// How many paragraphs have a property. O(*n*).
  func count(where isCounted: (ParagraphEntry) -> Bool) -> Int {
    chunks.reduce(0) { $0 + $1.entries.count(where: isCounted) }
  }

  /// Appends the bytes of all, in the generalised form. O(*n*).
  func appendGeneralised(to bytes: inout [UInt8], _ original: [UInt8]) {
    forEach(in: 0..<total.paragraphs) { place in
      place.entry.withView(original: original) { $0.appendGeneralised(to: &bytes) }
      return true
    }
  }

  /// Where two tables are compared.
  enum Side { case beginning, end }

  /// The measure of the paragraphs that both tables have at one side, by their identities, up to a
  /// limit. O(those paragraphs), without copies.
  func shared(with other: ParagraphTable, _ side: Side, atMost limit: Int) -> TextMeasure {
    func place(_ number: Int, of count: Int) -> Int {
      side == .beginning ? number : count - 1 - number
    }
    var shared = TextMeasure()
    var (ours, theirs) = ((chunk: 0, entry: 0), (chunk: 0, entry: 0))
    while shared.paragraphs < limit {
      let old = chunks[place(ours.chunk, of: chunks.count)].entries
      let new = other.chunks[place(theirs.chunk, of: other.chunks.count)].entries
      while ours.entry < old.count, theirs.entry < new.count, shared.paragraphs < limit {
        let index = place(ours.entry, of: old.count)
        guard old[index].id == new[place(theirs.entry, of: new.count)].id else { return shared }
        shared = shared + old[index].measure
        ours.entry += 1
        theirs.entry += 1
      }
      if ours.entry == old.count { ours = (ours.chunk + 1, 0) }
      if theirs.entry == new.count { theirs = (theirs.chunk + 1, 0) }
    }
    return shared
  }

  /// Puts other paragraphs in the place of those of a range of numbers; some must be left. O(chunks
  /// + what changes).
  mutating func replace(_ range: Range<Int>, with entries: [ParagraphEntry]) {
    let first = place(ofParagraph: range.lowerBound)
    let last = place(ofParagraph: range.upperBound - 1)
    var merged = chunks[first.chunk].entries
    if first.chunk == last.chunk {
      chunks[first.chunk] = .loose(.none)
      merged.replaceSubrange(first.index...last.index, with: entries)
    } else {
      merged.removeSubrange(first.index...)
      merged.append(contentsOf: entries)
      merged.append(contentsOf: chunks[last.chunk].entries[(last.index + 1)...])
    }
    let pieces = Self.split(merged)
    let oldEnd = starts[last.chunk + 1]
    if first.chunk == last.chunk, pieces.count == 1 {
      chunks[first.chunk] = pieces[0]
    } else {
      chunks.replaceSubrange(first.chunk...last.chunk, with: pieces)
    }
    sumUp(first.chunk...last.chunk, replacedBy: pieces, oldEnd: oldEnd)
    version = ParagraphIdentity.take(1)
  }

  /// Puts other paragraphs in the place of those of many ranges, which ascend and are apart.
  /// O(chunks + what changes), however many ranges there are.
  mutating func replace(_ ranges: [Range<Int>], with entries: [[ParagraphEntry]]) {
    guard ranges.count > 16 else {
      for (range, entries) in zip(ranges, entries).reversed() { replace(range, with: entries) }
      return
    }
    var made: [ParagraphChunk] = []
    var pending: [ParagraphEntry] = []
    func flush() {
      made += Self.split(pending)
      pending = []
    }
    var next = 0
    // Paragraphs before this one are gone, or were put where they belong.
    var done = 0
    for (index, chunk) in chunks.enumerated() {
      let numbers = starts[index].paragraphs..<starts[index + 1].paragraphs
      let isTouched = next < ranges.count && ranges[next].lowerBound < numbers.upperBound
      guard isTouched || done > numbers.lowerBound else {
        flush()
        made.append(chunk)
        continue
      }
      let old = chunk.entries
      var number = max(numbers.lowerBound, done)
      while number < numbers.upperBound {
        if next < ranges.count, ranges[next].lowerBound == number {
          pending += entries[next]
          number = ranges[next].upperBound
          next += 1
        } else {
          let end =
            next < ranges.count
            ? min(ranges[next].lowerBound, numbers.upperBound) : numbers.upperBound
          pending += old[number - numbers.lowerBound..<end - numbers.lowerBound]
          number = end
        }
      }
      done = number
      if pending.count >= ParagraphChunk.editedCapacity / 2 { flush() }
    }
    flush()
    self = ParagraphTable(made)
  }

  private static func split(_ entries: [ParagraphEntry]) -> [ParagraphChunk] {
    if entries.isEmpty { return [] }
    if entries.count <= ParagraphChunk.editedCapacity {
      return [.loose(LooseParagraphs(entries))]
    }
    let size = ParagraphChunk.editedCapacity / 2
    return stride(from: 0, to: entries.count, by: size).map {
      .loose(LooseParagraphs(Array(entries[$0..<min($0 + size, entries.count)])))
    }
  }

  /// Brings ``starts`` up to date after the chunks of a range gave way to others.
  private mutating func sumUp(
    _ range: ClosedRange<Int>, replacedBy pieces: [ParagraphChunk], oldEnd: TextMeasure
  ) {
    var ends: [TextMeasure] = []
    var end = starts[range.lowerBound]
    for piece in pieces {
      end = end + piece.measure
      ends.append(end)
    }
    let growth = end - oldEnd
    starts.replaceSubrange((range.lowerBound + 1)...(range.upperBound + 1), with: ends)
    for index in (range.lowerBound + 1 + pieces.count)..<starts.count {
      starts[index] = starts[index] + growth
    }
  }
}
