internal import BidiAlgorithm

/// A folder or a command with a right-to-left name in brackets, `(~/ABC)`, `(./ABC)`, `(/ABC)`, as
/// editors say where a file is. In a line from left to right the slash stands left of the name.
enum NotedFolder {
  /// The most signs before the name: `../`.
  private static let mostSigns = 3

  /// Whether brackets from one token to another hold one: a slash, or dots or a tilde and a slash,
  /// and right behind that a right-to-left word, with no blank in it. O(1).
  static func isOne(
    _ opening: Int, _ closing: Int, _ tokens: [Token], _ text: Skeleton
  ) -> Bool {
    let inside = tokens[(opening + 1)..<closing]
    let signs = inside.prefix { $0.sort == .sign }
    guard (1...mostSigns).contains(signs.count), signs.last?.sign(in: text) == "/",
      ["/", "~/", "./", "../"].contains(
        String(scalars: signs.map { $0.sign(in: text) })),
      let name = inside.dropFirst(signs.count).first, name.direction == .rightToLeft
    else { return false }
    return inside.dropFirst().allSatisfy { !$0.followsSpace }
  }
}
