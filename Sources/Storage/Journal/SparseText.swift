package import TextModel

/// A text of which only the edited part is known: pieces of the base by their place, and text
/// between them.
///
/// Offsets are scalars. An edit costs what it replaces, and the pieces between it and the edit
/// before.
package struct SparseText {
  package enum Piece: Equatable {
    case base(Range<Int>)
    case text([StoredScalar])

    package var count: Int {
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
  /// A piece, and how many scalars stand before it: the next edit is looked for from here.
  private var finger = (index: 0, place: 0)

  /// A base of so many scalars.
  package init(base count: Int) { pieces = count > 0 ? [.base(0..<count)] : [] }

  /// Does an edit, and says which places of the base it touched, ascending: what it took, or beside
  /// what it put text.
  @discardableResult package mutating func apply(_ edit: Edit) -> [Range<Int>] {
    guard let first = edit.replacements.first, let last = edit.replacements.last else { return [] }
    moveFinger(to: first.range.lowerBound.rawValue)
    var end = finger
    while end.index < pieces.count, end.place <= last.range.upperBound.rawValue {
      end.place += pieces[end.index].count
      end.index += 1
    }
    // In a function of its own: with the slice gone, the pieces are not copied.
    let (made, touched) = Self.pass(
      edit.replacements, through: pieces[finger.index..<end.index], from: finger.place)
    pieces.replaceSubrange(finger.index..<end.index, with: made)
    return touched
  }

  private static func pass(
    _ replacements: [Edit.Replacement], through pieces: ArraySlice<Piece>, from place: Int
  ) -> (made: [Piece], touched: [Range<Int>]) {
    var pass = Pass(pieces, place: place)
    // One text that comes many times is decoded, and kept, once.
    var text = (stored: StoredText.empty, scalars: [StoredScalar]())
    for replacement in replacements {
      if replacement.text != text.stored { text = (replacement.text, replacement.text.scalars) }
      pass.copy(to: replacement.range.lowerBound.rawValue)
      pass.drop(to: replacement.range.upperBound.rawValue)
      pass.put(.text(text.scalars))
    }
    pass.copy(to: .max)
    return (pass.made, pass.touched)
  }

  /// Goes to the first piece that ends at a place or behind it, or to the last of all.
  private mutating func moveFinger(to place: Int) {
    func stepBack(_ finger: inout (index: Int, place: Int)) {
      finger.index -= 1
      finger.place -= pieces[finger.index].count
    }
    if finger.index > 0, finger.index == pieces.count { stepBack(&finger) }
    while finger.index > 0, finger.place >= place { stepBack(&finger) }
    while finger.index + 1 < pieces.count, finger.place + pieces[finger.index].count < place {
      finger.place += pieces[finger.index].count
      finger.index += 1
    }
  }

  /// One way through the pieces, however many replacements there are.
  private struct Pass {
    private let old: ArraySlice<Piece>
    private var index: Int
    /// How much of the piece at the index has been passed, and of all.
    private var inside = 0
    private var place: Int
    private(set) var made: [Piece] = []
    private(set) var touched: [Range<Int>] = []

    init(_ pieces: ArraySlice<Piece>, place: Int) {
      old = pieces
      index = pieces.startIndex
      self.place = place
    }

    /// Takes over what stands before a place.
    mutating func copy(to end: Int) { pass(to: end) { $0.put($1) } }

    /// Leaves out what stands before a place, and notes it and what is beside it.
    mutating func drop(to end: Int) {
      if inside == 0, index > old.startIndex, case .base(let before) = old[index - 1] {
        touched.append(before.upperBound..<before.upperBound)
      }
      noteHere()
      pass(to: end) { if case .base(let range) = $1 { $0.touched.append(range) } }
      noteHere()
    }

    private mutating func noteHere() {
      guard index < old.endIndex, case .base(let range) = old[index] else { return }
      touched.append(range.lowerBound + inside..<range.lowerBound + inside)
    }

    private mutating func pass(to end: Int, _ body: (inout Pass, Piece) -> Void) {
      while index < old.endIndex, place < end {
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
    // One text that comes many times is one.
    var last = (scalars: text, stored: StoredText.empty)
    func close(at end: Int) {
      guard end > place || !text.isEmpty else { return }
      if text != last.scalars { last = (text, StoredText(scalars: text)) }
      replacements.append(
        Edit.Replacement(ScalarOffset(place)..<ScalarOffset(end), with: last.stored))
      text = []
    }
    for piece in pieces {
      switch piece {
      case .text(let scalars): text = text.isEmpty ? scalars : text + scalars
      case .base(let range):
        close(at: range.lowerBound)
        place = range.upperBound
      }
    }
    close(at: count)
    return Edit(replacements)
  }
}
