/// What a catalogue puts in by a reference of its own: `&brandShortName;`.
extension Piece {
  /// The fewest letters of the name of such a reference: those of HTML with inner capitals have
  /// fewer, `&boxDr;`.
  private static let shortestEntity = 7
  /// The most letters of such a name.
  private static let longestEntity = 60

  /// `&brandShortName;`, `&sync.label;`: a reference to what a catalogue names itself, as those of
  /// Mozilla do, behind a right-to-left prefix too. O(its length).
  @Sendable static func entity(_ start: Int, _ text: Skeleton) -> Piece? {
    guard text.at(start) == "&", text.mayBeginWord(start) || text.followsJoinedPrefix(start) else {
      return nil
    }
    var end = start + 1
    while end < start + longestEntity, text.isCodeLetter(end) || text.at(end) == "." { end += 1 }
    guard text.at(end) == ";", !text.isCodeLetter(end + 1), !text.isStrong(end + 1),
      isNameOfEntity(text.scalars[start + 1..<end])
    else { return nil }
    return Piece(kind: .placeholder, range: start..<end + 1, order: .leftToRight)
  }

  /// Whether letters between `&` and `;` are such a name: small ones at the start, with a capital
  /// between small ones or dots between words. References of HTML have other names.
  static func isNameOfEntity(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
    guard name.count >= shortestEntity, name.prefix(2).allSatisfy(isSmall), name.last != "." else {
      return false
    }
    if name.contains(".") { return true }
    let threes = zip(zip(name, name.dropFirst()), name.dropFirst(2))
    return threes.contains { two, third in
      isSmall(two.0) && ("A"..."Z").contains(two.1) && isSmall(third)
    }
  }
}
