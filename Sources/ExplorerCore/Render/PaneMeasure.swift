internal import Screen
internal import TextModel

extension AppState {
  /// Finds out how many rows the panes can use, if that is not known for this arrangement, text and
  /// size. On a screen for one column nothing is shared. Returns whether it did.
  @discardableResult package mutating func measure(
    _ analyser: Analyser, again: Bool = false
  ) -> Bool {
    let screen = MeasuredScreen(self)
    if !again, let measured, screen.keepsHeights(of: measured) { return false }
    measured = screen
    (wishes, scrolledPanes) = (PaneWishes(), [:])
    wishes.isGuess = session.document.isEmpty
    // A pane that stood where there was room for it has no place in another text.
    defer { if arrangement.furtherPanes.contains(focus), !panes.contains(focus) { focus = .text } }
    guard !ScreenPlan.isStacked(size, footRows: footRows) else { return true }
    shareOut(analyser)
    return true
  }

  /// Shares the screen out in one way, and says what the panes of each column have then.
  mutating func divide(_ division: PaneDivision, _ analyser: Analyser) -> [PaneStack] {
    if !arrangement.right.isEmpty {
      let analysis = analyser.analysis(of: self)
      let columns = arrangement.left.compactMap { $0.pane.columnsOfUse(self, analysis) }
      wishes.leftColumns = columns.max()
      widenRight(by: division.wider)
    }
    // The lines are those of the columns that the text has now, whatever it had before.
    let width = session.settings.width
    defer { session.settings.width = width }
    layOutText()
    let analysis = analyser.analysis(of: self)
    let most = size.rows - 4
    askForRows(analysis, most: most)
    if !session.document.isEmpty {
      takeRowsBack(analysis)
      if let spare = arrangement.spare, !division.fillsLast { add(spare, analysis, most: most) }
      movePanes(analysis, most: most)
      if division.fillsLast {
        for pane in arrangement.furtherPanes { fill(with: pane, analysis, most: most) }
      } else {
        for filler in arrangement.fillers where leavesRows(analysis, most: most) {
          add(filler, analysis, most: most)
        }
      }
      shareColumns(analysis, most: most)
      if division.mayHaveOwnColumn { giveOwnColumn(analyser, most: most) }
      giveRowOfMark()
      shareBands(analysis, most: most)
      widenSecond(by: division.wider, analysis, most: most)
    }
    giveRowsToWriteIn(analysis, most: most)
    return giveEmptyRows(analyser, most: most)
  }

  /// Makes the second of two panes beside each other wider, or narrower, than it is. Each keeps the
  /// columns of a narrow pane.
  private mutating func widenSecond(by columns: Int, _ analysis: Analysis, most: Int) {
    guard columns != 0 else { return }
    for band in arrangement.bands where band.count == 2 {
      guard let place = openPlan[band[1]] else { continue }
      // The two share an edge.
      wishes.columnsBeside[band[0]] = max(
        Self.leastBeside + 1,
        min(place.outer.columns - 1 + columns, size.columns - Self.leastBeside - 2))
      askForRows(analysis, most: most, only: band)
      takeRowsBack(analysis)
    }
  }

  /// Makes the lines as wide as the text's place; its caret may be out of view.
  mutating func layOutText() {
    guard let text = openPlan[.text] else { return }
    session.settings.width = TextPane.area(text.inner, self).columns - 1
  }

  /// Asks the panes, or only some of them, how many rows they can use.
  private mutating func askForRows(_ analysis: Analysis, most: Int, only panes: [PaneID]? = nil) {
    for placement in openPlan.panes where panes?.contains(placement.pane) ?? true {
      let (pane, columns) = (placement.pane.pane, placement.inner.columns)
      let all = pane.wish(self, analysis, rows: most, columns: columns)
      let first = pane.rowsAskedFirst(of: all, self, analysis, columns: columns)
      // Beside an empty text most panes have little to show yet: they keep their usual rows.
      let usual = session.document.isEmpty ? pane.height.usual : 1
      wishes.panes[placement.pane] = PaneWishes.Wish(
        filled: max(usual, first), all: max(usual, all))
    }
    if panes == nil { leaveRows(most: most) }
  }

  /// A text that is longer than the screen is cut in any case: it leaves the panes of its column
  /// the rows in which they are whole, if it keeps half.
  private mutating func leaveRows(most: Int) {
    guard !arrangement.right.isEmpty, !session.document.isEmpty, wishes.textColumns == nil,
      let text = wishes.panes[.text], text.all >= most
    else { return }
    let left = wishes.left(of: arrangement)
    let others = left.dropFirst().reduce(0) { $0 + (wishes.panes[$1]?.all ?? 1) }
    // Neighbours share an edge.
    let total = size.rows - 2 - footRows - left.count - 1
    let rest = total - others
    guard rest * 2 >= total else { return }
    wishes.panes[.text] = PaneWishes.Wish(filled: rest, all: rest)
  }

  /// Takes rows back from panes that would not fill them, so that others get more.
  private mutating func takeRowsBack(_ analysis: Analysis) {
    for _ in 0..<3 {
      let former = wishes
      for placement in openPlan.panes {
        guard let wish = wishes.panes[placement.pane], placement.inner.rows < wish.filled else {
          continue
        }
        let filled = placement.pane.pane.wish(
          self, analysis, rows: placement.inner.rows, columns: placement.inner.columns)
        if filled < placement.inner.rows {
          wishes.panes[placement.pane]?.filled = max(1, filled)
        }
      }
      if wishes == former { break }
    }
  }

  /// The last row of a text that is shown whole is for the mark below a caret in its last line.
  /// Where the caret is elsewhere, gives it to the panes of its column if these lack no other row.
  private mutating func giveRowOfMark() {
    let isInLast = caretParagraph.rawValue + 1 == session.document.paragraphCount
    let plan = openPlan
    guard !isInLast, let text = plan[.text]?.inner, let wish = wishes.panes[.text],
      wish.all == text.rows
    else { return }
    let lacks = wishes.left(of: arrangement).dropFirst().map { pane -> Int in
      max(0, (wishes.panes[pane]?.all ?? 0) - (plan[pane]?.inner.rows ?? 0))
    }
    guard !arrangement.right.isEmpty, wishes.textColumns == nil, lacks.reduce(0, +) == 1
    else { return }
    wishes.panes[.text] = PaneWishes.Wish(filled: wish.all - 1, all: wish.all - 1)
  }

  /// Puts a further pane below those of the right column, where these leave it so many rows that it
  /// is of use.
  private mutating func add(_ pane: PaneID, _ analysis: Analysis, most: Int) {
    let right = wishes.right(of: arrangement)
    guard let columns = right.last.flatMap({ openPlan[$0]?.inner.columns }) else { return }
    let free = rowsBelow(right)
    guard free > pane.pane.height.least else { return }
    wishes.spare.append(pane)
    wishes.panes[pane] = PaneWishes.Wish(
      filled: max(1, pane.pane.wish(self, analysis, rows: free, columns: columns)),
      all: max(1, pane.pane.wish(self, analysis, rows: most, columns: columns)))
  }

  /// How many rows a further pane has below those of a column, if these have all that they can use.
  private func rowsBelow(_ column: [PaneID]) -> Int {
    // Neighbours share an edge.
    let taken = column.reduce(2) { $0 + (wishes.panes[$1]?.all ?? 1) + 1 }
    return size.rows - 2 - footRows - taken
  }

  /// Where the left column lacks rows that the right one leaves empty, moves panes there that are
  /// whole in it, the last ones first. The text stays.
  private mutating func movePanes(_ analysis: Analysis, most: Int) {
    for _ in arrangement.left.dropFirst() where leavesRows(analysis, most: most) {
      var found: PaneWishes?
      for pane in wishes.left(of: arrangement).dropFirst().reversed() where found == nil {
        found = moving(pane, analysis, most: most)
      }
      guard let new = found else { return }
      wishes = new
    }
  }

  /// The wishes where a pane of the left column stands below those of the right one; nil if it is
  /// not whole there.
  ///
  /// The last pane beside the text may widen the right column by as much as it has use for, if more
  /// of the text is seen then: its lines are shorter, but there are more of them. The text keeps
  /// twice the columns of a narrow pane.
  private func moving(_ pane: PaneID, _ analysis: Analysis, most: Int) -> PaneWishes? {
    let right = wishes.right(of: arrangement)
    guard let place = right.first.flatMap({ openPlan[$0] }) else { return nil }
    let usable = place.inner.columns
    let columns = max(usable, pane.pane.columnsOfUse(self, analysis) ?? 0)
    let all = max(1, pane.pane.wish(self, analysis, rows: most, columns: columns))
    guard all <= rowsBelow(right) else { return nil }
    let rightColumns = place.outer.columns + columns - usable
    var other = self
    other.wishes.moved.insert(pane, at: 0)
    other.wishes.rightColumns = rightColumns
    if columns > usable {
      let isLast = other.wishes.left(of: arrangement) == [.text]
      guard isLast, size.columns - rightColumns >= 2 * Self.leastBeside else { return nil }
    }
    other.askForRows(analysis, most: most)
    other.takeRowsBack(analysis)
    guard columns == usable || other.endOfSeenText > endOfSeenText else { return nil }
    return other.wishes
  }

  /// The end of what is seen of the text if its first line is the first in its pane.
  var endOfSeenText: ScalarOffset {
    guard let inner = openPlan[.text]?.inner else { return ScalarOffset(0) }
    var other = session
    other.settings.width = TextPane.area(inner, self).columns - 1
    let layout = other.layout
    let lines = layout.lines(
      from: LinePosition(paragraph: ParagraphIndex(0), line: 0),
      count: TextPane.lineCount(inner.rows, self))
    return lines.last.map { layout.range(of: $0).upperBound } ?? ScalarOffset(0)
  }

  /// Whether the screen has rows for more than the panes of a small one.
  var isHigh: Bool { size.rows - 2 - footRows >= PaneWishes.leastHigh }

  /// Whether on a high screen a pane of the left column has use for more rows, now or soon, and one
  /// of the right column leaves a third of its own empty.
  private func leavesRows(_ analysis: Analysis, most: Int) -> Bool {
    guard isHigh, !arrangement.right.isEmpty else { return false }
    let plan = openPlan
    let isLacking = wishes.left(of: arrangement).contains { pane in
      // The wish for the text is no more than its share where it is longer than the screen. Where
      // it has a whole column, no other sharing shows more of it.
      guard let inner = plan[pane]?.inner else { return false }
      return inner.rows < pane.pane.height.later
        || pane.pane.wish(self, analysis, rows: most, columns: inner.columns) > inner.rows
    }
    return isLacking
      && wishes.right(of: arrangement).contains { isThirdEmpty($0, analysis) }
  }

  /// On a high screen a short text keeps no rows to write in that a pane below it lacks: only that
  /// of the caret's mark.
  private mutating func giveRowsToWriteIn(_ analysis: Analysis, most: Int) {
    guard isHigh, wishes.textColumns == nil else { return }
    let plan = openPlan
    guard let text = plan[.text]?.inner else { return }
    let spare = text.rows - TextPane.rowsOfText(self, rows: text.rows)
    guard spare > 0 else { return }
    let below: [[PaneID]] =
      arrangement.bands.isEmpty
      ? wishes.left(of: arrangement).dropFirst().map { [$0] } : Array(arrangement.bands.dropFirst())
    let lacks = below.map { band -> Int in
      let missing = band.compactMap { plan[$0] }.map { placement -> Int in
        let all = placement.pane.pane.wish(
          self, analysis, rows: most, columns: placement.inner.columns)
        return max(0, all - placement.inner.rows)
      }
      return missing.max() ?? 0
    }
    let given = min(lacks.reduce(0, +), spare)
    guard given > 0 else { return }
    wishes.panes[.text] = PaneWishes.Wish(filled: text.rows - given, all: text.rows - given)
  }

  /// On a large screen a text that is cut above other panes has a column of its own beside them, if
  /// more of it is seen then: half of their columns, or what these leave.
  ///
  /// Each of the two columns keeps twice the columns of a narrow pane. No pane is cut that was
  /// whole, and none beside a text that would leave a third of its rows empty. A text that is
  /// longer than the screen, which is cut in any case, stays above where it has two thirds of the
  /// rows.
  private mutating func giveOwnColumn(_ analyser: Analyser, most: Int) {
    let below = wishes.left(of: arrangement).dropFirst()
    guard isHigh, !arrangement.right.isEmpty, !below.isEmpty, let text = openPlan[.text]
    else { return }
    let (columns, rows) = (text.outer.columns, text.inner.rows)
    let needed = TextPane.rowsOfText(self, rows: most + 1)
    guard needed > rows, needed <= most || rows * 3 < most * 2 else { return }
    // Neighbours share an edge.
    let own = min((columns + 1) / 2, columns - 1 - (wishes.leftColumns ?? 0))
    let narrower = min(own - 2, columns - own - 1)
    guard narrower >= 2 * Self.leastBeside else { return }
    var other = self
    other.wishes.textColumns = own
    other.layOutText()
    // The caret's line is another one in fewer columns.
    let analysis = analyser.analysis(of: other)
    other.askForRows(analysis, most: most)
    other.takeRowsBack(analysis)
    let cut = below.filter { other.isCut($0) }
    guard cut.allSatisfy({ isCut($0) }), cut.isEmpty || !other.isThirdEmpty(.text, analysis),
      other.endOfSeenText > endOfSeenText
    else { return }
    wishes = other.wishes
  }

  /// If panes of the left column can use more columns, gives them those that the panes of the right
  /// column do not need.
  private mutating func shareColumns(_ analysis: Analysis, most: Int) {
    let plan = openPlan
    guard wishes.moved.isEmpty, let wanted = wishes.leftColumns,
      let left = arrangement.left.first.flatMap({ plan[$0] }),
      let right = arrangement.right.first.flatMap({ plan[$0] }), wanted > left.inner.columns
    else { return }
    let fewest = wishes.right(of: arrangement).compactMap { pane in
      plan[pane].map { pane.pane.fewestColumns(self, analysis, in: $0.inner.size) }
    }
    let given = min(
      right.inner.columns - (fewest.max() ?? right.inner.columns), wanted - left.inner.columns)
    guard given > 0 else { return }
    wishes.rightColumns = right.outer.columns - given
    askForRows(analysis, most: most)
    takeRowsBack(analysis)
  }

  /// The fewest columns that are left to a pane whose neighbour can use more.
  package static let leastBeside = 32

  /// Where a pane is cut, and of two neighbours one leaves a third of its rows empty, gives columns
  /// of that one to the other: this takes fewer rows then, which others get.
  ///
  /// It gives as many as leave the fewest panes cut, by the fewest rows, and no more than that
  /// takes; to a neighbour that stays cut, all that it can.
  private mutating func shareBands(_ analysis: Analysis, most: Int) {
    for band in arrangement.bands where band.count == 2 {
      guard let giver = band.first(where: { isThirdEmpty($0, analysis) }),
        let taker = band.first(where: { $0 != giver }), let inner = openPlan[giver]?.inner
      else { continue }
      var (best, least) = (wishes, lack(most))
      guard least.panes > 0 else { continue }
      for columns in stride(from: inner.columns - 4, through: Self.leastBeside, by: -4) {
        var other = self
        // The two share an edge.
        other.wishes.columnsBeside[band[0]] =
          giver == band[1] ? columns + 1 : size.columns - columns - 2
        other.askForRows(analysis, most: most, only: band)
        guard !other.isCut(giver) else { break }
        let new = other.lack(most)
        let isLess = (new.panes, new.rows) < (least.panes, least.rows)
        let isEqual = (new.panes, new.rows) == (least.panes, least.rows)
        guard isLess || isEqual && other.isCut(taker) else { continue }
        (best, least) = (other.wishes, new)
      }
      guard best != wishes else { continue }
      wishes = best
      takeRowsBack(analysis)
    }
  }

  /// Whether a pane has use for more rows than it has.
  private func isCut(_ pane: PaneID) -> Bool {
    guard let inner = openPlan[pane]?.inner, let wish = wishes.panes[pane] else { return false }
    return wish.all > inner.rows
  }

  /// Whether a pane leaves a third of its rows empty, and is not cut.
  private func isThirdEmpty(_ pane: PaneID, _ analysis: Analysis) -> Bool {
    guard !isCut(pane), let inner = openPlan[pane]?.inner else { return false }
    let filled = pane.pane.wish(self, analysis, rows: inner.rows, columns: inner.columns)
    return (inner.rows - filled) * 3 >= inner.rows
  }

  /// How many panes are cut, and by how many rows in all. A text that is longer than the screen is
  /// not counted: no sharing shows it whole.
  private func lack(_ most: Int) -> (panes: Int, rows: Int) {
    let lacks = openPlan.panes.map { placement -> Int in
      let all = wishes.panes[placement.pane]?.all ?? 0
      guard placement.pane != .text || all < most else { return 0 }
      return max(0, all - placement.inner.rows)
    }
    return (panes: lacks.count { $0 > 0 }, rows: lacks.reduce(0, +))
  }

  /// Where the panes stand if none is zoomed: the places for which their rows are shared out.
  package var openPlan: ScreenPlan {
    ScreenPlan(
      size: size, arrangement: arrangement, focus: .text, isZoomed: false, wishes: wishes,
      footRows: footRows)
  }
}
