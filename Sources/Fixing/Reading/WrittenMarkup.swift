/// Tags and entities that are written in a text. Whoever reads the text sees what they make of it,
/// not them: they take no part in how it is read.
struct WrittenMarkup {
  /// The names of elements that are closed.
  private let closed: Set<[Unicode.Scalar]>
  private let opened: Set<[Unicode.Scalar]>

  /// The markup of a text. O(*n*).
  init(_ text: Skeleton) {
    var closed: Set<[Unicode.Scalar]> = []
    var opened: Set<[Unicode.Scalar]> = []
    for start in text.scalars.indices where text.scalars[start] == "<" {
      let isClosing = text.at(start + 1) == "/"
      let name = Self.name(isClosing ? start + 2 : start + 1, text)
      guard !name.isEmpty else { continue }
      if isClosing { closed.insert(name) } else { opened.insert(name) }
    }
    self.closed = closed
    self.opened = opened
  }

  /// Whether a piece is a tag whose other one is in the text, or an entity.
  func contains(_ piece: Piece, in text: Skeleton) -> Bool {
    guard piece.kind == .identifier else { return false }
    let start = piece.range.lowerBound
    switch text.at(start) {
    case "&": return true
    case "<":
      let isClosing = text.at(start + 1) == "/"
      let name = Self.name(isClosing ? start + 2 : start + 1, text)
      return closed.contains(name) && opened.contains(name)
    default: return false
    }
  }

  private static func name(_ start: Int, _ text: Skeleton) -> [Unicode.Scalar] {
    var end = start
    while text.isCodeLetter(end), end < start + 40 { end += 1 }
    return Array(text.scalars[min(start, text.count)..<min(end, text.count)])
  }
}
