/// Shares rows among things that stand one below the other: each has one, and then they get more in
/// turn, up to what each wants.
///
/// - Parameters:
///   - rows: how many rows there are.
///   - wishes: how many rows each has use for.
/// - Returns: the rows of each, in the same order.
package func sharedRows(_ rows: Int, among wishes: [Int]) -> [Int] {
  var given = wishes.map { _ in 1 }
  var free = rows - given.count
  while free > 0, zip(given, wishes).contains(where: { $0 < $1 }) {
    for index in wishes.indices where free > 0 && given[index] < wishes[index] {
      given[index] += 1
      free -= 1
    }
  }
  return given
}
