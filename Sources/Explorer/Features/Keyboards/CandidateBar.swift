internal import BidiAlgorithm
internal import ExplorerCore
internal import Keyboards
internal import Screen
internal import TextModel
internal import Wording

/// The candidates of the word at the caret, below it. Up, Down or a click choose one, and space
/// takes it.
enum CandidateBar: Floating {
  static func frame(
    caret: Point, screen: Size, _ app: AppState, _ analysis: Analysis
  ) -> Rect? {
    guard let composition = app[KeyboardsFeature.self].composition,
      composition.stands(in: app.session)
    else { return nil }
    let widest =
      composition.choices.map {
        DrawnText($0.text, direction(app), app.session.settings.clusters).width
      }.max() ?? 0
    let columns = min(max(widest + 4 + tagWidth, 26), screen.columns)
    let column = min(max(0, caret.column - columns / 2), screen.columns - columns)
    // Row 0 is the title's, and the last row the keys'.
    let (above, below) = (caret.row - 1, screen.rows - caret.row - 2)
    let wanted = composition.choices.count + 2
    let isBelow = below >= wanted || below >= above
    let rows = min(wanted, isBelow ? below : above)
    guard rows >= 3 else { return nil }
    return Rect(
      row: isBelow ? caret.row + 1 : caret.row - rows, column: column, rows: rows, columns: columns)
  }

  /// The direction of what the keyboard spells.
  private static func direction(_ app: AppState) -> TextDirection {
    app[KeyboardsFeature.self].words?.typed.keyboard.direction ?? .rightToLeft
  }

  /// The first choice in view, of a number of rows. The chosen one is always in view.
  private static func first(_ composition: Composition, rows: Int) -> Int {
    max(0, composition.chosen - max(1, rows - 2) + 1)
  }

  private static let tagWidth = 9

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    guard let composition = app[KeyboardsFeature.self].composition else { return }
    let language = app[KeyboardsFeature.self].words?.typed.keyboard.language ?? ""
    let inHand = composition.inHand.kind == .latin ? "en" : language
    OverlayFrame.draw(title: Words(verbatim: "\(inHand)  ") + "Tab flips", into: &canvas)
    let first = first(composition, rows: canvas.rows)
    for (index, choice) in composition.choices.enumerated().dropFirst(first).prefix(canvas.rows - 2)
    {
      let row = index - first + 1
      let isChosen = index == composition.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 1, style: canvas.theme[.caretMark])
      }
      DrawnText(
        choice.text, choice.kind == .latin ? .leftToRight : direction(app), canvas.clusters
      ).draw(row: row, column: 3, isChosen ? .accent : .text, into: &canvas)
      let tag: Words =
        switch choice.kind {
        case _ where isChosen: "space"
        case .word: .none
        case .meaning: "means"
        case .latin: Words(verbatim: "Esc")
        }
      canvas.writeRight(tag, row: row, before: canvas.columns - 1, .quiet)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    guard let composition = app[KeyboardsFeature.self].composition,
      (1..<size.rows - 1).contains(point.row)
    else { return nil }
    let choice = point.row - 1 + first(composition, rows: size.rows)
    guard composition.choices.indices.contains(choice) else { return nil }
    return .keyboards(.word(.choose(choice)))
  }
}
