internal import BidiAlgorithm
internal import ExplorerCore
internal import Screen
internal import TextModel
internal import UnicodeData
internal import Wording

/// The levels of all engines scalar by scalar, and the orders that follow from them.
struct EngineTable {
  private let analysis: Analysis
  private let names: [String]
  private let answers: [ResolverAnswer?]
  private let ours: ResolverAnswer
  private let position: Int
  private let chosen: Int
  /// Which scalars have their levels shown, and in how many columns.
  private let spacing: EngineSpacing
  /// The columns of these scalars, from the first one's on.
  private let places: [Range<Int>]
  /// The columns of a label, and of a glyph.
  private let widths: (label: Int, glyph: Int)
  /// The columns of the labels of what ends the paragraph.
  private let ends: [Int]
  private static let margin = 16

  init(_ app: AppState, _ analysis: Analysis, columns width: Int) {
    self.analysis = analysis
    ours = ResolverAnswer(analysis.levels.whole)
    names = ["UAX #9"] + app.engines.labels
    var answers: [ResolverAnswer?] = [ours]
    for index in app.engines.names.indices {
      if app.engines.outcomes.indices.contains(index),
        case .answer(let answer, _, _, _)? = app.engines.outcomes[index]
      {
        answers.append(answer)
      } else {
        answers.append(nil)
      }
    }
    self.answers = answers
    chosen = app.engines.chosen + 1
    position = analysis.caretScalar ?? 0
    let glyph = analysis.memory[
      GlyphStep(content: analysis.content, clusters: app.session.settings.clusters)]
    let label = analysis.memory[CellWidth(content: analysis.content)]
    widths = (label, glyph)
    let count = analysis.paragraphLayout.count
    ends = (max(0, count - 2)..<count).compactMap { Self.endLabel(of: $0, analysis) }
    let highest = answers.lazy.compactMap { $0 }.map(Self.highestLevel).max() ?? 0
    // The first column is for the sign that there is more before.
    let spacing = EngineSpacing(
      of: count, in: width - Self.margin - 1, label: label,
      glyph: (glyph, String(highest).count), ends: ends, around: position)
    self.spacing = spacing
    places = spacing.levels.places(spacing.shown.map { Self.endLabel(of: $0, analysis) })
  }

  /// The selected ranges that have no place above the levels.
  var hiddenRanges: HiddenRanges { HiddenRanges(analysis, showing: spacing.shown) }

  /// The columns of the label of what ends the paragraph, such as the line feed's; nil for other
  /// scalars, and for what an engine says that is none.
  private static func endLabel(of position: Int, _ analysis: Analysis) -> Int? {
    guard analysis.content.scalars.indices.contains(position),
      analysis.paragraphLayout.bidiClass(at: position) == .b
    else { return nil }
    return ScalarFacts.label(of: analysis.content.scalars[position].scalar)?.count
  }

  /// O(*n*).
  private static func highestLevel(_ answer: ResolverAnswer) -> UInt8 {
    answer.levels.lazy.compactMap { $0?.rawValue }.max() ?? 0
  }

  /// The columns of a scalar. O(*n*) where the paragraph is not the one that was asked about last.
  private struct CellWidth: Question {
    let content: ParagraphContent

    func answer(_ memory: Memory) -> Int {
      let scalars = content.scalars.lazy.map(\.scalar)
      return ScalarGlyph.cellWidth(BidiInput(scalars: scalars), scalars)
    }
  }

  /// The columns of a scalar above its levels, behind that of its mark.
  private func columns(of position: Int) -> Range<Int> {
    Self.inPane(places[position - spacing.shown.lowerBound])
  }

  /// The first column of a scalar above its levels.
  private func x(_ position: Int) -> Int { columns(of: position).lowerBound }

  /// The columns of the pane where a place stands.
  private static func inPane(_ place: Range<Int>) -> Range<Int> {
    margin + 1 + place.lowerBound..<margin + 1 + place.upperBound
  }

  /// The columns of a scalar, with that of its mark.
  private func withMark(_ columns: Range<Int>, _ cells: EngineCells) -> Range<Int> {
    columns.lowerBound - cells.gap..<columns.upperBound
  }

  private func goTo(_ position: Int) -> Action {
    .goTo(ScalarOffset(analysis.offset(position)))
  }

  /// What a press on the row of an engine asks for, beside its scalars: its first difference; of
  /// ours, the caret's scalar.
  private func meaning(of index: Int) -> Action {
    index == 0 ? goTo(position) : .engines(.goToDifference(index - 1))
  }

  /// The first words of what an engine is called.
  private func shortName(_ index: Int) -> String {
    names[index].split(separator: " ").prefix(2).joined(separator: " ").clipped(to: 13)
  }

  /// A row for each engine, ours first; what differs from ours is marked.
  func drawLevels(row: Int, into canvas: inout Canvas) {
    guard row + 2 < canvas.rows else { return }
    canvas.write("levels", row: row, column: 2, .quiet)
    for row in row..<row + 2 {
      canvas.offer(goTo(position), row: row)
      for position in spacing.shown {
        canvas.offer(
          goTo(position), row: row, columns: withMark(columns(of: position), spacing.levels))
      }
    }
    for position in spacing.shown {
      let columns = columns(of: position)
      draw(
        position, analysis.level(at: position), spacing.levels, row: row, columns: columns,
        &canvas)
      if analysis.isSelected(position..<position + 1) { canvas.select(row: row, columns: columns) }
    }
    drawOffsets(row: row + 1, &canvas)
    if spacing.shown.lowerBound > 0 {
      canvas.put(Sign.more, row: row, column: Self.margin, style: canvas.theme[.quiet])
    }
    if spacing.shown.upperBound < analysis.paragraphLayout.count, let last = places.last {
      canvas.put(
        Sign.more, row: row, column: min(canvas.columns - 1, Self.inPane(last).upperBound),
        style: canvas.theme[.quiet])
    }
    for index in names.indices where row + 2 + index < canvas.rows {
      drawLevels(of: index, row: row + 2 + index, &canvas)
    }
  }

  /// Draws a scalar in its columns.
  private func draw(
    _ position: Int, _ level: EmbeddingLevel, _ cells: EngineCells, row: Int,
    columns: Range<Int>, _ canvas: inout Canvas
  ) {
    ScalarGlyph.draw(
      analysis.content.scalars[position], level: Int(level.rawValue),
      space: labelSpace(position, cells, columns.count), row: row, column: columns.lowerBound,
      into: &canvas)
  }

  /// How many of its columns a scalar's label may take. A tab has the same name at every width. A
  /// label that is cut where labels elsewhere are whole could be another one's.
  private func labelSpace(_ position: Int, _ cells: EngineCells, _ space: Int) -> Int {
    if analysis.paragraphLayout.bidiClass(at: position) == .s { return min(space, widths.glyph) }
    let label = ScalarFacts.label(of: analysis.content.scalars[position].scalar)?.count ?? 0
    return cells.space < widths.label && label > space ? 1 : space
  }

  /// The offset of the caret's scalar, and of others as far apart as they have room.
  private func drawOffsets(row: Int, _ canvas: inout Canvas) {
    let period = spacing.levels.step > 1 ? 5 : 10
    func number(_ position: Int) -> Range<Int> {
      let sign = position == self.position ? 1 : 0
      return x(position)..<x(position) + sign + String(analysis.offset(position)).count
    }
    for position in spacing.shown {
      let offset = analysis.offset(position)
      if position == self.position {
        // A number that is cut would be another one.
        let isWhole = number(position).upperBound <= canvas.columns
        canvas.write(
          Words(verbatim: isWhole ? "\(Sign.caretUp)\(offset)" : "\(Sign.caretUp)"), row: row,
          column: x(position), .caretMark)
      } else if offset % period == 0, number(position).upperBound <= canvas.columns,
        isApart(number(position), from: number(self.position)),
        abs(position - self.position) > 2
      {
        canvas.write(Words(verbatim: offset), row: row, column: x(position), .quiet)
      }
    }
  }

  /// Whether a blank is left between two numbers.
  private func isApart(_ columns: Range<Int>, from others: Range<Int>) -> Bool {
    columns.upperBound < others.lowerBound || others.upperBound < columns.lowerBound
  }

  private func drawLevels(of index: Int, row: Int, _ canvas: inout Canvas) {
    canvas.write(
      verbatim: shortName(index), row: row, column: 2, index == chosen ? .accent : .title)
    canvas.offer(meaning(of: index), row: row)
    guard let answer = answers[index] else { return }
    for position in spacing.shown {
      guard answer.levels.indices.contains(position) else { continue }
      let columns = columns(of: position)
      canvas.offer(goTo(position), row: row, columns: withMark(columns, spacing.levels))
      let level = answer.levels[position]
      let isSame = level == ours.levels[position]
      if !isSame, spacing.levels.gap > 0 {
        canvas.put(
          Sign.changed, row: row, column: columns.lowerBound - 1, style: canvas.theme[.warning])
      }
      var style =
        level.map { canvas.theme[.level(Int($0.rawValue))] } ?? canvas.theme[.quiet]
      style.isBold = !isSame
      style.isUnderlined = !isSame && spacing.levels.gap == 0
      canvas.write(
        Words(verbatim: level?.description ?? "\u{00D7}"), row: row,
        column: columns.lowerBound, style: style)
      guard position == self.position else { continue }
      if index == chosen {
        canvas.select(row: row, columns: columns)
      } else {
        let theme = canvas.theme
        for column in columns { canvas.restyle(row: row, column: column) { theme.tint(&$0) } }
      }
    }
  }

  /// The scalars as each engine has them displayed; where not all have a row, ours and the chosen
  /// one's come first.
  func drawOrders(row: Int, into canvas: inout Canvas) {
    let space = canvas.rows - row
    let hasHeading = space > names.count
    guard space >= 2 else { return }
    if hasHeading {
      canvas.write("display", row: row, column: 2, .quiet)
      canvas.offer(goTo(position), row: row)
    }
    let others = names.indices.filter { $0 != 0 && $0 != chosen }
    let shown = ([0, chosen] + others).prefix(space).sorted()
    for (line, index) in shown.enumerated() {
      drawOrder(of: index, row: row + line + (hasHeading ? 1 : 0), &canvas)
    }
  }

  private func drawOrder(of index: Int, row: Int, _ canvas: inout Canvas) {
    canvas.write(
      verbatim: shortName(index), row: row, column: 2, index == chosen ? .accent : .title)
    canvas.offer(meaning(of: index), row: row)
    guard let answer = answers[index] else { return }
    let cells = spacing.orders
    let all = cells.count(in: canvas.columns - Self.margin - 1, labels: ends)
    let count = max(ours.order.count, answer.order.count)
    // Where it goes on, the last column is for the sign of that.
    let space = count > all ? max(1, all - 1) : all
    let caret = ours.order.firstIndex(of: position) ?? 0
    let first = shownRange(of: ours.order.count, in: space, around: caret).lowerBound
    let shown = answer.order.dropFirst(first).prefix(space)
    // An engine may put what ends the paragraph where its blanks take a further column.
    let places = cells.places(shown.map { Self.endLabel(of: $0, analysis) })
      .prefix { Self.inPane($0).upperBound <= canvas.columns }
    for (step, (position, place)) in zip(shown, places).enumerated() {
      guard analysis.content.scalars.indices.contains(position) else { continue }
      let level = answer.levels[position] ?? answer.paragraphLevel
      let columns = Self.inPane(place)
      drawDisplayed(position, level, row: row, columns: columns, &canvas)
      canvas.offer(goTo(position), row: row, columns: withMark(columns, cells))
      let number = first + step
      let isSame =
        number < ours.order.count && ours.order[number] == position
        && isMirrored(position, level) == isMirrored(position, ours.levels[position] ?? level)
      mark(position, isSame: isSame, row: row, columns: columns, &canvas)
    }
    let more = canvas.theme[.quiet]
    if first > 0 { canvas.put(Sign.more, row: row, column: Self.margin, style: more) }
    if first + space < count || places.count < shown.count {
      let end = Self.inPane(places.last ?? 0..<0).upperBound
      canvas.put(Sign.more, row: row, column: min(canvas.columns - 1, end), style: more)
    }
  }

  /// Shows of a scalar that is displayed whether it stands elsewhere in our order, is selected, and
  /// is the caret's: that looks as in the text, for what is selected looks as everywhere.
  private func mark(
    _ position: Int, isSame: Bool, row: Int, columns: Range<Int>, _ canvas: inout Canvas
  ) {
    let theme = canvas.theme
    for column in columns where !isSame && !canvas.isBlank(row: row, column: column) {
      canvas.restyle(row: row, column: column) { theme.mark(&$0) }
    }
    if analysis.isSelected(position..<position + 1) { canvas.select(row: row, columns: columns) }
    guard position == self.position else { return }
    for column in columns where !canvas.isBlank(row: row, column: column) {
      canvas.restyle(row: row, column: column) { theme.standIn(&$0) }
    }
  }

  private func isMirrored(_ position: Int, _ level: EmbeddingLevel) -> Bool {
    level.isRightToLeft && BidiProperties.isMirrored(analysis.content.scalars[position].scalar)
  }

  /// A scalar in its columns; what L4 mirrors, mirrored.
  private func drawDisplayed(
    _ position: Int, _ level: EmbeddingLevel, row: Int, columns: Range<Int>,
    _ canvas: inout Canvas
  ) {
    guard level.isRightToLeft,
      let mirror = BidiProperties.mirror(of: analysis.content.scalars[position].scalar)
    else {
      draw(position, level, spacing.orders, row: row, columns: columns, &canvas)
      return
    }
    canvas.put(
      mirror, row: row, column: columns.lowerBound,
      style: canvas.theme[.level(Int(level.rawValue))])
  }
}
