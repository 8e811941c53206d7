package import TextModel

/// A text of which only the edited part is known: pieces of the base by their place, and text between them.
///
/// Offsets are scalars. A replacement costs O(pieces).
package struct SparseText {
  package enum Piece: Equatable {
    case base(Range<Int>)
    case text([StoredScalar])

    var count: Int {
      switch self {
      case .base(let range): range.count
      case .text(let scalars): scalars.count
      }
    }
  }

  package private(set) var pieces: [Piece]

  /// A base of so many scalars.
  package init(base count: Int) { pieces = count > 0 ? [.base(0..<count)] : [] }

  /// Does an edit, and says which places of the base it touched: what it took, or beside what it put text.
  @discardableResult package mutating func apply(_ edit: Edit) -> [Range<Int>] {
    edit.replacements.reversed().flatMap { replacement in
      let range = replacement.range.lowerBound.rawValue..<replacement.range.upperBound.rawValue
      return replace(range, with: replacement.text.scalars)
    }
  }

  private mutating func replace(_ range: Range<Int>, with scalars: [StoredScalar]) -> [Range<Int>] {
    var touched: [Range<Int>] = []
    var made: [Piece] = []
    var start = 0
    var isPut = false
    func put(_ piece: Piece) {
      guard piece.count > 0 else { return }
      switch (made.last, piece) {
      case (.text(let before), .text(let after)):
        made[made.count - 1] = .text(before + after)
      case (.base(let before), .base(let after)) where before.upperBound == after.lowerBound:
        made[made.count - 1] = .base(before.lowerBound..<after.upperBound)
      default: made.append(piece)
      }
    }
    for piece in pieces {
      let end = start + piece.count
      defer { start = end }
      guard end >= range.lowerBound, start <= range.upperBound else {
        if start > range.upperBound, !isPut {
          put(.text(scalars))
          isPut = true
        }
        put(piece)
        continue
      }
      let lower = min(max(range.lowerBound - start, 0), piece.count)
      let upper = min(max(range.upperBound - start, 0), piece.count)
      switch piece {
      case .base(let base):
        touched.append(base.lowerBound + lower..<base.lowerBound + upper)
        put(.base(base.lowerBound..<base.lowerBound + lower))
      case .text(let text): put(.text(Array(text[..<lower])))
      }
      // Where the range ends on the border of two pieces, the text stands before the second.
      if end >= range.upperBound, !isPut {
        put(.text(scalars))
        isPut = true
      }
      switch piece {
      case .base(let base): put(.base(base.lowerBound + upper..<base.upperBound))
      case .text(let text): put(.text(Array(text[upper...])))
      }
    }
    if !isPut { put(.text(scalars)) }
    pieces = made
    return touched
  }

  /// One edit that makes this text of its base.
  package func edit(base count: Int) -> Edit {
    var replacements: [Edit.Replacement] = []
    var place = 0
    var text: [StoredScalar] = []
    func close(at end: Int) {
      guard end > place || !text.isEmpty else { return }
      replacements.append(
        Edit.Replacement(ScalarOffset(place)..<ScalarOffset(end), with: StoredText(scalars: text)))
      text = []
    }
    for piece in pieces {
      switch piece {
      case .text(let scalars): text += scalars
      case .base(let range):
        close(at: range.lowerBound)
        place = range.upperBound
      }
    }
    close(at: count)
    return Edit(replacements)
  }
}
