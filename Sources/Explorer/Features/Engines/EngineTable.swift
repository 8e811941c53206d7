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
  /// Which scalars have their levels shown, and in which columns.
  private let spacing: EngineSpacing
  /// The columns of a scalar as it is displayed.
  private let orderStep: Int
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
    orderStep =
      analysis.memory[
        GlyphStep(content: analysis.content, clusters: app.session.settings.clusters)]
    let highest = answers.lazy.compactMap { $0 }.map(Self.highestLevel).max() ?? 0
    // The first column is for the sign that there is more before.
    spacing = EngineSpacing(
      of: analysis.paragraphLayout.count, in: width - Self.margin - 1,
      label: analysis.memory[CellWidth(content: analysis.content)],
      glyph: (orderStep, String(highest).count), around: position)
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

  /// The column of a scalar, behind that of its mark.
  private func x(_ position: Int) -> Int {
    Self.margin + 1 + (position - spacing.shown.lowerBound) * spacing.step
  }

  /// The columns of a scalar, with that of its mark.
  private func cells(_ position: Int) -> Range<Int> {
    let start = x(position) - spacing.gap
    return start..<start + spacing.step
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
        canvas.offer(goTo(position), row: row, columns: cells(position))
      }
    }
    for position in spacing.shown {
      ScalarGlyph.draw(
        analysis.content.scalars[position],
        level: Int(analysis.level(at: position).rawValue), space: glyphSpace(position), row: row,
        column: x(position), into: &canvas)
    }
    drawOffsets(row: row + 1, &canvas)
    if spacing.shown.lowerBound > 0 {
      canvas.put(Sign.more, row: row, column: Self.margin, style: canvas.theme[.quiet])
    }
    let end = spacing.shown.upperBound
    if end < analysis.paragraphLayout.count {
      canvas.put(
        Sign.more, row: row, column: min(canvas.columns - 1, x(end) - spacing.gap),
        style: canvas.theme[.quiet])
    }
    for index in names.indices where row + 2 + index < canvas.rows {
      drawLevels(of: index, row: row + 2 + index, &canvas)
    }
  }

  /// How many columns a scalar is drawn in. A tab has the name here that there is room for where
  /// it is displayed; a label that is cut where labels elsewhere are whole could be another one's.
  private func glyphSpace(_ position: Int) -> Int {
    let space = spacing.step - spacing.gap
    if analysis.paragraphLayout.bidiClass(at: position) == .s { return min(space, orderStep) }
    let label = ScalarFacts.label(of: analysis.content.scalars[position].scalar)?.count ?? 0
    return spacing.isClose && label > space ? 1 : space
  }

  /// The offset of the caret's scalar, and of others as far apart as they have room.
  private func drawOffsets(row: Int, _ canvas: inout Canvas) {
    let period = spacing.step > 1 ? 5 : 10
    func columns(_ position: Int) -> Range<Int> {
      let sign = position == self.position ? 1 : 0
      return x(position)..<x(position) + sign + String(analysis.offset(position)).count
    }
    for position in spacing.shown {
      let offset = analysis.offset(position)
      if position == self.position {
        // A number that is cut would be another one.
        let isWhole = columns(position).upperBound <= canvas.columns
        canvas.write(
          Words(verbatim: isWhole ? "\(Sign.caretUp)\(offset)" : "\(Sign.caretUp)"), row: row,
          column: x(position), .caretMark)
      } else if offset % period == 0, columns(position).upperBound <= canvas.columns,
        isApart(columns(position), from: columns(self.position)),
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
      canvas.offer(goTo(position), row: row, columns: cells(position))
      let level = answer.levels[position]
      let isSame = level == ours.levels[position]
      if !isSame, spacing.gap > 0 {
        canvas.put(Sign.changed, row: row, column: x(position) - 1, style: canvas.theme[.warning])
      }
      var style =
        level.map { canvas.theme[.level(Int($0.rawValue))] } ?? canvas.theme[.quiet]
      style.isBold = !isSame
      style.isUnderlined = !isSame && spacing.gap == 0
      canvas.write(
        Words(verbatim: level?.description ?? "\u{00D7}"), row: row, column: x(position),
        style: style)
      if position == self.position {
        let theme = canvas.theme
        for column in 0..<spacing.step - spacing.gap {
          canvas.restyle(row: row, column: x(position) + column) {
            if index == chosen { theme.select(&$0) } else { theme.tint(&$0) }
          }
        }
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
    let end = analysis.paragraphLayout.count
    let labels = (max(0, end - 2)..<end).reduce(0) { $0 + displayedWidth($1) - orderStep }
    let all = max(1, (canvas.columns - Self.margin - 1 - labels) / orderStep)
    let count = max(ours.order.count, answer.order.count)
    // Where it goes on, the last column is for the sign of that.
    let space = count > all ? max(1, all - 1) : all
    let caret = ours.order.firstIndex(of: position) ?? 0
    let first = shownRange(of: ours.order.count, in: space, around: caret).lowerBound
    var column = Self.margin + 1
    for (step, position) in answer.order.dropFirst(first).prefix(space).enumerated() {
      guard analysis.content.scalars.indices.contains(position) else {
        column += orderStep
        continue
      }
      let level = answer.levels[position] ?? answer.paragraphLevel
      let width = displayedWidth(position)
      let isLabel = width > orderStep
      let start = isLabel && step > 0 ? column + 1 : column
      let cells = start..<start + (isLabel ? width - 1 : 1)
      drawDisplayed(
        position, level, space: isLabel ? width - 1 : orderStep, row: row, column: start, &canvas)
      canvas.offer(goTo(position), row: row, columns: column..<column + width)
      column += width
      let place = first + step
      let isSame =
        place < ours.order.count && ours.order[place] == position
        && isMirrored(position, level) == isMirrored(position, ours.levels[position] ?? level)
      let theme = canvas.theme
      for cell in cells {
        canvas.restyle(row: row, column: cell) {
          if !isSame { theme.mark(&$0) }
          if position == self.position { theme.select(&$0) }
        }
      }
    }
    let more = canvas.theme[.quiet]
    if first > 0 { canvas.put(Sign.more, row: row, column: Self.margin, style: more) }
    if first + space < count {
      canvas.put(Sign.more, row: row, column: min(canvas.columns - 1, column), style: more)
    }
  }

  private func isMirrored(_ position: Int, _ level: EmbeddingLevel) -> Bool {
    level.isRightToLeft && BidiProperties.isMirrored(analysis.content.scalars[position].scalar)
  }

  /// How many columns a scalar has where it is displayed. What ends the paragraph is called there
  /// what other panes call it, with a blank beside its label.
  private func displayedWidth(_ position: Int) -> Int {
    guard analysis.paragraphLayout.bidiClass(at: position) == .b,
      let label = ScalarFacts.label(of: analysis.content.scalars[position].scalar)
    else { return orderStep }
    return max(orderStep, label.count + 1)
  }

  /// A scalar in its columns; what L4 mirrors, mirrored.
  private func drawDisplayed(
    _ position: Int, _ level: EmbeddingLevel, space: Int, row: Int, column: Int,
    _ canvas: inout Canvas
  ) {
    let stored = analysis.content.scalars[position]
    if level.isRightToLeft, let mirror = BidiProperties.mirror(of: stored.scalar) {
      canvas.put(mirror, row: row, column: column, style: canvas.theme[.level(Int(level.rawValue))])
      return
    }
    ScalarGlyph.draw(
      stored, level: Int(level.rawValue), space: space, row: row, column: column, into: &canvas)
  }
}
