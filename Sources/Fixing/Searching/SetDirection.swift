/// What becomes of changes that ask for another direction than the one that somebody set.
enum SetDirection {
  /// Changes in their order, but those that ask for a direction come after three others; where
  /// there are fewer others, they are left out. O(changes).
  ///
  /// - Parameters:
  ///   - all: the changes, the best first.
  ///   - asks: whether a change asks for a direction.
  /// - Returns: the changes that are left, the best first.
  static func kept<Change>(_ all: [Change], asks: (Change) -> Bool) -> [Change] {
    let keeping = all.filter { !asks($0) }
    guard keeping.count >= most else { return keeping }
    return keeping.prefix(most) + all.filter(asks) + keeping.dropFirst(most)
  }

  private static let most = 3
}
