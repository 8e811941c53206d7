internal import BidiAlgorithm
internal import ExplorerCore
internal import Keyboards
internal import Screen
internal import TextModel
internal import Wording

/// The keyboard in use: what each key types in each level, the key pressed last, and the key of the
/// letter at the caret. A click on a key types it.
enum KeyboardPane: Pane {
  static let title: Words = "Keyboard"
  static let isMirrored = false
  static let takesTyping = true
  static let height = PaneHeight(least: 9)
  static let bar: [BarEntry] = [.caret]

  /// The keyboard that is shown: the one in use, else the one used last.
  private static func keyboard(_ app: AppState, _ analysis: Analysis) -> Keyboard? {
    let state = app[KeyboardsFeature.self]
    return (state.active ?? state.last).flatMap {
      app.keyboard(named: $0, analysis.memory)
    }
  }

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let keyboard = keyboard(app, analysis) else { return nil }
    let name = Words(
      verbatim: keyboard.xkbName.map { "\(keyboard.name), xkb \($0)" } ?? keyboard.name)
    return app[KeyboardsFeature.self].active == nil ? "\(name), at rest" : name
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    switch keyboard(app, analysis) {
    case nil:
      let key = app.commands.keyName(of: .keyboards(.openList))
      canvas.drawWords {
        let row = $0.write("You type with your own keyboard.", fromRow: 0, column: 1, .text)
        let end = $0.write(
          key.map { "\(verbatim: $0) lists the keyboards that type other scripts." }
            ?? "The palette lists the keyboards that type other scripts.", fromRow: row, column: 1,
          .quiet)
        for row in 0..<end { $0.offer(.keyboards(.openList), row: row) }
      }
    case .layout(let layout)?: draw(layout, app, analysis, into: &canvas)
    case .pad(let pad)?: draw(pad, app, into: &canvas)
    case .spelling(let spelling)?: draw(spelling, into: &canvas)
    }
    drawMemory(into: &canvas)
  }

  /// Says that each text keeps its keyboard, a row below all else where there is one: at the
  /// pane's end it would keep rows that the text has use for.
  private static func drawMemory(into canvas: inout Canvas) {
    let columns = 0..<canvas.columns
    let last = (0..<canvas.rows).last { row in
      !columns.allSatisfy { canvas.isBlank(row: row, column: $0) }
    }
    let row = (last ?? 0) + 2
    guard row < canvas.rows else { return }
    canvas.drawWords {
      let end = $0.write(memory, fromRow: row, column: 1, .quiet)
      for row in row..<end { $0.offer(.keyboards(.openList), row: row) }
    }
  }

  private static var memory: Words {
    "Each text keeps its keyboard (in UIKit: \(verbatim: "textInputContextIdentifier"))."
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    key(at: point, size: size, app, analysis) ?? offered(at: point, size: size, app, analysis)
  }

  /// The key or the level that stands on a cell.
  private static func key(
    at point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    switch keyboard(app, analysis) {
    case .layout(let layout)?:
      if point.row == 0 {
        return KeyboardPlan.levels(of: layout).first { $0.columns.contains(point.column) }
          .map { .keyboards(.show($0.level)) }
      }
      return KeyboardPlan(size).key(at: point).map {
        .keyboards(.press(KeyStroke($0, app[KeyboardsFeature.self].level)))
      }
    case .pad(let pad)?:
      guard let (row, column) = PadPlan(size, pad).key(at: point),
        let key = KeyPad.stroke(row: row, column: column), let stroke = KeyStroke(us: key)
      else { return nil }
      return .keyboards(.press(stroke))
    case .spelling?, nil: return nil
    }
  }

  // MARK: - Layouts

  private static func draw(
    _ layout: KeyboardLayout, _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let keyboards = app[KeyboardsFeature.self]
    for item in KeyboardPlan.levels(of: layout) {
      if item.level == keyboards.level {
        canvas.placeCursor(row: 0, column: item.columns.lowerBound)
      }
      let name: Words = item.level == .plain ? "plain" : Words(verbatim: item.level.name)
      canvas.write(
        name, row: 0, column: item.columns.lowerBound,
        item.level == keyboards.level ? .accent : .quiet)
    }
    let plan = KeyboardPlan(Size(rows: canvas.rows, columns: canvas.columns))
    let wanted = letter(analysis).map { layout.strokes(typing: $0) } ?? []
    for row in KeyPosition.Row.allCases {
      for position in KeyPosition.keys(of: row) {
        guard let frame = plan.frame(of: position) else { continue }
        draw(
          position, in: frame, layout, keyboards,
          isWanted: wanted.contains { $0.position == position },
          into: &canvas)
      }
    }
    drawAnswer(wanted, layout, analysis, row: plan.answerRow, into: &canvas)
  }

  private static func draw(
    _ position: KeyPosition, in frame: Rect, _ layout: KeyboardLayout, _ keyboards: KeyboardsState,
    isWanted: Bool, into canvas: inout Canvas
  ) {
    let isPressed = keyboards.pressed?.position == position
    var edge = canvas.theme[isWanted ? .accent : .border]
    if isPressed { edge.isReversed = true }
    canvas.put(
      isWanted ? Sign.deciding : "\u{2502}", row: frame.row, column: frame.column, style: edge)
    /// A cap as it is drawn; nil where nothing is typed. It is mirrored already, as right-to-left
    /// text shows it.
    func cap(_ level: KeyLevel) -> DrawnText? {
      let cap = KeyCap(layout.meaning(of: KeyStroke(position, level)), on: layout)
      return cap.width > 0 ? DrawnText(cap.text, .leftToRight, canvas.clusters) : nil
    }
    func write(_ cap: DrawnText?, _ level: KeyLevel, row: Int, columns: Range<Int>) {
      guard let cap, row < frame.row + frame.rows else { return }
      guard cap.width <= columns.count else {
        canvas.put(Sign.more, row: row, column: columns.lowerBound, style: canvas.theme[.quiet])
        return
      }
      let isHit = isPressed && keyboards.pressed?.level == level
      cap.draw(
        row: row, column: columns.lowerBound,
        isHit ? .chosen : level == keyboards.level ? .text : .quiet, into: &canvas)
    }
    let inner = frame.column + 1..<frame.column + max(1, frame.columns)
    guard frame.rows >= 2 else {
      return write(cap(keyboards.level), keyboards.level, row: frame.row, columns: inner)
    }
    for (row, left, right) in [
      (frame.row, KeyLevel.shift, KeyLevel.shiftAltGr), (frame.row + 1, .plain, .altGr),
    ] {
      let caps = (cap(left), frame.columns >= 5 ? cap(right) : nil)
      let start = inner.lowerBound + share(inner.count, caps.0?.width ?? 0, caps.1?.width ?? 0)
      write(caps.0, left, row: row, columns: inner.lowerBound..<start)
      write(caps.1, right, row: row, columns: start..<inner.upperBound)
    }
    canvas.put("\u{2502}", row: frame.row + 1, column: frame.column, style: canvas.theme[.border])
  }

  /// How many of a key's columns its left cap has: half of them, unless one of two caps, of these
  /// widths, needs what the other leaves. A blank stands between them where there is one.
  private static func share(_ columns: Int, _ left: Int, _ right: Int) -> Int {
    guard right > 0 else { return columns }
    let half = max(1, columns / 2)
    let most = columns - right
    if left == 0 { return max(0, min(half, most)) }
    return left <= most ? min(max(half, left + 1), most) : half
  }

  /// The text of the cluster at the caret.
  private static func letter(_ analysis: Analysis) -> String? {
    guard let caret = analysis.caretScalar, analysis.content.scalars.indices.contains(caret) else {
      return nil
    }
    return String(analysis.content.scalars[caret].scalar)
  }

  private static func drawAnswer(
    _ strokes: [KeyStroke], _ layout: KeyboardLayout, _ analysis: Analysis, row: Int,
    into canvas: inout Canvas
  ) {
    guard let letter = letter(analysis), let scalar = letter.unicodeScalars.first,
      row < canvas.rows
    else { return }
    guard let stroke = strokes.first else {
      canvas.drawWords {
        $0.offer(.keyboards(.openList), row: row)
        $0.write(
          "\(verbatim: codePoint(scalar.value)) is not on this keyboard.", row: row, column: 1,
          .quiet)
      }
      return
    }
    let finger = stroke.position.finger.words
    let code = codePoint(scalar.value)
    canvas.drawWords {
      $0.offer(.keyboards(.show(stroke.level)), row: row)
      let at = $0.write(Words(verbatim: "\(Sign.deciding) "), row: row, column: 1, .accent)
      let first: Words = "\(verbatim: code): \(verbatim: stroke.name), \(finger)"
      $0.write(
        strokes.count > 1 ? "\(first), or \(verbatim: strokes[1].name)" : first, row: row,
        column: at, .accent)
    }
  }

  // MARK: - Pads and spellings

  private static func draw(_ pad: KeyPad, _ app: AppState, into canvas: inout Canvas) {
    let plan = PadPlan(Size(rows: canvas.rows, columns: canvas.columns), pad)
    let pressed = app[KeyboardsFeature.self].pad.current
    for (row, keys) in pad.rows.enumerated() {
      for (column, letters) in keys.enumerated() {
        let frame = plan.frame(row: row, column: column)
        let stroke = KeyPad.stroke(row: row, column: column)
        let isPressed = pressed?.key == stroke
        canvas.put(
          "\u{2502}", row: frame.row, column: frame.column,
          style: canvas.theme[isPressed ? .accent : .border])
        if let stroke {
          canvas.put(stroke, row: frame.row, column: frame.column + 1, style: canvas.theme[.key])
        }
        var at = frame.column + 3
        for (index, letter) in letters.enumerated() {
          let text = DrawnText(String(letter), .leftToRight, canvas.clusters)
          guard at + text.width < frame.column + frame.columns else {
            canvas.put(Sign.more, row: frame.row, column: at, style: canvas.theme[.quiet])
            break
          }
          text.draw(
            row: frame.row, column: at, isPressed && pressed?.index == index ? .chosen : .text,
            into: &canvas)
          at += text.width + 1
        }
      }
    }
    canvas.drawWords {
      let row = pad.rows.count * plan.pitch
      let end = $0.write(
        "Press a key again for its next letter; Up and Down go through them; Space ends a letter.",
        fromRow: row, column: 1, .quiet)
      for row in row..<end { $0.offer(.keyboards(.openList), row: row) }
    }
  }

  private static func draw(_ spelling: SpellingKeyboard, into canvas: inout Canvas) {
    let table = spelling.spellingTable()
    let width = 26
    let columns = max(1, canvas.columns / width)
    let hint: Words =
      "Space accepts a word, Esc keeps Latin, Backspace brings the Latin back, Tab changes the language."
    // The hint and the words on memory have rows of their own, but no more than half of them.
    let wanted = [hint, memory].map {
      canvas.words.onScreen($0).wrapped(to: max(1, canvas.columns - 1)).count
    }
    let most = max(1, canvas.rows / 2)
    let all = wanted[0] + 1 + wanted[1]
    let rows = max(1, canvas.rows - (all <= most ? all : min(wanted[0], most)))
    for (index, item) in table.prefix(columns * rows).enumerated() {
      let (column, row) = (index / rows * width + 1, index % rows)
      canvas.offer(.edit(.type(item.letter)), row: row, columns: column..<column + width)
      DrawnText(item.letter, .rightToLeft, canvas.clusters).draw(
        row: row, column: column, .text, into: &canvas)
      canvas.write(
        verbatim: String(item.spellings.joined(separator: " ").prefix(width - 5)), row: row,
        column: column + 3, .quiet)
    }
    canvas.drawWords {
      let end = $0.write(hint, fromRow: rows, column: 1, .quiet)
      for row in rows..<end { $0.offer(.keyboards(.openList), row: row) }
    }
  }
}
