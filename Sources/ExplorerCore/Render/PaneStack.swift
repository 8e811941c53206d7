internal import Screen
internal import TextModel

/// The panes that stand above each other, while they give each other rows.
///
/// A pane is cut where it has use for more rows than it has, or shows a list in part. A place of
/// several panes beside each other is cut where one of them is, and as full as the fullest. All
/// steps leave the sum of the rows as it is.
struct PaneStack {
  /// The panes of each place, top to bottom.
  let places: [[PanePlacement]]
  /// How many rows each place has, without its frame.
  private(set) var rows: [Int]
  private let answers: Answers

  init(_ places: [[PanePlacement]], _ app: AppState, _ analysis: Analysis, most: Int) {
    self.places = places
    rows = places.map { $0.first?.inner.rows ?? 0 }
    answers = Answers(places, app, analysis, most: most)
  }

  /// Whether some place is cut.
  var hasCut: Bool { places.indices.contains { isCut($0) } }

  /// How many places are seen to be cut: the edge of a pane counts less than there is.
  var cutCount: Int { places.indices.count { answers.countsLess($0, rows[$0]) } }

  /// Whether some pane is seen to leave a third of its rows empty. One that still waits for what it
  /// shows is not empty for long.
  var showsThirdEmpty: Bool {
    places.indices.contains { index in
      !answers.isWaiting(index)
        && (rows[index] - answers.drawn(index, rows[index])) * 3 >= rows[index]
    }
  }

  /// How many rows each place has more than when it was planned.
  var given: [(pane: PaneID, rows: Int)] {
    zip(places, rows).compactMap { panes, rows in
      panes.first.map { (pane: $0.pane, rows: rows - $0.inner.rows) }
    }
  }

  /// Makes places whole by rows that others have no use for now, those first that lack the fewest.
  ///
  /// Then none is cut that could be whole by these rows: each step takes one more place from those
  /// that are cut, and cuts none.
  mutating func makeWhole() {
    while true {
      let cut = places.indices.filter { isCut($0) }
      let whole = cut.compactMap { index in
        makingWhole(index).map { (stack: $0, rows: $0.rows[index] - rows[index]) }
      }
      guard let next = whole.min(by: { $0.rows < $1.rows }) else { return }
      self = next.stack
    }
  }

  /// The stack in which a place is whole; nil where the others do not have so many rows that they
  /// can do without.
  private func makingWhole(_ index: Int) -> PaneStack? {
    var other = self
    while other.isCut(index) {
      guard let giver = other.mostEmpty(where: { $0 != index && other.canGive($0) }) else {
        return nil
      }
      other.move(from: giver, to: index)
    }
    return other
  }

  /// Gives the first place that is cut rows of those that leave a third of theirs empty, until none
  /// does, or none is cut.
  mutating func giveThirds() {
    // Each step empties one row less.
    for _ in 0..<rows.reduce(0, +) {
      guard let taker = places.indices.first(where: { isCut($0) }),
        let giver = mostEmpty(where: { isThirdEmpty($0) && canGive($0) })
      else { return }
      move(from: giver, to: taker)
    }
  }

  /// Shares out what is empty where rows are of no use to anybody, so that no place leaves a third
  /// empty if others can have a row more without that.
  mutating func spread() {
    for _ in 0..<rows.reduce(0, +) {
      guard let giver = mostEmpty(where: { isThirdEmpty($0) && canGive($0) }),
        let taker = places.indices.filter({ $0 != giver && !isThirdEmpty($0, more: 1) })
          .min(by: { isEmptier($1, than: $0, more: 1) })
      else { return }
      move(from: giver, to: taker)
    }
  }

  // MARK: - Places

  private mutating func move(from giver: Int, to taker: Int) {
    rows[giver] -= 1
    rows[taker] += 1
  }

  private func isCut(_ index: Int) -> Bool { answers.isCut(index, rows[index]) }

  /// Whether a place has a row that it has no use for now.
  private func canGive(_ index: Int) -> Bool {
    rows[index] > 1 && !answers.isWaiting(index) && !isCut(index)
      && answers.needed(index) < rows[index] && !answers.isCut(index, rows[index] - 1)
  }

  /// Whether a place would leave a third of its rows empty with so many more.
  private func isThirdEmpty(_ index: Int, more: Int = 0) -> Bool {
    let all = rows[index] + more
    return (all - answers.filled(index, all)) * 3 >= all
  }

  private func mostEmpty(where isMeant: (Int) -> Bool) -> Int? {
    places.indices.filter(isMeant).max { isEmptier($1, than: $0) }
  }

  /// Whether a place leaves a larger part of its rows empty than another one, with so many more.
  private func isEmptier(_ index: Int, than other: Int, more: Int = 0) -> Bool {
    let (all, others) = (rows[index] + more, rows[other] + more)
    let (empty, othersEmpty) = (
      all - answers.filled(index, all), others - answers.filled(other, others)
    )
    return empty * others > othersEmpty * all
  }
}

extension PaneStack {
  /// What the panes of a stack answer, each question asked once.
  private final class Answers {
    private let places: [[PanePlacement]]
    private let app: AppState
    private let analysis: Analysis
    private let most: Int
    private var knownNeeds: [Int: Int] = [:]
    private var known: [Question: Fill] = [:]

    private struct Question: Hashable {
      var place: Int
      var rows: Int
    }

    /// What a place fills of its rows.
    private struct Fill {
      /// Those that it has use for or draws on.
      var rows = 0
      var isCut = false
      /// Those up to the last one that its emptiest pane draws on.
      var drawn: Int
      /// Whether it counts less than there is.
      var countsLess = false
    }

    init(_ places: [[PanePlacement]], _ app: AppState, _ analysis: Analysis, most: Int) {
      self.places = places
      self.app = app
      self.analysis = analysis
      self.most = most
    }

    /// Whether what a pane of a place shows is still being found out.
    func isWaiting(_ place: Int) -> Bool {
      places[place].contains { $0.pane.pane.isWaiting(app) }
    }

    /// How many rows a place has use for now.
    func needed(_ place: Int) -> Int {
      if let rows = knownNeeds[place] { return rows }
      let all = places[place].map {
        $0.pane.pane.rowsInUse(app, analysis, rows: most, columns: $0.inner.columns)
      }
      let needed = max(1, all.max() ?? 1)
      knownNeeds[place] = needed
      return needed
    }

    /// How many of so many rows a place fills.
    func filled(_ place: Int, _ rows: Int) -> Int { fill(place, rows).rows }

    /// Whether so many rows cut a place.
    func isCut(_ place: Int, _ rows: Int) -> Bool { fill(place, rows).isCut }

    /// How many of so many rows there are up to the last one on which the emptiest pane of a place
    /// draws anything.
    func drawn(_ place: Int, _ rows: Int) -> Int { fill(place, rows).drawn }

    /// Whether a place counts less than there is on so many rows.
    func countsLess(_ place: Int, _ rows: Int) -> Bool { fill(place, rows).countsLess }

    private func fill(_ place: Int, _ rows: Int) -> Fill {
      let question = Question(place: place, rows: rows)
      if let fill = known[question] { return fill }
      var fill = Fill(drawn: rows)
      for placement in places[place] {
        let (pane, columns) = (placement.pane.pane, placement.inner.columns)
        let used = pane.rowsInUse(app, analysis, rows: rows, columns: columns)
        fill.rows = max(fill.rows, used)
        if placement.pane == .text {
          // A text is whole without the row of the caret's mark.
          let lines = TextPane.rowsOfLines(app, analysis, rows: rows + 1)
          fill.drawn = min(fill.drawn, used)
          fill.countsLess = fill.countsLess || lines > rows
        } else {
          let drawn = pane.rowsDrawn(app, analysis, rows: rows, columns: columns)
          fill.rows = max(fill.rows, drawn.rows)
          fill.drawn = min(fill.drawn, drawn.rows)
          fill.countsLess = fill.countsLess || drawn.isCut
          fill.isCut = fill.isCut || needed(place) > rows
        }
      }
      fill.isCut = fill.isCut || fill.countsLess
      known[question] = fill
      return fill
    }
  }
}

extension AppState {
  /// On a high screen, gives rows that panes leave empty to panes of their column that are cut.
  ///
  /// First panes are made whole that can be; then those that leave a third of their rows empty give
  /// some to one that stays cut. Rows that are kept for what comes later are as empty as others
  /// then. Where a pane of another column is cut, to which no row can go, what is empty is shared
  /// out, so that no pane leaves a third empty if its column leaves less.
  ///
  /// - Returns: the panes of each column with their rows; none where nothing is shared.
  mutating func giveEmptyRows(_ analyser: Analyser, most: Int) -> [PaneStack] {
    guard isHigh, !session.document.isEmpty else { return [] }
    layOutText()
    let (app, analysis) = (self, analyser.analysis(of: self))
    var stacks = placesInColumns.map { PaneStack($0, app, analysis, most: most) }
    for index in stacks.indices where stacks[index].hasCut {
      stacks[index].makeWhole()
      stacks[index].giveThirds()
    }
    if stacks.contains(where: \.hasCut) {
      for index in stacks.indices { stacks[index].spread() }
    }
    for (pane, rows) in stacks.flatMap(\.given) where rows != 0 { wishes.given[pane] = rows }
    return stacks
  }

  /// The places of each column, top to bottom: a pane each, or the panes of a band.
  private var placesInColumns: [[[PanePlacement]]] {
    let plan = openPlan
    guard arrangement.bands.isEmpty else {
      return [arrangement.bands.map { band in band.compactMap { plan[$0] } }]
    }
    var columns: [[[PanePlacement]]] = []
    for placement in plan.panes {
      let column = columns.indices.last { columns[$0][0][0].outer.column == placement.outer.column }
      if let column {
        columns[column].append([placement])
      } else {
        columns.append([[placement]])
      }
    }
    return columns
  }
}
