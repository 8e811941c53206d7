internal import UnicodeData

/// How some lines became others: the fewest that went and came.
///
/// Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986,
/// the greedy algorithm.
struct LineDifference {
  /// Which of the old lines went, and which of the new ones came, both from 0.
  private(set) var removed: Set<Int> = []
  private(set) var inserted: Set<Int> = []

  /// The difference of lines, compared scalar by scalar; nil where more than `limit` went and came.
  /// O(lines × those that went and came), in memory O(lines + the square of those).
  init?(from old: [String], to new: [String], limit: Int) {
    var numbers: [Exact<String>: Int] = [:]
    func number(_ line: String) -> Int {
      let next = numbers.count
      let known = numbers[Exact(line)]
      if known == nil { numbers[Exact(line)] = next }
      return known ?? next
    }
    let (before, after) = (old.map(number), new.map(number))
    // What one side has more often surely went or came, which tells most other texts at once.
    var surplus = [Int](repeating: 0, count: numbers.count)
    for line in before { surplus[line] += 1 }
    for line in after { surplus[line] -= 1 }
    guard surplus.reduce(0, { $0 + abs($1) }) <= limit else { return nil }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let shared = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(shared).prefix { $0 == $1 }.count
    let found = find(
      Array(before[start..<before.count - end]), Array(after[start..<after.count - end]),
      at: start, limit: limit)
    guard found else { return nil }
  }

  /// Finds the difference of lines that begin at a line of the whole; false where it is too long.
  private mutating func find(_ old: [Int], _ new: [Int], at start: Int, limit: Int) -> Bool {
    let longest = min(limit, old.count + new.count)
    // How far each diagonal is reached, as a number of old lines.
    var reach = [Int](repeating: 0, count: 2 * longest + 3)
    let middle = longest + 1
    // What each round left on the diagonals that it went through, which are every second one.
    var rounds: [[Int32]] = []
    for round in 0...longest {
      var left: [Int32] = []
      left.reserveCapacity(round + 1)
      for diagonal in stride(from: -round, through: round, by: 2) {
        let (below, above) = (reach[middle + diagonal - 1], reach[middle + diagonal + 1])
        let comes = diagonal == -round || diagonal != round && below < above
        var from = round == 0 ? 0 : comes ? above : below + 1
        while from < old.count, from - diagonal < new.count, old[from] == new[from - diagonal] {
          from += 1
        }
        reach[middle + diagonal] = from
        left.append(Int32(from))
        if from >= old.count, from - diagonal >= new.count {
          goBack(through: rounds, from: diagonal, at: start)
          return true
        }
      }
      rounds.append(left)
    }
    return false
  }

  /// Notes what each round did, from the last to the first.
  private mutating func goBack(through rounds: [[Int32]], from last: Int, at start: Int) {
    var diagonal = last
    for round in stride(from: rounds.count, to: 0, by: -1) {
      let reach = rounds[round - 1]
      // The diagonals of the round before are from `1 - round` to `round - 1`.
      func reached(_ diagonal: Int) -> Int { Int(reach[(diagonal + round - 1) / 2]) }
      let comes =
        diagonal == -round
        || diagonal != round && reached(diagonal - 1) < reached(diagonal + 1)
      diagonal += comes ? 1 : -1
      let from = reached(diagonal)
      if comes { inserted.insert(start + from - diagonal) } else { removed.insert(start + from) }
    }
  }
}
