internal import Screen
internal import TextModel

/// A way in which panes share a high screen.
///
/// Rows do not go from a column to another one, nor between panes beside each other, but panes do,
/// and columns. Which way is taken follows from the screen, the arrangement and the text when it is
/// opened.
struct PaneDivision: Hashable {
  /// Whether a text that is cut may have a column of its own.
  var mayHaveOwnColumn = true
  /// Whether the further panes stand below those that are moved to the right column, wherever these
  /// leave them the rows in which they are whole. Else one comes before these, and others only
  /// where the left column lacks rows.
  var fillsLast = false
  /// By how many columns the right column is wider than usual, or the second of two panes beside
  /// each other.
  var wider = 0

  /// How it is done where nothing speaks against it.
  static let usual = PaneDivision()

  /// The other ways for two columns. Those of a group are as good as each other; no group is tried
  /// where a former one has what is looked for: the columns stay as wide as they are, if that is
  /// possible.
  static let ofColumns: [[PaneDivision]] = [
    [(true, true), (false, false), (false, true)].map {
      PaneDivision(mayHaveOwnColumn: $0.0, fillsLast: $0.1)
    },
    widths.flatMap { wider in
      [true, false].map {
        PaneDivision(mayHaveOwnColumn: $0, fillsLast: true, wider: wider)
      }
    },
  ]

  /// The other ways for bands, of which some are of two panes.
  static let ofBands: [[PaneDivision]] = widths.map { [PaneDivision(wider: $0)] }

  /// By how many columns a boundary moves.
  private static let widths = [-8, 8, -16, 16]
}

extension AppState {
  /// Shares a screen out among the panes in the usual way.
  ///
  /// Where a pane is cut then while another one leaves a third of its rows empty, a way is taken in
  /// which that is not so: the one that cuts the fewest panes, and of these the one that shows most
  /// of the text. Where there is none it stays.
  mutating func shareOut(_ analyser: Analyser) {
    let start = wishes
    let stacks = divide(.usual, analyser)
    guard stacks.isCutBesideEmpty else { return }
    let areColumns = arrangement.bands.isEmpty
    guard areColumns || arrangement.bands.contains(where: { $0.count == 2 }) else { return }
    for group in areColumns ? PaneDivision.ofColumns : PaneDivision.ofBands {
      var best: (wishes: PaneWishes, cut: Int, seen: ScalarOffset)?
      for division in group {
        var other = self
        other.wishes = start
        let stacks = other.divide(division, analyser)
        guard !stacks.isCutBesideEmpty else { continue }
        let (cut, seen) = (stacks.cutCount, other.endOfSeenText)
        if let best, (best.cut, seen) <= (cut, best.seen) { continue }
        best = (wishes: other.wishes, cut: cut, seen: seen)
      }
      if let best {
        wishes = best.wishes
        return
      }
    }
  }

  /// Makes the right column wider, or narrower, than it is. It keeps the columns of a narrow pane,
  /// and the left one twice as many.
  mutating func widenRight(by columns: Int) {
    guard columns != 0, let place = arrangement.right.first.flatMap({ openPlan[$0] }) else {
      return
    }
    // A frame has two edges.
    wishes.rightColumns = max(
      Self.leastBeside + 2,
      min(place.outer.columns + columns, size.columns - 2 * Self.leastBeside))
  }

  /// Puts a further pane below those of the right column, where it is whole in the rows that these
  /// have no use for now, whatever they keep for later.
  mutating func fill(with pane: PaneID, _ analysis: Analysis, most: Int) {
    let (app, right) = (self, wishes.right(of: arrangement))
    guard let columns = right.last.flatMap({ openPlan[$0]?.inner.columns }) else { return }
    func used(_ pane: PaneID) -> Int {
      max(1, pane.pane.rowsInUse(app, analysis, rows: most, columns: columns))
    }
    // Neighbours share an edge.
    let taken = right.reduce(2) { $0 + used($1) + 1 }
    let own = used(pane)
    guard own <= size.rows - 2 - footRows - taken else { return }
    wishes.spare.append(pane)
    wishes.panes[pane] = PaneWishes.Wish(filled: own, all: own)
  }
}

extension [PaneStack] {
  /// Whether a pane counts less than there is while another one, of any column, is a third empty.
  fileprivate var isCutBesideEmpty: Bool {
    contains { $0.cutCount > 0 } && contains(where: \.showsThirdEmpty)
  }

  /// How many places count less than there is.
  fileprivate var cutCount: Int { reduce(0) { $0 + $1.cutCount } }
}
