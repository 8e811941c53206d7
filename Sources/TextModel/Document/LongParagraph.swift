internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph too long to be copied at every key: pieces of some thousand bytes, found by their sums.
///
/// An edit writes the pieces it touches anew. What a layout has to know of the whole paragraph (whether
/// anything in it can raise a level, where its first letter is) is kept, and brought up to date from what
/// an edit changed. A value: an edit makes another one, which shares the pieces.
final class LongParagraph: Sendable {
  /// From how many bytes on a paragraph is long, and how many bytes its pieces have.
  struct Sizes: Sendable {
    /// The shortest long paragraph, in bytes.
    var shortest = 1 << 20
    /// What a piece is cut to, in bytes; one that was edited has up to twice as many.
    var piece = 1 << 12
    /// How many scalars are decoded at a time.
    var window = 1 << 14
    /// How many pieces to either side are looked at for a stretch that can be resolved without the rest.
    var reach = 64
    /// How many bytes are looked at after an edit, or at opening, for what is open; the rest is for later.
    var lookedAtOnce = 1 << 23
    /// The longest paragraph, in scalars, of which all levels are worked out at once where they are needed.
    var longestWaitedFor = 1 << 22
    /// How many scalars of a longer one are broken into lines at once, where nobody waits for more.
    var linesAtOnce = 1 << 17
  }

  /// Up to how many replacements are made in its pieces; for more, one pass over all of it is less work.
  static let fewReplacements = 64

  let sizes: Sizes
  /// The document's bytes, into which pieces that were not edited point.
  let original: [UInt8]
  /// The pieces; what it calls a paragraph is a piece.
  let table: ParagraphTable
  /// Whether an edit has changed it, so that its bytes are not side by side.
  let isEdited: Bool
  /// How many pieces hold something that may raise a level or that X9 removes.
  private let roughCount: Int
  /// The first scalar of class L, where the whole paragraph is plain; nil where there is none.
  let firstLetter: Int?
  /// What is open at each piece, where the paragraph is not plain; as far as it was looked for.
  let index: LevelIndex
  /// All its levels, where they were worked out, with what decides the paragraph's.
  let whole: (direction: BaseDirection, resolved: ResolvedParagraph)?
  /// Where all its lines start, where that was worked out.
  let lines: KnownLines?

  /// Where all lines of a paragraph start, and by which settings and rules.
  struct KnownLines: Sendable {
    var settings: LayoutSettings
    var languages: LineBreakRuns
    var starts: LineStarts.Known
  }

  /// The pieces of bytes that are one paragraph. O(*n*), at the speed of memory where it is ASCII.
  init(_ entry: ParagraphEntry, original: [UInt8], sizes: Sizes) {
    let entries = entry.withView(original: original) { view in
      Self.cuts(of: view, size: sizes.piece).map { cut in
        ParagraphEntry(
          id: ParagraphIdentity.take(1), own: entry.own,
          range: entry.range.lowerBound + cut.lowerBound..<entry.range.lowerBound + cut.upperBound,
          form: entry.form, measure: Self.measure(view, cut, isUniform: entry.isUniform))
      }
    }
    self.sizes = sizes
    self.original = original
    table = ParagraphTable(entries)
    isEdited = false
    roughCount = entries.reduce(0) { $0 + ($1.isPlain(original: original) ? 0 : 1) }
    firstLetter = roughCount > 0 ? nil : Self.firstLetter(in: table, original, from: 0)
    var index = LevelIndex()
    if roughCount > 0 { index.extend(table, original, atMost: sizes.lookedAtOnce) }
    self.index = index
    (whole, lines) = (nil, nil)
  }

  private init(
    after old: LongParagraph, _ table: ParagraphTable, _ rough: Int, _ first: Int?,
    _ index: LevelIndex
  ) {
    sizes = old.sizes
    original = old.original
    isEdited = true
    self.table = table
    roughCount = rough
    firstLetter = first
    self.index = index
    (whole, lines) = (nil, nil)
  }

  /// The same with more of its levels or lines worked out.
  init(
    _ old: LongParagraph, _ index: LevelIndex,
    whole: (direction: BaseDirection, resolved: ResolvedParagraph)?, lines: KnownLines?
  ) {
    (sizes, original, table) = (old.sizes, old.original, old.table)
    (isEdited, roughCount, firstLetter) = (old.isEdited, old.roughCount, old.firstLetter)
    self.index = index
    self.whole = whole
    self.lines = lines
  }

  /// What it measures, as one paragraph.
  var measure: TextMeasure {
    var measure = table.total
    measure.paragraphs = 1
    return measure
  }

  /// Whether nothing in it can raise a level above 0 in a left-to-right paragraph, and X9 removes nothing.
  var isPlain: Bool { roughCount == 0 }

  /// The last piece, which ends with the paragraph's separator.
  var last: ParagraphEntry { table.place(ofParagraph: table.total.paragraphs - 1).entry }

  /// Hands over its bytes side by side. O(*n*) where it was edited.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let entries = [table.place(ofParagraph: 0).entry, last]
    if !isEdited, let own = entries[0].own ?? Optional(original) {
      let range = entries[0].range.lowerBound..<entries[1].range.upperBound
      return unsafe own.withUnsafeBufferPointer {
        unsafe body(UnsafeBufferPointer(rebasing: $0[range]))
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(table.total.utf8)
    appendGeneralised(to: &bytes)
    return unsafe bytes.withUnsafeBufferPointer(body)
  }

  /// The same with what is open known to its end. O(what is not known).
  func completed() -> LongParagraph {
    guard !index.isComplete(table) else { return self }
    var index = index
    index.extend(table, original, atMost: .max)
    return LongParagraph(self, index, whole: whole, lines: lines)
  }

  /// Appends its bytes in the generalised form. O(*n*).
  func appendGeneralised(to bytes: inout [UInt8]) {
    table.forEach(in: 0..<table.total.paragraphs) { place in
      place.entry.withView(original: original) { $0.appendGeneralised(to: &bytes) }
      return true
    }
  }
}

// MARK: - Editing

extension LongParagraph {
  /// The paragraph with texts in the place of ranges, and what they took. O(replacements · pieces).
  ///
  /// - Parameter replacements: in ascending order, in scalars from the paragraph's start. None reaches into the
  ///   separator or brings one.
  /// - Returns: the new paragraph, and the text that each replacement removed.
  func replacing(
    _ replacements: [(range: Range<Int>, text: StoredText)]
  ) -> (paragraph: LongParagraph, removed: [StoredText]) {
    var table = table
    var rough = roughCount
    var removed: [StoredText] = []
    let count = self.table.total.paragraphs
    var change = PieceChange(
      oldCount: count, unchangedBefore: count, unchangedBehind: count,
      oldEnd: self.table.total.scalars, growth: 0)
    for replacement in replacements.reversed() {
      removed.append(replace(replacement.range, with: replacement.text, &table, &rough, &change))
    }
    change.growth = table.total.scalars - self.table.total.scalars
    change.oldEnd =
      change.unchangedBehind == 0
      ? self.table.total.scalars
      : self.table.place(ofParagraph: count - change.unchangedBehind).start.scalars
    let first = rough > 0 ? nil : letter(after: replacements, in: table)
    var index = LevelIndex()
    if rough > 0 {
      index = self.index
      index.update(change, table, original, atMost: sizes.lookedAtOnce)
      if isPlain { index.extend(table, original, atMost: sizes.lookedAtOnce) }
    }
    return (LongParagraph(after: self, table, rough, first, index), removed.reversed())
  }

  private func replace(
    _ range: Range<Int>, with text: StoredText, _ table: inout ParagraphTable, _ rough: inout Int,
    _ change: inout PieceChange
  ) -> StoredText {
    let first = table.place(at: range.lowerBound, .scalars)
    var last = range.isEmpty ? first : table.place(at: range.upperBound - 1, .scalars)
    var bytes: [UInt8] = []
    first.entry.withView(original: original) { view in
      let end = view.index(after: range.lowerBound - first.start.scalars)
      view.prefix(end).appendGeneralised(to: &bytes)
    }
    let gone = removedText(range, first.start.paragraphs...last.start.paragraphs, table)
    bytes.append(contentsOf: text.bytes)
    last.entry.withView(original: original) { view in
      let start = view.index(after: range.upperBound - last.start.scalars)
      view.suffix(from: start).appendGeneralised(to: &bytes)
    }
    // A small rest joins its neighbour, so that pieces do not become many.
    if bytes.count < sizes.piece / 2, last.start.paragraphs + 1 < table.total.paragraphs {
      last = table.place(ofParagraph: last.start.paragraphs + 1)
      last.entry.withView(original: original) { $0.appendGeneralised(to: &bytes) }
    }
    let numbers = first.start.paragraphs..<last.start.paragraphs + 1
    change.unchangedBefore = min(change.unchangedBefore, numbers.lowerBound)
    change.unchangedBehind = min(
      change.unchangedBehind, table.total.paragraphs - numbers.upperBound)
    table.forEach(in: numbers) { place in
      if !place.entry.isPlain(original: original) { rough -= 1 }
      return true
    }
    let entries = pieces(of: bytes)
    for entry in entries where !entry.isPlain(original: original) { rough += 1 }
    table.replace(numbers, with: entries)
    return gone
  }

  /// The text of a range, which stands in these pieces.
  private func removedText(
    _ range: Range<Int>, _ pieces: ClosedRange<Int>, _ table: ParagraphTable
  ) -> StoredText {
    guard !range.isEmpty else { return .empty }
    var bytes: [UInt8] = []
    table.forEach(in: pieces.lowerBound..<pieces.upperBound + 1) { place in
      place.entry.withView(original: original) { view in
        let start = view.index(after: max(0, range.lowerBound - place.start.scalars))
        let end = view.index(after: range.upperBound - place.start.scalars)
        view.prefix(end).suffix(from: start).appendGeneralised(to: &bytes)
      }
      return true
    }
    return StoredText(generalised: bytes)
  }

  private func pieces(of bytes: [UInt8]) -> [ParagraphEntry] {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let view = unsafe ByteView(buffer, .generalised)
      let cuts =
        bytes.count <= 2 * sizes.piece ? [0..<bytes.count] : Self.cuts(of: view, size: sizes.piece)
      return cuts.map { cut in
        unsafe ParagraphEntry(
          id: ParagraphIdentity.take(1), own: Array(buffer[cut]), range: 0..<cut.count,
          form: .generalised, measure: Self.measure(view, cut, isUniform: false))
      }
    }
  }

  /// The first letter after an edit: what stands before the edit is as it was.
  private func letter(
    after replacements: [(range: Range<Int>, text: StoredText)], in table: ParagraphTable
  ) -> Int? {
    guard isPlain, let edit = replacements.first?.range.lowerBound else {
      return Self.firstLetter(in: table, original, from: 0)
    }
    if let firstLetter, firstLetter < edit { return firstLetter }
    return Self.firstLetter(in: table, original, from: edit)
  }
}

// MARK: - Cutting and measuring

extension LongParagraph {
  /// Where bytes are cut: never inside a scalar, and never between CR and LF.
  private static func cuts(of view: ByteView, size: Int) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    cuts.reserveCapacity(view.count / size + 1)
    var start = 0
    while view.count - start > 2 * size {
      var end = start + size
      // A byte of this kind behind three others belongs to no scalar before it.
      if let lead = (end - 3...end).last(where: { unsafe view.bytes[$0] & 0xC0 != 0x80 }) {
        end = lead
      }
      if unsafe view.bytes[end - 1] == 0x0D, unsafe view.bytes[end] == 0x0A { end -= 1 }
      cuts.append(start..<end)
      start = end
    }
    cuts.append(start..<view.count)
    return cuts
  }

  private static func measure(_ view: ByteView, _ range: Range<Int>, isUniform: Bool) -> TextMeasure
  {
    let count = range.count
    var measure =
      isUniform ? TextMeasure(scalars: count, utf16: count, utf8: count) : view.measure(range)
    measure.paragraphs = 1
    return measure
  }

  /// The first scalar of class L from a piece on that holds an offset; the text before it has none.
  private static func firstLetter(
    in table: ParagraphTable, _ original: [UInt8], from offset: Int
  ) -> Int? {
    var found: Int?
    let start = table.place(at: offset, .scalars).start.paragraphs
    table.forEach(in: start..<table.total.paragraphs) { place in
      found = place.entry.withView(original: original) { view in
        view.firstLetter().map { place.start.scalars + $0 }
      }
      return found == nil
    }
    return found
  }
}

extension ParagraphEntry {
  /// Whether nothing in a piece can raise a level.
  fileprivate func isPlain(original: [UInt8]) -> Bool {
    withView(original: original) { unsafe isPlainLeftToRight(utf8: $0.bytes) }
  }
}

extension ByteView {
  /// The bytes before an index.
  fileprivate func prefix(_ end: Int) -> ByteView {
    unsafe ByteView(UnsafeBufferPointer(rebasing: bytes[..<end]), form)
  }

  /// The bytes from an index on.
  fileprivate func suffix(from start: Int) -> ByteView {
    unsafe ByteView(UnsafeBufferPointer(rebasing: bytes[min(start, count)...]), form)
  }

  /// The first scalar of class L, counted in scalars; nil where there is none.
  fileprivate func firstLetter() -> Int? {
    var index = 0
    var position = 0
    while index < count {
      let byte = unsafe bytes[index]
      if (0x61...0x7A).contains(byte | 0x20) { return position }
      if byte < 0x80 {
        index += 1
      } else {
        let (scalar, length) = decode(at: index)
        if BidiProperties.bidiClass(of: scalar.scalar) == .l { return position }
        index += length
      }
      position += 1
    }
    return nil
  }
}
