internal import BidiAlgorithm
internal import Keyboards
internal import Screen
internal import TextModel

/// What the word at the caret may be, below it: Up and Down or a click take a choice in hand, space puts it there.
enum CandidateBar: Floating {
  static func frame(
    caret: Point, screen: Size, _ app: AppState, _ analysis: Analysis
  ) -> Rect? {
    guard let composition = app[KeyboardsFeature.self].composition,
      composition.stands(in: app.session)
    else { return nil }
    let widest = composition.choices.map { DrawnText($0.text, .rightToLeft).width }.max() ?? 0
    let columns = min(max(widest + 4 + tagWidth, 26), screen.columns)
    let rows = composition.choices.count + 2
    let column = min(max(0, caret.column - columns / 2), screen.columns - columns)
    let below = caret.row + 1
    // The last row is that of the keys.
    if below + rows < screen.rows {
      return Rect(row: below, column: column, rows: rows, columns: columns)
    }
    guard caret.row - rows >= 1 else { return nil }
    return Rect(row: caret.row - rows, column: column, rows: rows, columns: columns)
  }

  private static let tagWidth = 9

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    guard let composition = app[KeyboardsFeature.self].composition else { return }
    let language = app[KeyboardsFeature.self].speller?.keyboard.language ?? ""
    let inHand = composition.inHand.kind == .latin ? "en" : language
    OverlayFrame.draw(title: "\(inHand)  Tab flips", into: &canvas)
    for (index, choice) in composition.choices.enumerated() {
      let row = index + 1
      let isChosen = index == composition.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 1, style: canvas.theme[.caretMark])
      }
      DrawnText(choice.text, choice.kind == .latin ? .leftToRight : .rightToLeft).draw(
        row: row, column: 3, isChosen ? .accent : .text, into: &canvas)
      let tag =
        switch choice.kind {
        case .word: index == 0 ? "space" : ""
        case .meaning: "means"
        case .latin: index == 0 ? "space" : "Esc"
        }
      canvas.writeRight(tag, row: row, before: canvas.columns - 1, .quiet)
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let choice = point.row - 1
    guard let composition = app[KeyboardsFeature.self].composition,
      composition.choices.indices.contains(choice)
    else { return nil }
    return .keyboards(.word(.choose(choice)))
  }
}
