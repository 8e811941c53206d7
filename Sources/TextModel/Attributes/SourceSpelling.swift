/// How a text that was read from escapes was spelled: which letters of its source mean each scalar.
///
/// It goes through edits: what comes in has no spelling, and a part of what an escape means has
/// none any more. The pieces are kept in chunks, so that the states before and after an edit share
/// most of them.
public struct SourceSpelling: Hashable, Sendable {
  /// Where scalars of the text are from.
  public enum Origin: Hashable, Sendable {
    /// They stand in the source as they are.
    case source
    /// They are what these letters of the source mean.
    case escape(String)
    /// They came after the source was read.
    case later
  }

  /// A stretch of the text with one origin. Each escape is a piece of its own.
  public struct Piece: Hashable, Sendable {
    /// How many scalars it has.
    public var count: Int
    /// Where they are from.
    public var origin: Origin

    /// So many scalars of one origin.
    public init(count: Int, _ origin: Origin) {
      self.count = count
      self.origin = origin
    }

    fileprivate var isEscape: Bool { if case .escape = origin { true } else { false } }

    /// Some of its scalars, fewer than all.
    fileprivate func part(_ count: Int) -> Piece {
      Piece(count: count, isEscape ? .later : origin)
    }
  }

  /// An escape of a source.
  public struct Escape: Hashable, Sendable {
    /// Where its letters stand before it is read.
    public var range: Range<ScalarOffset>
    /// How many scalars it means.
    public var count: Int
    /// Its letters.
    public var letters: String

    /// Letters in a range that mean so many scalars.
    public init(_ range: Range<ScalarOffset>, count: Int, letters: String) {
      self.range = range
      self.count = count
      self.letters = letters
    }
  }

  private struct Chunk: Hashable, Sendable {
    var pieces: [Piece]
    var count: Int
  }

  /// A longer chunk is divided into chunks of this many pieces.
  private static let chunkSize = 128
  /// So many of the escapes that were read are enough to tell how they are written.
  private static let exampleCount = 16

  private var chunks: [Chunk] = []
  /// Escapes of the source, one behind another, for what comes once all of them are gone from the
  /// text; empty where no escapes were read.
  public private(set) var example = ""

  /// The spelling of a text in which no escapes were read.
  public init() {}

  /// Whether no escapes were read.
  public var isEmpty: Bool { example.isEmpty }

  /// How many scalars the text has; 0 where no escapes were read. O(pieces).
  public var count: Int { chunks.reduce(0) { $0 + $1.count } }

  /// Whether ranges hold something that escapes mean. O(pieces · ranges), and less where they do.
  public func hasEscapes(in ranges: RangeSet<ScalarOffset>) -> Bool {
    ranges.ranges.contains { hasEscape(in: $0) }
  }

  private func hasEscape(in range: Range<ScalarOffset>) -> Bool {
    let (lower, upper) = (range.lowerBound.rawValue, range.upperBound.rawValue)
    var start = 0
    for chunk in chunks {
      if start >= upper { break }
      let end = start + chunk.count
      guard end > lower else {
        start = end
        continue
      }
      for piece in chunk.pieces {
        if piece.isEscape, start >= lower, start + piece.count <= upper { return true }
        start += piece.count
      }
    }
    return false
  }

  /// The pieces of a range, in storage order; none where no escapes were read. O(pieces).
  public func pieces(in range: Range<ScalarOffset>) -> [Piece] {
    let (lower, upper) = (range.lowerBound.rawValue, range.upperBound.rawValue)
    var found: [Piece] = []
    var start = 0
    for chunk in chunks {
      if start >= upper { break }
      if start + chunk.count > lower {
        found += Self.cut(chunk.pieces, max(0, lower - start), min(chunk.count, upper - start))
      }
      start += chunk.count
    }
    return found
  }

  /// The spelling once the escapes of some ranges are read. All else in these stands in the source
  /// as it is, but for what was read before. O(pieces + escapes).
  ///
  /// - Parameters:
  ///   - escapes: what is read, ascending and disjoint.
  ///   - ranges: where escapes were looked for; each of them is in one.
  ///   - count: how many scalars the text has before that.
  /// - Returns: the spelling of the text that is meant.
  public func reading(
    _ escapes: [Escape], in ranges: RangeSet<ScalarOffset>, of count: Int
  ) -> SourceSpelling {
    guard !escapes.isEmpty else { return self }
    var rewriting = Rewriting(isEmpty ? [Piece(count: count, .source)] : chunks.flatMap(\.pieces))
    var unread = escapes[...]
    for range in ranges.ranges {
      rewriting.keep(upTo: range.lowerBound.rawValue)
      while let escape = unread.first, escape.range.upperBound <= range.upperBound {
        unread.removeFirst()
        rewriting.keep(upTo: escape.range.lowerBound.rawValue, asSource: true)
        rewriting.put(
          Piece(count: escape.count, .escape(escape.letters)),
          upTo: escape.range.upperBound.rawValue)
      }
      rewriting.keep(upTo: range.upperBound.rawValue, asSource: true)
    }
    rewriting.keep(upTo: count)
    var result = self
    result.chunks = Self.chunks(of: rewriting.pieces)
    result.example = escapes.prefix(Self.exampleCount).map(\.letters).joined()
    return result
  }

  /// The same of the text after an edit. O(replacements · chunks), and for many of them
  /// O(replacements + pieces).
  func mapped(through edit: Edit) -> SourceSpelling {
    guard !isEmpty else { return self }
    let replacements = edit.clamped(to: count).replacements
    var result = self
    if replacements.count <= Self.chunkSize {
      for replacement in replacements.reversed() {
        result.replace(
          replacement.range.lowerBound.rawValue, replacement.range.upperBound.rawValue,
          withLater: replacement.text.scalarCount)
      }
      return result
    }
    var rewriting = Rewriting(chunks.flatMap(\.pieces))
    for replacement in replacements {
      rewriting.keep(upTo: replacement.range.lowerBound.rawValue)
      rewriting.put(
        Piece(count: replacement.text.scalarCount, .later),
        upTo: replacement.range.upperBound.rawValue)
    }
    rewriting.keep(upTo: count)
    result.chunks = Self.chunks(of: rewriting.pieces)
    return result
  }

  /// Puts scalars without a spelling between two gaps.
  private mutating func replace(_ lower: Int, _ upper: Int, withLater count: Int) {
    var (first, start) = (0, 0)
    while first + 1 < chunks.count, start + chunks[first].count < lower {
      start += chunks[first].count
      first += 1
    }
    guard first < chunks.count else {
      // The text is empty.
      chunks = Self.chunks(of: [Piece(count: count, .later)])
      return
    }
    var pieces = chunks[first].pieces
    var (last, end) = (first, start + chunks[first].count)
    while last + 1 < chunks.count, end < upper {
      last += 1
      pieces += chunks[last].pieces
      end += chunks[last].count
    }
    let changed =
      Self.cut(pieces, 0, lower - start)
      + (count > 0 ? [Piece(count: count, .later)] : [])
      + Self.cut(pieces, upper - start, end - start)
    chunks.replaceSubrange(first...last, with: Self.chunks(of: changed))
  }

  /// Pieces between two gaps.
  private static func cut(_ pieces: [Piece], _ lower: Int, _ upper: Int) -> [Piece] {
    var result: [Piece] = []
    var start = 0
    for piece in pieces {
      let count = min(start + piece.count, upper) - max(start, lower)
      if count > 0 { result.append(count == piece.count ? piece : piece.part(count)) }
      start += piece.count
    }
    return result
  }

  /// Pieces in chunks; those of one origin beside each other are one, but for escapes.
  private static func chunks(of pieces: [Piece]) -> [Chunk] {
    var joined: [Piece] = []
    for piece in pieces where piece.count > 0 {
      if !piece.isEscape, joined.last?.origin == piece.origin {
        joined[joined.count - 1].count += piece.count
      } else {
        joined.append(piece)
      }
    }
    let size = joined.count > 2 * chunkSize ? chunkSize : max(1, joined.count)
    return stride(from: 0, to: joined.count, by: size).map { start in
      let part = Array(joined[start..<min(start + size, joined.count)])
      return Chunk(pieces: part, count: part.reduce(0) { $0 + $1.count })
    }
  }
}

/// The pieces of a text that are made anew, from its start to its end.
private struct Rewriting {
  private(set) var pieces: [SourceSpelling.Piece] = []
  private let old: [SourceSpelling.Piece]
  /// The gap in the old text up to which they are made.
  private var gap = 0
  /// The old piece at that gap, and how many of its scalars stand before it.
  private var index = 0
  private var passed = 0

  init(_ old: [SourceSpelling.Piece]) { self.old = old }

  /// Keeps the old pieces up to a gap; what came later may count as the source's own.
  mutating func keep(upTo end: Int, asSource: Bool = false) {
    pass(upTo: end) { rewriting, piece in
      var piece = piece
      if asSource, piece.origin == .later { piece.origin = .source }
      rewriting.pieces.append(piece)
    }
  }

  /// Puts a piece in the place of the old ones up to a gap.
  mutating func put(_ piece: SourceSpelling.Piece, upTo end: Int) {
    pass(upTo: end) { _, _ in }
    pieces.append(piece)
  }

  private mutating func pass(
    upTo end: Int, _ take: (inout Rewriting, SourceSpelling.Piece) -> Void
  ) {
    while gap < end, index < old.count {
      let piece = old[index]
      let count = min(end - gap, piece.count - passed)
      take(&self, count == piece.count ? piece : piece.part(count))
      gap += count
      passed += count
      if passed == piece.count { (index, passed) = (index + 1, 0) }
    }
  }
}
