package import TextModel

/// A text of which only the edited part is known: pieces of the base by their place, and text between them.
///
/// Offsets are scalars. An edit costs O(pieces + what it replaces).
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

    /// A part of it, counted from its start.
    fileprivate func part(_ part: Range<Int>) -> Piece {
      switch self {
      case .base(let range):
        .base(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
      case .text(let scalars):
        part.count == scalars.count ? self : .text(Array(scalars[part]))
      }
    }
  }

  package private(set) var pieces: [Piece]

  /// A base of so many scalars.
  package init(base count: Int) { pieces = count > 0 ? [.base(0..<count)] : [] }

  /// Does an edit, and says which places of the base it touched: what it took, or beside what it put text.
  @discardableResult package mutating func apply(_ edit: Edit) -> [Range<Int>] {
    var pass = Pass(pieces)
    for replacement in edit.replacements {
      pass.copy(to: replacement.range.lowerBound.rawValue)
      pass.drop(to: replacement.range.upperBound.rawValue)
      pass.put(.text(replacement.text.scalars))
    }
    pass.copy(to: .max)
    pieces = pass.made
    return pass.touched
  }

  /// One way through the pieces, however many replacements there are.
  private struct Pass {
    private let old: [Piece]
    private var index = 0
    /// How much of the piece at the index has been passed, and of all.
    private var inside = 0
    private var place = 0
    private(set) var made: [Piece] = []
    private(set) var touched: [Range<Int>] = []

    init(_ pieces: [Piece]) { old = pieces }

    /// Takes over what stands before a place.
    mutating func copy(to end: Int) { pass(to: end) { $0.put($1) } }

    /// Leaves out what stands before a place, and notes it and what is beside it.
    mutating func drop(to end: Int) {
      if inside == 0, index > 0, case .base(let before) = old[index - 1] {
        touched.append(before.upperBound..<before.upperBound)
      }
      noteHere()
      pass(to: end) { if case .base(let range) = $1 { $0.touched.append(range) } }
      noteHere()
    }

    private mutating func noteHere() {
      guard index < old.count, case .base(let range) = old[index] else { return }
      touched.append(range.lowerBound + inside..<range.lowerBound + inside)
    }

    private mutating func pass(to end: Int, _ body: (inout Pass, Piece) -> Void) {
      while index < old.count, place < end {
        let piece = old[index]
        let count = min(piece.count - inside, end - place)
        body(&self, piece.part(inside..<inside + count))
        place += count
        inside += count
        if inside == piece.count {
          index += 1
          inside = 0
        }
      }
    }

    mutating func put(_ piece: Piece) {
      guard piece.count > 0 else { return }
      switch (made.last, piece) {
      case (.text(let before), .text(let after)):
        made[made.count - 1] = .text(before + after)
      case (.base(let before), .base(let after)) where before.upperBound == after.lowerBound:
        made[made.count - 1] = .base(before.lowerBound..<after.upperBound)
      default: made.append(piece)
      }
    }
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
