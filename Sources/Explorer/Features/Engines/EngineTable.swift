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
  private let columns: Range<Int>
  private let position: Int
  private let chosen: Int
  /// The columns of a scalar, with the mark before them.
  private let step: Int
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
    step = analysis.memory[CellWidth(content: analysis.content)] + 1
    orderStep =
      analysis.memory[
        GlyphStep(content: analysis.content, clusters: app.session.settings.clusters)]
    let count = analysis.paragraphLayout.count
    // The last column is for the sign that there is more.
    let space = max(1, (width - Self.margin - 1) / step)
    columns = shownRange(of: count, in: space, byHalvesAround: position)
  }

  /// The columns of a scalar. O(*n*) where the paragraph is not the one that was asked about last.
  private struct CellWidth: Question {
    let content: ParagraphContent

    func answer(_ memory: Memory) -> Int {
      let scalars = content.scalars.lazy.map(\.scalar)
      return ScalarGlyph.cellWidth(BidiInput(scalars: scalars), scalars)
    }
  }

  private func x(_ position: Int) -> Int {
    Self.margin + (position - columns.lowerBound) * step
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
      for position in columns {
        canvas.offer(goTo(position), row: row, columns: x(position)..<x(position) + step)
      }
    }
    for position in columns {
      // A tab has the name here that there is room for where it is displayed.
      let isTab = analysis.paragraphLayout.bidiClass(at: position) == .s
      ScalarGlyph.draw(
        analysis.content.scalars[position],
        level: Int(analysis.level(at: position).rawValue),
        space: isTab ? min(step - 1, orderStep) : step - 1, row: row,
        column: x(position) + 1, into: &canvas)
      let offset = analysis.offset(position)
      if position == self.position {
        canvas.write(
          Words(verbatim: "\(Sign.caretUp)\(offset)"), row: row + 1, column: x(position) + 1,
          .caretMark)
      } else if offset % 5 == 0, abs(position - self.position) > 2 {
        canvas.write(Words(verbatim: offset), row: row + 1, column: x(position) + 1, .quiet)
      }
    }
    if columns.lowerBound > 0 {
      canvas.put(Sign.more, row: row, column: Self.margin, style: canvas.theme[.quiet])
    }
    if columns.upperBound < analysis.paragraphLayout.count {
      canvas.put(
        Sign.more, row: row, column: min(canvas.columns - 1, x(columns.upperBound)),
        style: canvas.theme[.quiet])
    }
    for index in names.indices where row + 2 + index < canvas.rows {
      drawLevels(of: index, row: row + 2 + index, &canvas)
    }
  }

  private func drawLevels(of index: Int, row: Int, _ canvas: inout Canvas) {
    canvas.write(
      verbatim: shortName(index), row: row, column: 2, index == chosen ? .accent : .title)
    canvas.offer(meaning(of: index), row: row)
    guard let answer = answers[index] else { return }
    for position in columns {
      guard answer.levels.indices.contains(position) else { continue }
      canvas.offer(goTo(position), row: row, columns: x(position)..<x(position) + step)
      let level = answer.levels[position]
      let isSame = level == ours.levels[position]
      if !isSame {
        canvas.put(Sign.changed, row: row, column: x(position), style: canvas.theme[.warning])
      }
      var style =
        level.map { canvas.theme[.level(Int($0.rawValue))] } ?? canvas.theme[.quiet]
      style.isBold = !isSame
      canvas.write(
        Words(verbatim: level?.description ?? "\u{00D7}"), row: row, column: x(position) + 1,
        style: style)
      if position == self.position {
        let theme = canvas.theme
        for column in 1..<step {
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
