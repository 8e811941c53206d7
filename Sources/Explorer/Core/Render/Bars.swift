internal import BidiAlgorithm
internal import Screen
internal import TextModel

/// The first row: the file and the facts of the first look.
enum TitleBar {
  /// Draws the title.
  static func draw(_ state: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    var at = canvas.columns >= 60 ? canvas.write(" bidiscope  ", row: 0, column: 0, .quiet) : 1
    at = canvas.write(verbatim: PrintableText.of(state.name), row: 0, column: at, .accent)
    if state.session.isModified {
      at = canvas.write(" \(Sign.modified)", row: 0, column: at, .caretMark)
    }
    if state.session.protection.isDocumentReadOnly {
      at = canvas.write(" \(Sign.protected) read-only", row: 0, column: at, .warning)
    }
    if state.isShowingAnotherText {
      at = canvas.write("  Esc: back to your text", row: 0, column: at, .key)
    }
    let space = canvas.columns - 2 - at
    var all = facts(state, analysis).map { $0.translated(state.words) }
      .sorted { $0.place < $1.place }
    var isInFull: Bool { all.reduce(0) { $0 + $1.text.unicodeScalars.count + 3 } <= space }
    // The least facts go before any is shortened.
    while !isInFull, let first = all.first, first.place < TitleFact.leastPlaces {
      all.removeFirst()
    }
    var right = canvas.columns - 1
    let isLong = isInFull
    for fact in all.reversed() {
      let words = isLong ? fact.text : fact.short ?? fact.text
      let start = right - words.unicodeScalars.count
      guard start > at + 3 else { break }
      canvas.write(words, row: 0, column: start, fact.role)
      right = start - 3
    }
  }

  /// The facts at the right: the core's at the places 10, 20 and 40, and those of the features.
  private static func facts(_ state: AppState, _ analysis: Analysis) -> [TitleFact] {
    let level = analysis.resolved.paragraphLevel
    let direction =
      (level.direction == .leftToRight ? "LTR " : "RTL ") + String(Sign.arrow(level.direction))
    return [
      TitleFact(
        10, "\u{00B6} \(analysis.paragraph.rawValue + 1)/\(analysis.document.paragraphCount)",
        .quiet),
      TitleFact(20, "writing " + direction, short: direction, .level(Int(level.rawValue))),
      TitleFact(40, "caret \(analysis.selection.focus.offset.rawValue)", .text),
    ] + state.registry.features.flatMap { $0.titleFacts(state, analysis) }
  }
}

/// The last row: the keys worth knowing, or a word to the user.
enum KeyBar {
  /// The commands of the bar, each with its columns.
  private static func items(_ state: AppState) -> [(command: Command, range: Range<Int>)] {
    var at = 1
    var items: [(Command, Range<Int>)] = []
    for command in state.commands.all {
      guard let label = command.barLabel, let key = command.keys.first else { continue }
      let width = key.shortName.count + 1 + label.count
      guard at + width <= state.size.columns else { break }
      items.append((command, at..<at + width))
      at += width + 2
    }
    return items
  }

  /// Draws the bar.
  static func draw(_ state: AppState, into canvas: inout Canvas) {
    if let message = state.message ?? state.warning {
      canvas.write(
        message, row: 0, column: 1, state.message == nil ? .warning : .accent)
      return
    }
    for item in items(state) {
      let key = item.command.keys[0].shortName
      let at = canvas.write(key, row: 0, column: item.range.lowerBound, .key)
      canvas.write(item.command.barLabel ?? "", row: 0, column: at + 1, .quiet)
    }
  }

  /// What a click at a column of the bar asks for.
  static func action(at column: Int, _ state: AppState) -> Action? {
    guard state.message == nil, state.warning == nil else { return nil }
    return items(state).first { $0.range.contains(column) }?.command.action
  }
}
