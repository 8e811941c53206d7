internal import Screen

/// What words were written where, kept to find those that are cut without a sign.
///
/// Words that do not fit end with the cut sign, which the canvas sees to. Words that later words of
/// the same part of the screen are written over are cut too, and nothing says so.
package struct WordsLedger {
  /// Words of which a part cannot be seen and no sign says so.
  package struct Cut: Hashable, Sendable {
    /// The words.
    package let words: String
    /// The row of the frame.
    package let row: Int
    /// What is written over them.
    package let under: String
  }

  private struct Entry {
    let words: String
    let part: Rect
    let row: Int
    /// The columns of the frame with something to be seen.
    var columns: Set<Int>
  }

  private var entries: [Entry] = []
  /// What is cut, in the order in which it was written over.
  package private(set) var cuts: [Cut] = []

  /// A ledger in which nothing was written.
  package init() {}

  /// Notes words at columns of the frame; those that show nothing are left out.
  mutating func note(_ words: String, part: Rect, row: Int, columns: [Int]) {
    guard words.contains(where: { $0 != " " }) else { return }
    let own = Set(columns)
    for index in entries.indices
    where entries[index].row == row && entries[index].part == part
      && !entries[index].columns.isDisjoint(with: own)
    {
      // What is written anew is no longer there to be read.
      if entries[index].columns.isSubset(of: own) { entries[index].columns = [] }
      guard !entries[index].columns.isEmpty else { continue }
      cuts.append(Cut(words: entries[index].words, row: row, under: words))
      entries[index].columns.subtract(own)
    }
    entries.append(Entry(words: words, part: part, row: row, columns: own))
  }
}
