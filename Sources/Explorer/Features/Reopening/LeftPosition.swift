internal import TextModel

/// A position in a text as words: its offset, and the side that it leans on.
struct LeftPosition: Hashable {
  let position: TextPosition

  init(_ position: TextPosition) { self.position = position }

  /// What words say; nil where they are none. A position beyond a text's end is its end.
  init?(_ words: String, in length: Int) {
    let parts = words.split(separator: " ", maxSplits: 2)
    guard parts.count == 2, let offset = Int(parts[0]), offset >= 0,
      parts[1] == Self.up || parts[1] == Self.down
    else { return nil }
    position = TextPosition(
      ScalarOffset(min(offset, length)), parts[1] == Self.up ? .upstream : .downstream)
  }

  private static let (up, down) = ("u", "d")

  var words: String {
    "\(position.offset.rawValue) \(position.affinity == .upstream ? Self.up : Self.down)"
  }
}
