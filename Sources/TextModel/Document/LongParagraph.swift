internal import BidiAlgorithm
internal import UnicodeData

/// A paragraph too long to be copied at every key: pieces of some thousand bytes, found by their
/// sums.
///
/// An edit writes the pieces it touches anew. What a layout has to know of the whole paragraph
/// (whether anything in it can raise a level, where its first letter is) is kept, and brought up to
/// date from what an edit changed. A value: an edit makes another one, which shares the pieces.
final class LongParagraph: Sendable {
  /// From how many bytes on a paragraph is long, and how many bytes its pieces have.
  struct Sizes: Sendable {
    /// The shortest long paragraph, in bytes.
    var shortest = 1 << 20
    /// What a piece is cut to, in bytes; one that was edited has up to twice as many.
    var piece = 1 << 12
    /// How many scalars are decoded at a time.
    var window = 1 << 14
    /// How many pieces to either side are looked at for a stretch that can be resolved without the
    /// rest.
    var reach = 64
    /// How many bytes are looked at after an edit, or at opening, for what is open; the rest is for
    /// later.
    var lookedAtOnce = 1 << 23
    /// The longest paragraph, in scalars, of which all levels are worked out at once where they are
    /// needed.
    var longestWaitedFor = 1 << 22
    /// The longest paragraph, in scalars, that is broken into lines at once from its start on.
    var longestBroken = 1 << 19
    /// How many scalars of a longer one are, where nobody waits for more.
    var linesAtOnce = 1 << 17
  }

  /// Up to how many replacements are made in its pieces; for more, one pass over all of it is less
  /// work.
  static let fewReplacements = 64

  let sizes: Sizes
  /// The document's bytes, into which pieces that were not edited point.
  let original: [UInt8]
  /// The pieces; what it calls a paragraph is a piece.
  let table: ParagraphTable
  /// Whether an edit has changed it, so that its bytes are not side by side.
  let isEdited: Bool
  /// How many pieces hold something that may raise a level or that X9 removes.
  let roughCount: Int
  /// The first scalar of class L, where the whole paragraph is plain; nil where there is none.
  let firstLetter: Int?
  /// What is open at each piece, where the paragraph is not plain; as far as it was looked for.
  let index: LevelIndex

  /// The pieces of bytes that are one paragraph. O(*n*), at the speed of memory where it is ASCII.
  init(_ entry: ParagraphEntry, original: [UInt8], sizes: Sizes) {
    let entries = entry.withView(original: original) { view in
      Self.cuts(of: view, size: sizes.piece).map { cut in
        ParagraphEntry(
          id: ParagraphIdentity.take(1), own: entry.own,
          range: entry.range.lowerBound + cut.lowerBound..<entry.range.lowerBound + cut.upperBound,
          form: entry.form, isPlain: unsafe isPlainLeftToRight(utf8: view.part(cut).bytes),
          measure: Self.measure(view, cut, isUniform: entry.isUniform))
      }
    }
    self.sizes = sizes
    self.original = original
    table = ParagraphTable(entries)
    isEdited = false
    roughCount = entries.count { !$0.isPlain }
    firstLetter =
      roughCount > 0 ? nil : Self.firstLetter(in: table, 0..<entries.count, original)
    var index = LevelIndex()
    if roughCount > 0 { index.extend(table, original, atMost: sizes.lookedAtOnce) }
    self.index = index
  }

  /// What an edit keeps of a paragraph at its start or its end.
  struct Kept {
    let paragraph: LongParagraph
    /// How many of its first pieces, or of its last ones; at least 1.
    let pieces: Int

    /// So many pieces; nil where there is nothing to be kept.
    init?(_ paragraph: LongParagraph?, pieces: Int) {
      guard let paragraph, pieces > 0 else { return nil }
      (self.paragraph, self.pieces) = (paragraph, pieces)
    }
  }

  /// Pieces of which the first ones and the last ones are those of other paragraphs.
  ///
  /// - Parameters:
  ///   - table: the pieces.
  ///   - roughCount: how many of them are not plain.
  ///   - sizes: how it is kept in pieces.
  ///   - original: the document's bytes.
  ///   - head: whose first pieces its first ones are.
  ///   - tail: whose last pieces its last ones are.
  init(
    _ table: ParagraphTable, roughCount: Int, sizes: Sizes, original: [UInt8], head: Kept?,
    tail: Kept?
  ) {
    self.sizes = sizes
    self.original = original
    self.table = table
    self.roughCount = roughCount
    isEdited = true
    firstLetter =
      roughCount > 0 ? nil : Self.firstLetter(in: table, original, head: head, tail: tail)
    var index = LevelIndex()
    if roughCount > 0 {
      index = LevelIndex(
        head.map { ($0.paragraph.index, $0.pieces) },
        tail.flatMap { $0.paragraph.isPlain ? nil : $0 }
          .map { ($0.paragraph.index, $0.paragraph.table, $0.pieces) },
        table, original, atMost: sizes.lookedAtOnce)
      // Of a plain paragraph nothing had to be known.
      if head?.paragraph.isPlain == true {
        index.extend(table, original, atMost: sizes.lookedAtOnce)
      }
    }
    self.index = index
  }

  /// The same with more known of what is open.
  private init(_ old: LongParagraph, _ index: LevelIndex) {
    (sizes, original, table) = (old.sizes, old.original, old.table)
    (isEdited, roughCount, firstLetter) = (old.isEdited, old.roughCount, old.firstLetter)
    self.index = index
  }

  /// What it measures, as one paragraph.
  var measure: TextMeasure {
    var measure = table.total
    measure.paragraphs = 1
    return measure
  }

  /// Whether nothing in it can raise a level above 0 in a left-to-right paragraph, and X9 removes
  /// nothing.
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
    table.appendGeneralised(to: &bytes, original)
    return unsafe bytes.withUnsafeBufferPointer(body)
  }

  /// The same with what is open known to its end. O(what is not known).
  func completed() -> LongParagraph {
    guard !index.isComplete(table) else { return self }
    var index = index
    index.extend(table, original, atMost: .max)
    return LongParagraph(self, index)
  }
}
