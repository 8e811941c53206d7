internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The selected ranges against those of the other policies, or where the caret stands and what
/// would happen there.
enum SelectionPane: Pane {
  static let title: Words = "Selection"
  static let tellsLevels = true
  static let height = PaneHeight(least: 5)
  static let isScrolled = true

  static let commands =
    Command.scrolling("Selection") + [
      Command(
        "Selection: apply", .inPane("Selection", "changes what the chosen row says."), .pane,
        keys: [KeyPress(.enter)], isOneOfMany: true, .feature(SelectionFeature.self, .accept)),
      Command(
        "Selection: choice before",
        .inPane("Selection", "the row above that can be changed."), .pane,
        keys: [KeyPress(.left)], isOneOfMany: true, .feature(SelectionFeature.self, .move(by: -1))),
      Command(
        "Selection: choice after", .inPane("Selection", "the row below that can be changed."),
        .pane, keys: [KeyPress(.right)], isOneOfMany: true,
        .feature(SelectionFeature.self, .move(by: 1))),
    ]

  /// The key that changes what a row says comes first while one is chosen.
  static func bar(in app: AppState) -> [BarEntry] {
    let accept = BarEntry("apply", .feature(SelectionFeature.self, .accept))
    return (app[SelectionFeature.self].chosen == nil ? [] : [accept]) + bar
  }

  static let bar: [BarEntry] = [
    .scroll,
    BarEntry(
      "choose", .feature(SelectionFeature.self, .move(by: -1)),
      .feature(SelectionFeature.self, .move(by: 1))),
    .select, .policy, .zoom, .explainWords,
  ]

  static func wish(_ app: AppState, _ analysis: Analysis, rows: Int, columns: Int) -> Int {
    analysis.ranges.isEmpty
      ? CaretFacts(app, analysis, columns: columns).wish(of: rows)
      : rowsFilled(app, analysis, rows: rows, columns: columns)
  }

  static func rowsInUse(
    _ app: AppState, _ analysis: Analysis, rows: Int, columns: Int
  ) -> Int {
    min(
      wish(app, analysis, rows: rows, columns: columns),
      rowsFilled(app, analysis, rows: rows, columns: columns))
  }

  /// The rows of the pane in a size.
  static func rows(_ app: AppState, _ analysis: Analysis, _ size: Size) -> PaneRows {
    analysis.ranges.isEmpty
      ? CaretFacts(app, analysis, columns: size.columns).rows
      : SelectionFacts(app, analysis).rows(size.rows, columns: size.columns)
  }

  /// Draws the pane.
  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let rows = rows(app, analysis, Size(rows: canvas.rows, columns: canvas.columns))
    rows.draw(
      into: &canvas, isList: true, scrolled: app.scrolledRows(of: SelectionFeature.selection),
      chosen: app[SelectionFeature.self].chosen.map { SelectionFeature.choose($0) })
  }
}

/// What the pane says of a selection.
struct SelectionFacts {
  private let analysis: Analysis
  private let words: Catalogue
  private let others: [SelectionComparison]
  /// What would be typed, and where it would go; empty where there is but one range.
  private let landings: [Landing]

  private struct Landing {
    var kind: String
    var plan: ReplacementPlan
  }

  init(_ app: AppState, _ analysis: Analysis) {
    self.analysis = analysis
    words = app.words
    others =
      analysis.memory[
        Others(
          layout: analysis.layout, selection: analysis.selection, policy: analysis.policy)]
    landings =
      analysis.ranges.count > 1
      ? analysis.memory[
        Landings(
          layout: analysis.layout, selection: analysis.selection,
          policy: app.session.selectionPolicy, lastTyped: app.session.lastTyped)] : []
  }

  /// What the other policies take and miss. A rectangle is the same under every policy.
  private struct Others: Question {
    let layout: TextLayout
    let selection: Selection
    let policy: SelectionPolicy

    func answer(_ memory: Memory) -> [SelectionComparison] {
      selection.block == nil ? layout.comparison(of: selection, policy: policy) : []
    }
  }

  /// Each text is put into each range on trial.
  private struct Landings: Question {
    let layout: TextLayout
    let selection: Selection
    let policy: SelectionPolicy
    let lastTyped: TextDirection?

    func answer(_ memory: Memory) -> [Landing] {
      guard selection.block == nil else { return [] }
      let kinds = [("L", "a"), ("R", "\u{05D0}"), ("1", "1")]
      return kinds.compactMap { kind, text in
        layout.replacement(
          of: selection, policy: policy, with: StoredText(text), lastTyped: lastTyped
        ).map { Landing(kind: kind, plan: $0) }
      }
    }
  }

  /// The rows for a pane of so many rows and columns.
  func rows(_ space: Int, columns: Int) -> PaneRows {
    var rows = PaneRows()
    rows.add(press: SelectionFeature.choose(.nextSelectionPolicy)) { canvas, row in
      let name = analysis.selection.block == nil ? analysis.policy.shortWords : "columns"
      let at = canvas.write(name + " ", row: row, column: 0, .accent)
      let ranges = counted(analysis.ranges.count, .ranges)
      let both = ranges + ", " + counted(analysis.rangeSet.scalarCount, .scalars)
      // The ranges say how long they are: no count is cut.
      canvas.write(
        canvas.width(of: both) <= canvas.columns - at ? both : ranges, row: row, column: at, .text)
    }
    let platforms = PlatformRanges(
      analysis.ranges, in: analysis.document, words, columns: columns, show: show)
    // With several ranges what text views make of them comes before what other policies take.
    if isOfSeveral {
      platforms.addInBrief(max(1, space - 1), below: Need.ranges, to: &rows)
    }
    addRanges(space, &rows)
    platforms.add(
      need: isOfSeveral ? Need.ranges : Need.differences,
      rowsOfArray: space > Self.high ? max(3, space / 6) : max(1, space), to: &rows)
    rows.addBlank(need: Need.last)
    for other in others { add(other, space, columns, &rows) }
    addLandings(columns, &rows)
    return rows
  }

  /// A pane of more rows has a place for all that is said, if not for every range.
  private static let high = 16

  private var isOfSeveral: Bool { analysis.ranges.count > 1 }

  /// What comes first where not all rows have a place. Of one range all that is said of it fits
  /// beside what other policies take.
  private enum Need {
    static let ranges = 1
    static let others = 2
    static let differences = 3
    static let landings = 4
    static let details = 5
    static let last = 6
  }

  /// A press on what is said of a range shows the range; a caret there would end the selection.
  private func show(_ range: Range<ScalarOffset>) -> Action {
    .feature(SelectionFeature.self, .show(range))
  }

  // MARK: - The active policy

  private func addRanges(_ space: Int, _ rows: inout PaneRows) {
    // In a low pane all ranges have a row, or what stands for them has.
    let most = space > Self.high ? (space - 1 - others.count) / 3 : space - 1
    let least = max(1, most)
    let need = isOfSeveral ? Need.ranges : 0
    let isAll = analysis.ranges.count <= least
    let shown = analysis.ranges.prefix(isAll ? least : max(1, least - 1))
    let column = 2 + (shown.map { RangeNotation.text($0).count }.max() ?? 0)
    for range in shown {
      let kinds = landings.filter { $0.plan.candidates[$0.plan.chosen].range == range }.map(\.kind)
      rows.add(need: need, press: show(range)) { canvas, row in
        var end = canvas.columns
        // What each kind of text lands in is told below; here where the letters leave it room.
        let saysKinds = !kinds.isEmpty && canvas.columns >= 34
        if saysKinds {
          end = canvas.writeRight(
            canvas.landing + " " + Words(verbatim: kinds.joined(separator: " ")), row: row,
            before: end - 1, .key)
        }
        canvas.write(Words(verbatim: RangeNotation.text(range)), row: row, column: 1, .text)
        ScalarRow.draw(
          range, of: analysis.document, row: row,
          columns: max(column, 10)..<max(11, end - (saysKinds ? 2 : 1)),
          into: &canvas)
      }
      rows.add(need: Need.details, press: show(range)) { canvas, row in
        let storage = analysis.document.storageRange(range)
        let utf16 = RangeNotation.text(storage.utf16)
        let both: Words =
          "utf16 \(verbatim: utf16) utf8 \(verbatim: RangeNotation.text(storage.utf8))"
        // A range without its end says nothing.
        let isRoom = canvas.width(of: both) <= canvas.columns - 3
        canvas.write(isRoom ? both : "utf16 \(verbatim: utf16)", row: row, column: 3, .quiet)
      }
    }
    if !isAll {
      rows.add(need: need, press: show(analysis.ranges[shown.count])) { canvas, row in
        canvas.write(
          "and \(number: analysis.ranges.count - shown.count) more", row: row, column: 1, .quiet)
      }
    }
  }

  // MARK: - The others

  /// What another policy would take from the same gesture, and every scalar where it differs.
  private func add(
    _ other: SelectionComparison, _ space: Int, _ columns: Int, _ rows: inout PaneRows
  ) {
    let excess = other.excess.scalarCount
    let missed = other.missed.scalarCount
    let isSame = excess == 0 && missed == 0
    rows.add(
      need: isOfSeveral ? Need.others : 0,
      press: SelectionFeature.choose(.selectionPolicy(other.policy))
    ) { canvas, row in
      let at = canvas.write(other.policy.shortWords + " ", row: row, column: 0, .title)
      let ranges = RangeNotation.text(other.ranges.ranges.prefix(3)) + "  "
      let words = Self.difference(excess: excess, missed: missed)
      // The ranges are drawn below where there is room for them: the words come first.
      let isRoom = at + ranges.count + canvas.width(of: words) <= columns
      let end =
        isRoom ? canvas.write(Words(verbatim: ranges), row: row, column: at, .quiet) : at
      canvas.write(words, row: row, column: end, isSame ? .quiet : .warning)
    }
    let most = space > 20 ? 3 : 2
    add(other.excess, sign: "+", words: "too much", most: most, &rows)
    add(other.missed, sign: Sign.missed, words: "missed", most: most, &rows)
  }

  private static func difference(excess: Int, missed: Int) -> Words {
    switch (excess, missed) {
    case (0, 0): "the same"
    case (_, 0): "\(number: excess) too much"
    case (0, _): "\(number: missed) missed"
    default: "\(number: excess) too much, \(number: missed) missed"
    }
  }

  private func add(
    _ ranges: RangeSet<ScalarOffset>, sign: Unicode.Scalar, words: Words, most: Int,
    _ rows: inout PaneRows
  ) {
    let all = ranges.ranges
    let isAll = all.count <= most
    for range in all.prefix(isAll ? most : most - 1) {
      rows.add(need: Need.differences, press: show(range)) { canvas, row in
        canvas.put(sign, row: row, column: 2, style: canvas.theme[.warning])
        let at = canvas.write(
          Words(verbatim: RangeNotation.text(range)), row: row, column: 4, .text)
        let isWide = canvas.columns >= 34
        let last = canvas.columns - 1
        let end = isWide ? last - canvas.width(of: words) - 1 : canvas.columns
        ScalarRow.draw(
          range, of: analysis.document, row: row, columns: max(at + 1, 13)..<max(14, end),
          into: &canvas)
        if isWide { canvas.writeRight(words, row: row, before: last, .quiet) }
      }
    }
    if !isAll {
      rows.add(need: Need.differences, press: show(all[most - 1])) { canvas, row in
        canvas.put(sign, row: row, column: 2, style: canvas.theme[.warning])
        canvas.write(
          "and \(number: all.count - most + 1) more \(words)", row: row, column: 4, .quiet)
      }
    }
  }

  // MARK: - Typing over it

  /// At which column a letter would appear in each of the ranges, which of them it would go into,
  /// and why.
  private func addLandings(_ columns: Int, _ rows: inout PaneRows) {
    guard let first = landings.first else { return }
    let candidates = first.plan.candidates.prefix(8)
    let widest = candidates.map { RangeNotation.text($0.range).count }.max() ?? 0
    // Where the ranges are long they are cut before the columns are.
    let left = max(12, min(widest + 2, columns - 6 * landings.count))
    let field = (columns - left) / landings.count
    rows.addBlank(need: Need.landings)
    rows.add(
      need: Need.landings, isHeading: true,
      press: show(first.plan.candidates[first.plan.chosen].range)
    ) { canvas, row in
      canvas.write("typed into", row: row, column: 0, .title)
      let heads = landings.map { landing -> Words in "\(own: landing.kind) at" }
      // Where one has no place beside the next, what is typed stands alone in all of them.
      let isFull = heads.allSatisfy { canvas.width(of: $0) < field }
      for (index, landing) in landings.enumerated() {
        canvas.write(
          isFull ? heads[index] : Words(verbatim: landing.kind), row: row,
          column: left + index * field, .key)
      }
    }
    for (number, candidate) in candidates.enumerated() {
      rows.add(need: Need.landings, press: show(candidate.range)) { canvas, row in
        canvas.write(
          Words(verbatim: RangeNotation.text(candidate.range)), row: row, column: 1,
          width: left - 2, .text)
        for (index, landing) in landings.enumerated() {
          let isChosen = landing.plan.chosen == number
          let place = landing.plan.candidates[number].place.map { "\($0.column.rawValue)" } ?? "?"
          canvas.write(
            isChosen ? Words(verbatim: place) + " " + canvas.landing : Words(verbatim: place),
            row: row, column: left + index * field, isChosen ? .accent : .quiet)
        }
      }
    }
    for landing in landings {
      let plan = landing.plan
      rows.add(need: Need.details, press: show(plan.candidates[plan.chosen].range)) {
        canvas, row in
        canvas.write(Words(verbatim: landing.kind), row: row, column: 1, .key)
        let at = canvas.write(
          Words(verbatim: RangeNotation.text(plan.candidates[plan.chosen].range) + " "), row: row,
          column: 3, .text)
        let reason = Self.reason(plan)
        let last = canvas.columns - 1 - canvas.width(of: reason)
        canvas.write(reason, row: row, column: max(at, last < at ? 12 : min(12, last)), .quiet)
      }
    }
  }

  private static func reason(_ plan: ReplacementPlan) -> Words {
    guard let direction = plan.direction else {
      return plan.chosen == 0 ? "the first range" : "at the selection"
    }
    let name = direction == .leftToRight ? "L" : "R"
    let chosen = plan.candidates[plan.chosen]
    guard chosen.hasNeighbour(direction) || !chosen.isAtHole else { return "at the selection" }
    let why: Words =
      !chosen.hasNeighbour(direction)
      ? "no \(verbatim: name) stays"
      : chosen.before == direction
        ? "\(verbatim: name) stays before it" : "\(verbatim: name) stays after it"
    return switch plan.reason {
    case .keyboard: "keyboard \(verbatim: name), \(why)"
    case .lastTyped: "last typed \(verbatim: name), \(why)"
    case .insertedText, .none: why
    }
  }
}

extension Canvas {
  /// The sign of what lands in the range that stands before it. It is a word of its own, so that it
  /// stands on the side of that range.
  fileprivate var landing: Words {
    Words(verbatim: isMirrored ? Sign.landsFromLeft : Sign.lands)
  }
}
