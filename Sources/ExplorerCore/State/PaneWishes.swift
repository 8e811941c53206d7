/// How many rows and columns the panes of an arrangement have use for, and how the screen is shared
/// out by that.
///
/// It is found out when an arrangement, a text or a screen of another size is opened, and stays
/// then: no key that types moves a frame.
package struct PaneWishes: Equatable, Sendable {
  /// What a pane has use for, in rows without its frame.
  package struct Wish: Equatable, Sendable {
    /// With fewer rows than this it would leave no row empty.
    package var filled: Int
    /// With so many it shows all it has.
    package var all: Int
  }

  /// What one place of a column asks for: a pane, or the panes of a band.
  struct Share {
    var least: Int
    var filled: Int
    var all: Int
    var most: Int
    var weight: Int
    var later: Int
  }

  /// The wishes; a pane without one takes what it says of itself.
  package var panes: [PaneID: Wish] = [:]
  /// How many columns of its band, by the first of two panes, the second one takes with one edge of
  /// its frame; half where nothing is said.
  package var columnsBeside: [PaneID: Int] = [:]

  /// What stands below the panes of the right column, where these leave rows.
  package var spare: [PaneID] = []
  /// Panes of the left column that stand below those of the right one: there are rows for them that
  /// the left one lacks.
  package var moved: [PaneID] = []
  /// How many columns the panes of the left column have use for, without their frame; nil where
  /// they leave none to those of the right one.
  package var leftColumns: Int?
  /// How many columns, with their frame, those of the right column have left where they gave some
  /// to the left one; nil where they gave none.
  package var rightColumns: Int?

  /// How many columns, with its frame, the text has in a column of its own, with the panes of the
  /// left column beside it; nil where it stands above them.
  package var textColumns: Int?

  /// How many rows more than its share the first pane of a place has; less than none where it gives
  /// some. In each column these come to none.
  package var given: [PaneID: Int] = [:]

  /// Whether nobody knows yet what the panes will have use for, as beside an empty text.
  package var isGuess = false

  /// The fewest rows of a high screen, without title and keys: it has rows for more than the panes
  /// of a small one.
  static let leastHigh = 30

  /// No wishes.
  package init() {}

  /// The panes of the left column, top to bottom.
  func left(of arrangement: Arrangement) -> [PaneID] {
    arrangement.left.filter { !moved.contains($0) }
  }

  /// The panes of the right column, top to bottom.
  func right(of arrangement: Arrangement) -> [PaneID] { arrangement.right + moved + spare }

  /// The heights of the panes of a column, or of the first ones of its bands, with the rows that
  /// they give each other. On a screen where these leave a pane no row, nothing is given.
  func shared(_ heights: [Int], by panes: [PaneID]) -> [Int] {
    let new = zip(panes, heights).map { pane, rows in rows + (given[pane] ?? 0) }
    let isWhole = new.reduce(0, +) == heights.reduce(0, +) && new.allSatisfy { $0 > 2 }
    return isWhole ? new : heights
  }

  /// How many of so many columns each pane of a band takes, but for the first, which has the rest.
  func share(of band: [PaneID], columns: Int) -> Int {
    guard band.count == 2 else { return columns / band.count }
    return columnsBeside[band[0]] ?? columns / 2
  }

  /// What a pane asks for, in a column of its own.
  func share(of pane: PaneID) -> Share {
    let (height, wish) = (pane.pane.height, panes[pane])
    return Share(
      least: height.least, filled: wish?.filled ?? height.least, all: wish?.all ?? height.most,
      most: height.most, weight: height.weight, later: height.later)
  }

  /// What some panes beside each other ask for.
  func share(of band: [PaneID]) -> Share {
    let heights = band.map { $0.pane.height }
    let least = heights.map(\.least).max() ?? 1
    let most = heights.map(\.most).max() ?? least
    return Share(
      least: least, filled: band.map { panes[$0]?.filled ?? least }.max() ?? least,
      all: band.map { panes[$0]?.all ?? most }.max() ?? most, most: most,
      weight: heights.map(\.weight).max() ?? 1, later: heights.map(\.later).max() ?? 0)
  }

  /// Shares the rows of a column out, frames and all; neighbours share an edge.
  ///
  /// Each pane gets its least rows, or those that it can fill where these are fewer; then all that
  /// it can fill; then all that it needs. Rows that are left go, on a high screen, to lists that
  /// grow by what one does, as many as these may soon need; then, where the wishes are a guess, to
  /// panes that may need them later; else they are shared out evenly, so that no pane is much
  /// emptier than another.
  func heights(of shares: [Share], total: Int) -> [Int] {
    var rows = shares.map { min($0.least, max(1, $0.filled)) }
    var spare = total - (shares.count + 1) - rows.reduce(0, +)
    let order = shares.indices.sorted {
      (-shares[$0].weight, $0) < (-shares[$1].weight, $1)
    }
    func give(upTo limit: (Share) -> Int) {
      var given = true
      while spare > 0, given {
        given = false
        for index in order {
          for _ in 0..<shares[index].weight where spare > 0 && rows[index] < limit(shares[index]) {
            rows[index] += 1
            spare -= 1
            given = true
          }
        }
      }
    }
    give { $0.filled }
    give { max($0.filled, $0.all) }
    func later(_ share: Share) -> Int { total >= Self.leastHigh ? share.later : 0 }
    give(upTo: later)
    if isGuess { give { max($0.most, $0.all) } }
    func isLessEmpty(_ first: Int, _ second: Int) -> Bool {
      func after(_ index: Int) -> (empty: Int, rows: Int) {
        let used = max(shares[index].all, later(shares[index]))
        return (empty: rows[index] + 1 - used, rows: rows[index] + 1)
      }
      let (one, other) = (after(first), after(second))
      return one.empty * other.rows < other.empty * one.rows
    }
    while spare > 0 {
      let taking = shares.indices.filter { rows[$0] < max(shares[$0].most, shares[$0].all) }
      guard let next = taking.min(by: isLessEmpty) else { break }
      rows[next] += 1
      spare -= 1
    }
    // Where not even the least fits, the highest gives first.
    while spare < 0, let highest = rows.indices.max(by: { (rows[$0], $0) < (rows[$1], $1) }) {
      rows[highest] -= 1
      spare += 1
    }
    if let last = rows.indices.last { rows[last] += spare }
    return rows.map { $0 + 2 }
  }
}
