internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// What the Selection pane says of a caret: its gap, its places, and what the keys would do.
struct CaretFacts {
  private let analysis: Analysis
  private let session: EditingSession
  /// What selects.
  private let howToSelect: Words
  /// The key that decides what a selection takes.
  private let howToChoose: Words
  private let report: CaretReport
  private let words: Catalogue
  /// The columns of the pane.
  private let columns: Int

  /// What rows are for that come where there is room for all of them; below these come those that
  /// always stand there.
  private enum Need {
    /// How arrows and keys work.
    static let policies = 3
    /// What a drag takes under each policy.
    static let drags = 4
    /// What is cut in one row, on as many as it takes.
    static let deleteInFull = 5
    static let backspaceInFull = 6
    static let factsInFull = 7
  }

  init(_ app: AppState, _ analysis: Analysis, columns: Int) {
    self.analysis = analysis
    self.columns = columns
    session = app.session
    words = app.words
    howToSelect = HowToSelect(app).inBrief
    let chooser = app.commands.keyName(of: .edit(.nextSelectionPolicy))
    howToChoose =
      chooser.map { "\(verbatim: $0) sets what a drag takes." } ?? "What a drag takes:"
    // It types two letters on trial.
    report =
      analysis.memory[
        Report(
          layout: analysis.layout, focus: analysis.selection.focus,
          unit: app.session.backspaceUnit)]
  }

  private struct Report: Question {
    let layout: TextLayout
    let focus: TextPosition
    let unit: DeletionUnit

    func answer(_ memory: Memory) -> CaretReport { layout.report(at: focus, unit: unit) }
  }

  /// Whether there is no scalar of the paragraph at the side to which the caret leans.
  private var leansOnNothing: Bool {
    let position = report.position
    return position.affinity == .upstream
      ? position.offset.rawValue == analysis.paragraphStart
      : position.offset == analysis.document.endOffset
  }

  /// The rows of the pane.
  var rows: PaneRows {
    var rows = PaneRows()
    // What the keys will do comes first; where the caret is in storage is for those who ask.
    rows.add(
      need: 1, press: HowToSelect.press(at: report.position.offset, in: analysis.document)
    ) { canvas, row in
      canvas.write(howToSelect, row: row, column: 0, .quiet)
    }
    add(Words(own: "Backspace"), backward: true, report.backspace, &rows)
    add(Words(own: "Delete"), backward: false, report.delete, &rows)
    addLetters(&rows)
    let gap = report.position.offset.rawValue
    add("column", place(report.places.primary), role: .text, &rows)
    if let second = report.places.secondary {
      add("and", place(second), press: goTo(second), &rows)
    }
    let isUpstream = report.position.affinity == .upstream
    let inFull: Words =
      leansOnNothing
      ? "gap \(number: gap)"
      : isUpstream ? "gap \(number: gap) upstream" : "gap \(number: gap) downstream"
    let inBrief: Words =
      leansOnNothing
      ? inFull : isUpstream ? "\(number: gap) upstream" : "\(number: gap) downstream"
    rows.add(need: 1, press: Self.describe) { canvas, row in
      let label = canvas.write("caret", row: row, column: 0, width: 10, .quiet)
      // A blank stays before the frame.
      let fits = canvas.width(of: inFull) < canvas.columns - 11
      let words = fits ? inFull : inBrief
      canvas.write(
        words, row: row, column: column(of: canvas.width(of: words), behind: label), .text)
    }
    if let other = otherGap {
      add("here also", "gap \(number: other.rawValue)", need: 2, press: goTo(other), &rows)
    }
    if let keyboard = session.keyboard {
      let gap = analysis.layout.insertionOffset(at: report.position, keyboard: keyboard)
      add(
        "keyboard", "\(verbatim: keyboard.shortName): types into gap \(number: gap.rawValue)",
        need: 2, press: goTo(gap), &rows)
    } else {
      let gap = analysis.layout.insertionOffset(at: report.position, keyboard: nil)
      if gap != report.position.offset {
        add("typed into", "gap \(number: gap.rawValue), before the cell", press: goTo(gap), &rows)
      }
    }
    rows.addBlank(need: Need.policies)
    add(
      "arrows", session.motionPolicy.shortWords, role: .quiet, need: Need.policies,
      press: SelectionFeature.choose(.nextMotionPolicy), &rows)
    add(
      "deletion", session.deletionPolicy == .atOnce ? "at once" : "moves first", role: .quiet,
      need: Need.policies, press: SelectionFeature.choose(.nextDeletionPolicy), &rows)
    add(
      "unit", session.backspaceUnit == .cluster ? "cluster" : "scalar, for Backspace",
      role: .quiet, need: Need.policies, press: SelectionFeature.choose(.nextBackspaceUnit), &rows)
    addPolicies(&rows)
    return rows
  }

  /// How many of some rows it asks for: those of drags where all of them have a place. What is cut
  /// takes only rows that nobody asks for.
  func wish(of rows: Int) -> Int {
    let all = self.rows
    let whole = all.count(at: Need.drags)
    return min(rows, whole <= rows ? whole : all.count(at: Need.policies))
  }

  /// What each policy takes, below the facts: the rows are those that a selection fills.
  private func addPolicies(_ rows: inout PaneRows) {
    rows.addBlank(need: Need.drags)
    rows.add(
      need: Need.drags, isHeading: true, press: SelectionFeature.choose(.nextSelectionPolicy)
    ) { canvas, row in
      canvas.write(howToChoose, row: row, column: 0, .quiet)
    }
    let widest = SelectionPolicy.allCases.map { words.onScreen($0.shortWords).columns }.max() ?? 0
    for policy in SelectionPolicy.allCases {
      rows.add(need: Need.drags, press: SelectionFeature.choose(.selectionPolicy(policy))) {
        canvas, row in
        let isActive = policy == analysis.policy
        let at = canvas.write(
          policy.shortWords + " ", row: row, column: 0, isActive ? .accent : .title)
        canvas.write(Self.taken(by: policy), row: row, column: max(at, widest + 1), .quiet)
      }
    }
  }

  private static func taken(by policy: SelectionPolicy) -> Words {
    switch policy {
    case .natural: "what you sweep over"
    case .single: "one range in storage"
    case .snap: "one in both orders"
    }
  }

  /// What is beside the caret, in words.
  private static let describe = Action.feature(SelectionFeature.self, .describe)

  /// Where a letter of each direction would appear.
  private func addLetters(_ rows: inout PaneRows) {
    guard let left = report.leftToRightLetter, let right = report.rightToLeftLetter else {
      return add("a letter", "the paragraph is too long to try", need: 1, &rows)
    }
    rows.add(below: 1, press: goTo(left)) { canvas, row in
      let label = canvas.write(
        "letters \(verbatim: "\(Sign.arrow(.leftToRight)) \(Sign.arrow(.rightToLeft))")", row: row,
        column: 0, width: 11, .quiet)
      let inFull: Words =
        "to columns \(number: left.column.rawValue), \(number: right.column.rawValue)"
      let inBrief: Words =
        "columns \(number: left.column.rawValue), \(number: right.column.rawValue)"
      let fits = canvas.width(of: inFull) < canvas.columns - 12
      let words = fits ? inFull : inBrief
      let column = column(of: canvas.width(of: words), behind: label, usual: 12)
      canvas.write(words, row: row, column: column, .text)
    }
    addLetter(.leftToRight, left, &rows)
    addLetter(.rightToLeft, right, &rows)
  }

  private func addLetter(_ direction: TextDirection, _ place: CaretPlace, _ rows: inout PaneRows) {
    add(
      "a letter \(verbatim: Sign.arrow(direction))", letter(place), need: 1, press: goTo(place),
      &rows)
  }

  /// The other gap at the primary place: where directions meet, a place has two.
  private var otherGap: ScalarOffset? {
    let place = report.places.primary
    let gaps = [HorizontalSide.left, .right].map {
      analysis.layout.position(at: place.line, column: place.column, leaning: $0).offset
    }
    return gaps.first { $0 != report.position.offset }
  }

  /// The caret goes to a place of the screen.
  private func goTo(_ place: CaretPlace) -> Action {
    goTo(analysis.layout.position(at: place.line, column: place.column, leaning: .left).offset)
  }

  /// The caret goes before a scalar; where it is there already, what is beside it is said.
  private func goTo(_ offset: ScalarOffset) -> Action {
    offset == report.position.offset ? Self.describe : .goTo(offset)
  }

  /// What a key would remove is shown; the caret stays.
  private func show(_ range: Range<ScalarOffset>) -> Action {
    .feature(SelectionFeature.self, .show(range))
  }

  /// Where a value of so many columns stands behind its label: below the others, or a column or
  /// some before where it would touch the frame.
  private func column(of width: Int, behind label: Int, usual: Int = Self.valueColumn) -> Int {
    let last = columns - 1 - width
    return last > label ? min(usual, last) : usual
  }

  private static let valueColumn = 11

  /// A fact; a press on it says what is beside the caret, unless it is of something else. What is
  /// cut in one row has as many as it takes where there is room for them.
  private func add(
    _ label: Words, _ value: Words, role: Role = .text, need: Int = 0,
    inFull: Int = Need.factsInFull, press: @escaping @autoclosure () -> Action? = nil,
    _ rows: inout PaneRows
  ) {
    addFolding(
      words.onScreen(value), from: 11, need: need, inFull: inFull,
      press: { press() ?? Self.describe }, &rows
    ) { line, isFirst, canvas, row in
      let end = isFirst ? canvas.write(label, row: row, column: 0, width: 10, .quiet) : 0
      canvas.write(line, row: row, column: column(of: line.columns, behind: end), role)
    }
  }

  /// Words from a column on, in one row and, where that cuts them, in as many as they take where
  /// there is room for those. What writes a line is told whether it is the first one.
  private func addFolding(
    _ whole: ScreenWords, from column: Int, need: Int, inFull: Int, goesOn: Bool = false,
    press: @escaping () -> Action, _ rows: inout PaneRows,
    _ write: @escaping (ScreenWords, Bool, inout Canvas, Int) -> Void
  ) {
    let lines = whole.wrapped(besideFrame: max(1, columns - column))
    let isCut = lines.count > 1
    if !isCut || need < inFull {
      rows.add(
        need: need, below: isCut ? inFull : .max, goesOn: goesOn, press: press()
      ) { canvas, row in
        write(whole, true, &canvas, row)
      }
    }
    guard isCut else { return }
    for (number, line) in lines.enumerated() {
      rows.add(need: inFull, goesOn: goesOn || number > 0, press: press()) { canvas, row in
        write(line, number == 0, &canvas, row)
      }
    }
  }

  /// What a deletion key removes by name, or where it moves first.
  private func add(
    _ label: Words, backward: Bool, _ range: Range<ScalarOffset>?, _ rows: inout PaneRows
  ) {
    let inFull = backward ? Need.backspaceInFull : Need.deleteInFull
    if case .move(let position) = session.deletion(backward: backward) {
      let place = analysis.layout.place(of: position)
      add(
        label, "moves to column \(number: place.column.rawValue) first", inFull: inFull,
        press: goTo(position.offset), &rows)
      return
    }
    guard let range else {
      add(label, "nothing", &rows)
      return
    }
    let scalars = analysis.document.scalars(in: range)
    guard let first = scalars.first, scalars.count == 1 else {
      let codes = scalars.map { $0.isWellFormed ? codePoint($0.value) : StripItem.label(of: $0) }
      let press = show(range)
      add(label, Words(verbatim: codes.joined(separator: " ")), press: press, &rows)
      for scalar in scalars.prefix(6) {
        addName(of: scalar, need: 2, inFull: inFull, press: press, &rows)
      }
      return
    }
    let code = first.isWellFormed ? codePoint(first.value) : StripItem.label(of: first)
    let press = show(range)
    // With a blank between the code and the name, and one before the frame.
    let isWhole = words.onScreen(name(first)).columns < columns - 12 - code.count
    rows.add(below: isWhole ? .max : inFull, press: press) { canvas, row in
      let end = canvas.write(label, row: row, column: 0, .quiet)
      let width = code.count + 1 + canvas.width(of: name(first))
      let at = canvas.write(
        Words(verbatim: code + " "), row: row, column: column(of: width, behind: end), .text)
      canvas.write(name(first), row: row, column: at, .quiet)
    }
    guard !isWhole else { return }
    // A name that is cut has rows of its own, as those of several scalars have.
    rows.add(need: inFull, press: press) { canvas, row in
      canvas.write(label, row: row, column: 0, .quiet)
      canvas.write(Words(verbatim: code), row: row, column: 11, .text)
    }
    addName(of: first, need: inFull, inFull: inFull, goesOn: true, press: press, &rows)
  }

  /// A scalar's name on a row of its own, or on as many as it takes where there is room for them.
  /// It may go on with what stands above.
  private func addName(
    of scalar: StoredScalar, need: Int, inFull: Int, goesOn: Bool = false, press: Action,
    _ rows: inout PaneRows
  ) {
    addFolding(
      words.onScreen(name(scalar)), from: 13, need: need, inFull: inFull, goesOn: goesOn,
      press: { press }, &rows
    ) { line, _, canvas, row in
      canvas.write(line, row: row, column: 13, .quiet)
    }
  }

  private func name(_ stored: StoredScalar) -> Words {
    stored.isWellFormed
      ? Words(character: stored.scalar, english: ScalarFacts.name(of: stored.scalar))
      : "not well-formed"
  }

  private func place(_ place: CaretPlace) -> Words {
    line(
      place,
      Words.number(place.column.rawValue, arrow: place.direction) + " "
        + place.direction.inBrief)
  }

  private func letter(_ place: CaretPlace) -> Words {
    line(place, "to column \(number: place.column.rawValue)")
  }

  /// Words on a place, with its line where that is not the caret's.
  private func line(_ place: CaretPlace, _ words: Words) -> Words {
    let here = report.places.primary.line
    if place.line == here { return words }
    return place.line < here ? "\(words), line above" : "\(words), line below"
  }
}
