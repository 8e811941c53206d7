internal import BidiAlgorithm
internal import ExplorerCore
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
  private let others: [SelectionComparison]
  /// What would be typed, and where it would go; empty where there is but one range.
  private let landings: [Landing]

  private struct Landing {
    var kind: String
    var plan: ReplacementPlan
  }

  init(_ app: AppState, _ analysis: Analysis) {
    self.analysis = analysis
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
    addRanges(space, &rows)
    addPlatforms(columns, &rows)
    rows.addBlank(need: 5)
    for other in others { add(other, space, columns, &rows) }
    addLandings(columns, &rows)
    return rows
  }

  /// A press on what is said of a range shows the range; a caret there would end the selection.
  private func show(_ range: Range<ScalarOffset>) -> Action {
    .feature(SelectionFeature.self, .show(range))
  }

  // MARK: - The active policy

  private func addRanges(_ space: Int, _ rows: inout PaneRows) {
    let free = space - 1 - (space > 4 ? others.count : 0)
    let least = max(1, free / (space > 16 ? 3 : 1))
    let isAll = analysis.ranges.count <= least
    let shown = analysis.ranges.prefix(isAll ? least : max(1, least - 1))
    let column = 2 + (shown.map { RangeNotation.text($0).count }.max() ?? 0)
    for range in shown {
      let kinds = landings.filter { $0.plan.candidates[$0.plan.chosen].range == range }.map(\.kind)
      rows.add(press: show(range)) { canvas, row in
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
      rows.add(need: 3, press: show(range)) { canvas, row in
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
      rows.add(press: show(analysis.ranges[shown.count])) { canvas, row in
        canvas.write(
          "and \(number: analysis.ranges.count - shown.count) more", row: row, column: 1, .quiet)
      }
    }
  }

  /// What the APIs of Apple's text views say of it, in UTF-16: an array of ranges, and one range
  /// alone.
  private func addPlatforms(_ columns: Int, _ rows: inout PaneRows) {
    let ranges = analysis.ranges.map { analysis.document.storageRange($0).utf16 }
    guard let first = ranges.first, let last = ranges.last else { return }
    let whole = first.lowerBound..<last.upperBound
    let excess = ranges.reduce(whole.count) { $0 - $1.count }
    let start = analysis.ranges.first.map(show)
    let name = "selectedRanges"
    /// As many ranges from one on as fit, at least one; a range without its end says nothing.
    func fitting(from first: Int, in space: Int, marksMore: Bool) -> (text: String, end: Int) {
      let ends = first + 1...max(first + 1, min(first + 4, ranges.count))
      let all: [(text: String, end: Int)] = ends.map { end in
        let shown = ranges[first..<end].map(nsRange).joined(separator: " ")
        return (text: end < ranges.count && marksMore ? shown + " \u{2026}" : shown, end: end)
      }
      return all.last { $0.text.count <= space } ?? all[0]
    }
    func add(_ text: String, isFirst: Bool, need: Int, below: Int, press: Action?) {
      rows.add(need: need, below: below, press: press) { canvas, row in
        let at = isFirst ? canvas.write(Words(own: name), row: row, column: 0, .title) + 1 : 2
        canvas.write(verbatim: text, row: row, column: at, .text)
      }
    }
    let space = columns - name.count - 1
    let head = fitting(from: 0, in: space, marksMore: true)
    let goesOn = head.end < ranges.count
    add(head.text, isFirst: true, need: 1, below: goesOn ? 4 : .max, press: start)
    if goesOn {
      // Where there is a row for it, the list goes on there.
      let above = fitting(from: 0, in: space, marksMore: false)
      add(above.text, isFirst: true, need: 4, below: .max, press: start)
      if above.end < ranges.count {
        let rest = fitting(from: above.end, in: columns - 2, marksMore: true)
        add(
          rest.text, isFirst: false, need: 4, below: .max, press: show(analysis.ranges[above.end]))
      }
    }
    rows.add(need: 1, press: start) { canvas, row in
      let at = canvas.write(Words(own: "selectedRange"), row: row, column: 0, .title)
      let range = nsRange(whole)
      let words: Words = excess > 0 ? ": \(number: excess) too much" : .none
      // Where both have no room, that it is too much matters more than where it is.
      let isRoom = at + 1 + range.count + canvas.width(of: words) <= canvas.columns
      let end =
        isRoom || excess == 0 ? canvas.write(verbatim: range, row: row, column: at + 1, .text) : at
      canvas.write(words, row: row, column: end, .warning)
    }
  }

  /// A range as `NSRange` says it: where it begins and how long it is.
  private func nsRange(_ range: Range<UTF16Offset>) -> String {
    "{\(range.lowerBound.rawValue),\(range.count)}"
  }

  // MARK: - The others

  /// What another policy would take from the same gesture, and every scalar where it differs.
  private func add(
    _ other: SelectionComparison, _ space: Int, _ columns: Int, _ rows: inout PaneRows
  ) {
    let excess = other.excess.scalarCount
    let missed = other.missed.scalarCount
    let isSame = excess == 0 && missed == 0
    rows.add(press: SelectionFeature.choose(.selectionPolicy(other.policy))) { canvas, row in
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
      rows.add(need: 1, press: show(range)) { canvas, row in
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
      rows.add(need: 1, press: show(all[most - 1])) { canvas, row in
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
    rows.addBlank(need: 2)
    rows.add(
      need: 2, isHeading: true,
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
      rows.add(need: 2, press: show(candidate.range)) { canvas, row in
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
      rows.add(need: 3, press: show(plan.candidates[plan.chosen].range)) {
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
