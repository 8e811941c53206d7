/// The name that a mistyped word most likely stands for.
public enum NearestName {
  /// The name nearest to a word; nil where all are too far to be meant. O(letters of the word ×
  /// letters of the names).
  ///
  /// Near is what one change makes, from five letters on two, from nine on three: a letter
  /// inserted, deleted, changed or swapped with its neighbour; but always less than half of the
  /// letters, so that no code of two letters is near another. Of names equally near, the one that
  /// begins alike for longer, then the first.
  ///
  /// - Parameters:
  ///   - word: what was typed; case does not matter.
  ///   - names: what there is.
  ///   - goesOn: whether a name is near, too, that the word of two letters or more is the beginning
  ///     of.
  /// - Returns: one of the names.
  public static func of(
    _ word: String, among names: [String], orGoingOn goesOn: Bool = false
  ) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    let limit = wanted.count < 5 ? 1 : wanted.count < 9 ? 2 : 3
    var best: (name: String, score: Int)?
    for name in names {
      let scalars = Array(name.lowercased().unicodeScalars)
      let isLonger = goesOn && wanted.count > 1 && scalars.starts(with: wanted)
      let distance = distance(wanted, scalars)
      // Names of two letters that share one are as near as any two.
      let isNear = distance <= limit && 2 * distance < max(wanted.count, scalars.count)
      guard isNear || isLonger else { continue }
      let shared = zip(wanted, scalars).prefix { $0 == $1 }.count
      let score = 4 * distance - 2 * shared - (isLonger ? 8 : 0)
      if best.map({ score < $0.score }) ?? true { best = (name, score) }
    }
    return best?.name
  }

  /// The names nearest to a word, however far they are: those that hold it or begin as it does go
  /// first. O(letters of the word × letters of the names).
  public static func several(_ word: String, among names: [String], limit: Int) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars)
    var seen: Set<String> = []
    let scored = names.filter { seen.insert($0.lowercased()).inserted }.map { name in
      let lower = name.lowercased()
      let scalars = Array(lower.unicodeScalars)
      let shared = zip(wanted, scalars).prefix { $0 == $1 }.count
      let holds = wanted.count > 2 && lower.contains(word.lowercased())
      return (name: name, score: 4 * distance(wanted, scalars) - 2 * shared - (holds ? 20 : 0))
    }
    // Equally near ones stay in their order.
    let ranked = scored.enumerated().sorted {
      ($0.element.score, $0.offset) < ($1.element.score, $1.offset)
    }
    return ranked.prefix(limit).map(\.element.name)
  }

  /// How many scalars have to be inserted, deleted, changed or swapped with their neighbour. O(*n*
  /// *m*).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1], next[column]) + 1
        best = min(best, last[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      before = last
      last = next
    }
    return last[right.count]
  }
}
