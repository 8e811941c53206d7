/// A pattern cut at its paragraph separators, each piece with its own, so that a paragraph at a
/// time is searched: all but the last piece end a paragraph, all but the first start one.
struct PatternPieces {
  private let pieces: [ArraySlice<UInt8>]
  let scalarCount: Int

  init(_ text: StoredText) {
    scalarCount = text.scalarCount
    pieces = ParagraphEntry.split(text.bytes, isLast: false).map { text.bytes[$0.range] }
  }

  /// How many paragraphs after its first a match reaches into.
  var reach: Int { pieces.count - 1 }

  /// The indices in a paragraph's bytes where a match starts, ascending. A match may overlap the
  /// one before it.
  ///
  /// - Parameters:
  ///   - view: the paragraph.
  ///   - start: the first index that counts.
  ///   - limit: of matches that do not overlap, how many at most; nil for all, overlapping or not.
  ///   - following: says whether a later paragraph, so many further on, fits a test of its bytes.
  /// - Returns: indices in the view's bytes.
  func matches(
    in view: ByteView, from start: Int, apart limit: Int?,
    following: (Int, (ByteView) -> Bool) -> Bool
  ) -> [Int] {
    guard let first = pieces.first else { return [] }
    if reach == 0 {
      return unsafe first.withUnsafeBufferPointer {
        unsafe view.occurrences(of: $0, from: start, apart: limit)
      }
    }
    guard view.count - first.count >= start, view.hasSuffix(first) else { return [] }
    for (distance, piece) in pieces.enumerated().dropFirst() {
      let isLast = distance == reach
      let fits = following(distance) { $0.hasPrefix(piece) && (isLast || $0.count == piece.count) }
      guard fits else { return [] }
    }
    return [view.count - first.count]
  }
}

extension ByteView {
  fileprivate func hasSuffix(_ other: ArraySlice<UInt8>) -> Bool {
    unsafe bytes.suffix(other.count).elementsEqual(other)
  }

  fileprivate func hasPrefix(_ other: ArraySlice<UInt8>) -> Bool {
    unsafe bytes.prefix(other.count).elementsEqual(other)
  }

  /// Where well-formed bytes stand in the view. O(*n*·*m*) at worst, and near memory speed where
  /// the last byte of what is looked for is rare.
  ///
  /// A lead byte never belongs to another scalar, so a match of bytes is a match of scalars; in raw
  /// form too, for what is ill-formed takes no lead byte along.
  fileprivate func occurrences(
    of wanted: UnsafeBufferPointer<UInt8>, from start: Int, apart limit: Int?
  ) -> [Int] {
    var found: [Int] = []
    let length = wanted.count
    guard length > 0, count - start >= length else { return found }
    let last = unsafe wanted[length - 1]
    let limit = (limit: limit ?? .max, step: limit == nil ? 1 : length)
    var end = start + length - 1
    search: while end < count, found.count < limit.limit {
      guard unsafe bytes[end] == last else {
        end += 1
        continue
      }
      let first = end - length + 1
      for offset in 0..<length - 1 where unsafe bytes[first + offset] != wanted[offset] {
        end += 1
        continue search
      }
      found.append(first)
      end += limit.step
    }
    return found
  }
}
