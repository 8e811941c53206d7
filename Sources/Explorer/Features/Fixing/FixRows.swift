internal import BidiAlgorithm
internal import ExplorerCore
internal import Fixing
internal import Screen
internal import TextModel
internal import Wording

/// The rows of ``FixOverlay``: the line now, what is torn of it, and each change as the line will
/// look.
struct FixRows {
  /// A row below the line as it is now.
  private struct Row {
    enum Content {
      case words(ScreenWords, Role)
      /// What is to be seen after a change.
      case display(FixChoices.Choice)
      /// What is stored after it.
      case storage(FixChoices.Choice)
    }
    var content: Content
    /// The change that it tells of.
    var choice: Int?
  }

  private let overlay: FixOverlay
  private var rows: [Row] = []

  /// The rows in a frame of so many columns.
  init(_ overlay: FixOverlay, columns: Int, _ app: AppState) {
    self.overlay = overlay
    let choices = overlay.choices
    let width = max(8, columns - 4)
    func add(_ words: Words, _ role: Role, choice: Int? = nil, indent: Int = 0) {
      for line in app.words.onScreen(words).wrapped(to: width - indent) {
        let words = ScreenSigns(blanks: indent) + line
        rows.append(Row(content: .words(words, role), choice: choice))
      }
    }
    if !choices.isWanted {
      for problem in choices.problems { add(problem.sentence, .warning) }
    }
    if let found = overlay.found {
      add(found, .text)
    } else if let reason = choices.reason {
      add(reason, .quiet)
    }
    for (index, choice) in choices.choices.enumerated() {
      let isChosen = index == overlay.chosen
      let name = choices.isWanted ? choice.candidate.name : choice.candidate.nameWithRest
      add(
        "\(number: index + 1). \(name)", isChosen ? .accent : .text, choice: index, indent: 2)
      rows.append(Row(content: .display(choice), choice: index))
      guard isChosen else { continue }
      if !choice.candidate.edit.isEmpty {
        rows.append(Row(content: .storage(choice), choice: index))
      }
      if choice.candidate.direction != nil {
        add(
          "Sets the direction here; the file does not store it.", .quiet, choice: index, indent: 2)
      }
      let rules = choice.candidate.rules
      if rules.drawing < rules.all {
        add(
          """
          \(number: rules.drawing) of the \(number: rules.all) strategies that read the text draw it so.
          """, .quiet, choice: index, indent: 2)
      }
    }
  }

  /// How many rows there are, with that of the line as it is now.
  var count: Int { rows.count + 1 }

  /// Which of the rows are shown below the first one in a frame of so many rows: those of the
  /// chosen change, and of the reasons above the first one their beginning; and the last row of
  /// that where the reasons go on.
  private func shown(_ frameRows: Int) -> (rows: [Int], cut: Int?) {
    let height = max(0, frameRows - 3)
    let head = rows.firstIndex { $0.choice == overlay.chosen } ?? 0
    // The reasons above the first change stay in view as long as it is to be seen too.
    let last =
      rows.lastIndex { row in
        if overlay.chosen == 0, case .display = row.content { return row.choice == 0 }
        return overlay.chosen > 0 && row.choice == overlay.chosen
      } ?? head
    let first = min(max(0, last + 1 - height), head)
    guard overlay.chosen == 0, first > 0, first < head else {
      return (Array(first..<min(rows.count, first + height)), nil)
    }
    let kept = head - first
    return (Array(0..<kept) + Array(head..<min(rows.count, first + height)), kept - 1)
  }

  /// The change of which a row of the frame tells.
  func choice(at row: Int, rows frameRows: Int) -> Int? {
    let shown = shown(frameRows).rows
    return shown.indices.contains(row - 2) ? rows[shown[row - 2]].choice : nil
  }

  /// The columns of the words before the lines; next to none where a line has no place beside them.
  private func labelWidth(_ canvas: Canvas) -> Int {
    let full = 7
    guard canvas.columns < 60 else { return full }
    let widest =
      ([lineNow] + overlay.choices.choices.map { line(after: $0) })
      .map { $0.width(canvas.clusters) }.max() ?? 0
    return widest <= canvas.columns - 4 - full ? full : 2
  }

  /// The line as it is now.
  private var lineNow: BidiRow {
    let choices = overlay.choices
    return BidiRow(
      Self.text(choices.scalars), direction: choices.direction, showsControls: false)
  }

  /// The line after a change.
  private func line(after choice: FixChoices.Choice) -> BidiRow {
    BidiRow(
      Self.text(choice.candidate.text), direction: choice.direction, showsControls: false)
  }

  /// What is in sight of the line now and after a change, in positions of the paragraph: what moves
  /// and the pieces that are torn there, or that alone where they have no room beside it; what is
  /// torn where nothing moves.
  private func sought(
    _ choice: FixChoices.Choice, columns: Int, _ canvas: Canvas
  ) -> RangeSet<Int> {
    let choices = overlay.choices
    let moved = choices.movedNow(choice)
    guard !moved.isEmpty else { return choices.torn }
    let pieces = choices.problems.filter { problem in
      problem.kind != .paragraph && problem.range.contains { moved.contains($0) }
    }
    let whole = moved.union(RangeSet(pieces.map(\.range)))
    return lineNow.shows(whole, columns: columns, canvas.clusters) ? whole : moved
  }

  func draw(into canvas: inout Canvas) {
    let choices = overlay.choices
    let label = labelWidth(canvas)
    let columns = 2 + label..<canvas.columns - 2
    if label > 2 { canvas.write("now", row: 1, column: 2, width: label - 1, .quiet) }
    let chosen =
      choices.choices.indices.contains(overlay.chosen) ? choices.choices[overlay.chosen] : nil
    var (marked, inSight) = (choices.torn, choices.torn)
    if let chosen {
      marked.formUnion(choices.movedNow(chosen))
      inSight = sought(chosen, columns: columns.count, canvas)
    }
    lineNow.draw(row: 1, columns: columns, marking: marked, seeking: inSight, into: &canvas)
    canvas.placeCursor(row: 1, column: 2)
    let (shown, cut) = shown(canvas.rows)
    for (row, index) in zip(2..., shown) {
      let item = rows[index]
      let isChosen = item.choice == overlay.chosen
      switch item.content {
      case .words(let words, let role):
        canvas.write(
          index == cut ? words + " \(Sign.more)" : words, row: row, column: 2,
          width: canvas.columns - 4, role)
        if isChosen, index == 0 || rows[index - 1].choice != overlay.chosen {
          canvas.put(Sign.caretRow, row: row, column: 2, style: canvas.theme[.caretMark])
          canvas.placeCursor(row: row, column: 2)
        }
      case .display(let choice):
        if label > 2 { canvas.write("then", row: row, column: 4, width: label - 3, .quiet) }
        let sought = sought(choice, columns: columns.count, canvas)
        line(after: choice).draw(
          row: row, columns: columns, marking: choice.moved,
          seeking: choices.positions(of: sought, after: choice), into: &canvas)
      case .storage(let choice):
        if label > 2 { canvas.write("text", row: row, column: 4, width: label - 3, .quiet) }
        ScalarRow.draw(
          choice.storedAroundChange(columns.count), row: row, columns: columns, keepsLeft: true,
          into: &canvas)
      }
    }
    let more = canvas.theme[.quiet]
    if let first = shown.first, first > 0 {
      canvas.put(Sign.more, row: 2, column: canvas.columns - 2, style: more)
    }
    if let last = shown.last, last < rows.count - 1 {
      canvas.put(Sign.more, row: canvas.rows - 2, column: canvas.columns - 2, style: more)
    }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}

extension FixChoices.Choice {
  /// As much of what is stored as may fit into so many columns, with the first change in it.
  fileprivate func storedAroundChange(_ columns: Int) -> [StoredScalar] {
    let insertion = candidate.insertions.first?.at ?? .max
    let first = min(insertion, candidate.removals.first ?? .max)
    let start = first * 2 > columns ? max(0, first - columns / 4) : 0
    return candidate.text.dropFirst(start).prefix(columns).map { StoredScalar($0) }
  }
}
