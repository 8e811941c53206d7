internal import BidiAlgorithm
internal import ExplorerCore
internal import Formats
internal import Languages
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// A value in all ways that fit and in several locales, with what is invisible in each as a label.
enum FormatsPane: Pane {
  static let title: Words = "Formats"
  static let height = PaneHeight(least: 8, most: 40, weight: 4)
  static let bar =
    [BarEntry("choose", .formats(.choose(by: -1)), .formats(.choose(by: 1)))] + FormatsFeature.bar

  static let commands =
    [
      Command(
        "Format above", .inPane("Formats", "the previous line."), .pane, keys: [KeyPress(.up)],
        .formats(.choose(by: -1))),
      Command(
        "Format below", .inPane("Formats", "the next line."), .pane, keys: [KeyPress(.down)],
        .formats(.choose(by: 1))),
      Command(
        "Formats up", .inPane("Formats", "a page up."), .pane, keys: [KeyPress(.pageUp)],
        .formats(.choose(by: -10))),
      Command(
        "Formats down", .inPane("Formats", "a page down."), .pane, keys: [KeyPress(.pageDown)],
        .formats(.choose(by: 10))),
    ] + FormatsFeature.commands(in: "Formats")

  static func note(_ app: AppState, _ analysis: Analysis) -> Words? {
    Words(verbatim: PrintableText.of(app.formats.value))
  }

  /// The columns of the table, which all lines share.
  private struct Columns {
    /// The longest name of a numbering system is cut to this.
    private static let mostOfSystem = 7
    /// Where the locale stands, and how many columns it has.
    let locale: Int
    let localeWidth: Int
    /// Where the texts stand.
    let text: Int
    /// How many columns the longest text takes that has a numbering system, and the longest of all.
    private let longestNumber, longest: Int
    private let hasSystems: Bool
    /// How many columns the pane has; nil for as many as there is use for.
    private let columns: Int?

    init(_ lines: [FormattedValue], _ widths: [Int], _ words: Catalogue, columns: Int?) {
      let names = lines.map { $0.kind.kindColumns(words) }.max() ?? 0
      locale = (columns ?? .max) >= 60 ? max(11, names + 4) : 11
      // A numbering system makes a locale long.
      let all = max(6, lines.lazy.map(\.locale.count).max() ?? 0)
      localeWidth = columns.map { min(all, max(6, $0 / 4)) } ?? all
      text = locale + localeWidth + 1
      longest = widths.max() ?? 0
      let numbers = lines.indices.filter { FormatsPane.system(of: lines[$0]) != nil }
      longestNumber = numbers.map { widths[$0] }.max() ?? 0
      hasSystems = (columns ?? .max) >= 60 && longestNumber > 0
      self.columns = columns
    }

    /// How many columns of the pane are of use: one stays free at its end.
    var ofUse: Int { text + max(longest, longestNumber + 2 + Self.mostOfSystem) + 1 }

    /// Where the numbering systems stand, two columns behind the longest text that has one; nil in
    /// a narrow pane.
    var system: Int? {
      guard hasSystems, let columns else { return nil }
      return min(text + longestNumber + 2, columns - Self.mostOfSystem - 1)
    }

    /// Where the text of a line has to end. Its cut sign may stand in the last column of a narrow
    /// pane.
    func end(hasSystem: Bool) -> Int {
      guard let columns else { return text + longest }
      if hasSystem, let system { return system - 1 }
      return columns >= 60 ? columns - 1 : columns
    }

    static func shownSystem(_ name: String) -> String { String(name.prefix(mostOfSystem)) }
  }

  /// How many columns the text of each line takes.
  private struct Widths: Question {
    let lines: FormattedLines
    let clusters: ClusterMetrics

    func answer(_ memory: Memory) -> [Int] {
      memory[lines].map { BidiRow($0.text, direction: .auto, showsControls: true).width(clusters) }
    }
  }

  private static func system(of line: FormattedValue) -> String? {
    line.numberingSystem ?? line.askedNumberingSystem
  }

  static func columnsOfUse(_ app: AppState, _ analysis: Analysis) -> Int? {
    let asked = FormattedLines(app.formats)
    let lines = analysis.memory[asked]
    guard !lines.isEmpty else { return nil }
    let widths = analysis.memory[Widths(lines: asked, clusters: app.session.settings.clusters)]
    return Columns(lines, widths, app.words, columns: nil).ofUse
  }

  private static func shown(_ app: AppState, _ count: Int, rows: Int) -> Range<Int> {
    shownRange(of: count, in: rows, around: app.formats.chosen)
  }

  static func draw(_ app: AppState, _ analysis: Analysis, into canvas: inout Canvas) {
    canvas.placeCursor(row: 0, column: 0)
    let asked = FormattedLines(app.formats)
    let lines = analysis.memory[asked]
    let shown = shown(app, lines.count, rows: canvas.rows)
    canvas.lists(shown, of: lines.count)
    let widths = analysis.memory[Widths(lines: asked, clusters: canvas.clusters)]
    let columns = Columns(lines, widths, canvas.words, columns: canvas.columns)
    for (row, index) in shown.enumerated() {
      let line = lines[index]
      let isChosen = index == app.formats.chosen
      if isChosen {
        canvas.put(Sign.caretRow, row: row, column: 0, style: canvas.theme[.caretMark])
        canvas.placeCursor(row: row, column: 0)
      }
      let isNew = index == shown.lowerBound || lines[index - 1].kind != line.kind
      if isNew {
        let width = columns.locale - 3
        if let title = line.kind.kindWords(canvas.words) {
          canvas.write(title, row: row, column: 2, width: width, .title)
        } else {
          canvas.write(
            verbatim: line.kind.description, row: row, column: 2, width: width, .title)
        }
      }
      canvas.write(
        verbatim: String(line.locale.prefix(columns.localeWidth)), row: row,
        column: columns.locale, isChosen ? .accent : .quiet)
      let system = system(of: line)
      BidiRow(line.text, direction: .auto, showsControls: true).draw(
        row: row,
        columns: columns.text..<max(columns.text, columns.end(hasSystem: system != nil)),
        into: &canvas)
      if let system, let column = columns.system {
        canvas.write(
          verbatim: Columns.shownSystem(system), row: row, column: column, .quiet)
      }
    }
  }

  static func action(
    forPressAt point: Point, size: Size, _ app: AppState, _ analysis: Analysis
  ) -> Action? {
    let count = analysis.memory[FormattedLines(app.formats)].count
    let line = shown(app, count, rows: size.rows).lowerBound + point.row
    return line < count ? .formats(.chooseLine(line)) : nil
  }

  static func action(forWheel rows: Int, _ app: AppState) -> Action? {
    .formats(.choose(by: rows.signum()))
  }
}
