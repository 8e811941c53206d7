/// Rows of a pane, each with a need: rows of a higher need come only where there is space for them.
package struct PaneRows {
  private struct Row {
    var need: Int
    var below: Int
    var isBlank = false
    var isHeading = false
    var goesOn = false
    var press: () -> Action?
    var draw: (inout Canvas, Int) -> Void

    func isWanted(at most: Int) -> Bool { need <= most && most < below }

    /// Whether it begins what a reader counts as one: blanks do not, nor what goes on from above.
    var isItem: Bool { !isBlank && !goesOn }
  }

  private var rows: [Row] = []

  /// No rows.
  package init() {}

  /// Adds a row, and what a press on it asks for.
  ///
  /// Rows of need 0 are always wanted. Those of a higher need come together, and with them go the
  /// rows that stood for them; where they do not fit and none stood for them, the first ones have
  /// the rows that are left. A heading does not come without a row behind it. A row that goes on
  /// with what the row above it says is counted with that one.
  package mutating func add(
    need: Int = 0, below: Int = .max, isHeading: Bool = false, goesOn: Bool = false,
    press: @escaping @autoclosure () -> Action? = nil,
    _ draw: @escaping (inout Canvas, Int) -> Void
  ) {
    rows.append(
      Row(
        need: need, below: below, isHeading: isHeading, goesOn: goesOn, press: press, draw: draw))
  }

  /// Adds a blank row, which comes with rows of this need, and goes before a row does that says
  /// something.
  package mutating func addBlank(need: Int) {
    rows.append(Row(need: need, below: .max, isBlank: true, press: { nil }, draw: { _, _ in }))
  }

  /// How many rows there are with those of a need, and none of a higher one.
  package func count(at need: Int) -> Int { rows.count { $0.isWanted(at: need) } }

  /// The rows there are where each that is not stood for has a place.
  private var all: [Row] {
    let most = rows.map(\.need).max() ?? 0
    return rows.filter { $0.isWanted(at: most) }
  }

  /// What presses on the rows ask for that are drawn on so many rows, top to bottom.
  package func actions(on space: Int, scrolled: Int) -> [Action] {
    let all = self.all
    if scrolled > 0, all.count > space {
      return all[shownRange(0..<space, movedBy: scrolled, of: all.count)].compactMap { $0.press() }
    }
    let needs = Set(rows.map(\.need)).sorted()
    let fitting = needs.last { count(at: $0) <= space } ?? 0
    return shown(fitting, needs, space).compactMap { $0.press() }
  }

  /// Draws the rows of as many needs as there is space for.
  ///
  /// - Parameters:
  ///   - canvas: what is drawn on.
  ///   - isList: whether the rows are a list, which says where not all are shown.
  ///   - scrolled: how many rows of all, those of every need, are out of view above.
  ///   - chosen: what a press on the chosen row asks for; nil where none is chosen.
  package func draw(
    into canvas: inout Canvas, isList: Bool = false, scrolled: Int = 0, chosen: Action? = nil
  ) {
    let needs = Set(rows.map(\.need)).sorted()
    let space = canvas.rows
    let all = self.all
    if scrolled > 0, all.count > space {
      return draw(all, chosen, into: &canvas, from: scrolled)
    }
    let most = needs.last { count(at: $0) <= space } ?? 0
    let shown = shown(most, needs, space)
    if isList {
      // Where but a blank row has no place, nothing is out of view.
      let isCut = shown.count { !$0.isBlank } < all.count { !$0.isBlank }
      canvas.lists(0..<(isCut ? min(space, all.count) : all.count), of: all.count)
      canvas.counts(shown.count { $0.isItem }, of: all.count { $0.isItem })
    }
    draw(shown, chosen, &canvas)
  }

  /// Draws the rows that fit of all that there are, from one on.
  private func draw(
    _ all: [Row], _ chosen: Action?, into canvas: inout Canvas, from first: Int
  ) {
    let shown = shownRange(0..<canvas.rows, movedBy: first, of: all.count)
    canvas.lists(shown, of: all.count)
    canvas.counts(all[shown].count { $0.isItem }, of: all.count { $0.isItem })
    draw(Array(all[shown]), chosen, &canvas)
  }

  private func draw(_ items: [Row], _ chosen: Action?, _ canvas: inout Canvas) {
    for (row, item) in items.enumerated() {
      item.draw(&canvas, row)
      let action = item.press()
      canvas.offer(action, row: row)
      guard let chosen, action == chosen else { continue }
      canvas.placeCursor(row: row, column: 0)
      canvas.select(row: row, columns: 0..<canvas.columns)
    }
  }

  /// The rows that are wanted at a need, and as many rows of higher needs as fit: first those that
  /// say something, then the blank ones.
  private func shown(_ most: Int, _ needs: [Int], _ space: Int) -> [Row] {
    let wanted = rows.indices.filter { rows[$0].isWanted(at: most) }
    var chosen = Set(wanted.filter { !rows[$0].isBlank })
    for need in needs where need > most && chosen.count < space {
      let isStoodFor = rows.contains { $0.below == need }
      let own = rows.indices.filter {
        rows[$0].need == need && need < rows[$0].below && !rows[$0].isBlank
      }
      guard !isStoodFor else { continue }
      let fitting = own.prefix(space - chosen.count)
      chosen.formUnion(fitting)
      guard fitting.count == own.count else {
        if let last = fitting.last, rows[last].isHeading { chosen.remove(last) }
        break
      }
    }
    let blanks = wanted.filter { rows[$0].isBlank }
    chosen.formUnion(blanks.prefix(max(0, space - chosen.count)))
    return chosen.sorted().prefix(space).map { rows[$0] }
  }
}
