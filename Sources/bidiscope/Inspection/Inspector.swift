internal import ArgumentParser
package import BidiAlgorithm
package import TextModel
internal import UnicodeData
internal import Wording

/// Gathers the facts about a text, a paragraph at a time.
package struct Inspector {
  let document: Document
  private let layout: TextLayout
  private let lineNumbers: LineNumbers
  private let resolver: (any BidiResolver)?

  /// An inspector of a text.
  ///
  /// - Parameters:
  ///   - inputs: the text, with all that its lines follow from.
  ///   - resolver: another engine to resolve the levels; nil for ours.
  package init(_ inputs: LayoutInputs, resolver: (any BidiResolver)?) {
    document = inputs.directed.document
    self.resolver = resolver
    layout = TextLayout(inputs, cache: LayoutCache())
    lineNumbers = LineNumbers(layout)
  }

  /// How many paragraphs P1 finds, without an empty one behind the last separator.
  package var paragraphCount: Int { document.paragraphCountOfText }

  /// The facts about a paragraph.
  ///
  /// - Throws: where another engine fails.
  package func paragraph(_ number: Int) throws -> ParagraphInspection {
    let index = ParagraphIndex(number)
    let layout = layout.paragraph(index)
    let scalars = layout.content.scalars
    let classes = scalars.map { BidiProperties.bidiClass(of: $0.scalar) }
    let answer = try resolver.map { try LevelSource.Answer(layout, from: $0) } ?? .init(layout)
    let runs = DirectionalRun.runs(scalars.indices) { answer.levels[$0] }
    var visualIndices = Array(repeating: 0, count: runs.count)
    for (index, run) in DirectionalRun.visualOrder(of: runs).enumerated() {
      visualIndices[run] = index
    }
    var lines = (0..<layout.lineCount).map { line(layout.line($0), of: layout, answer, classes) }
    if number == paragraphCount - 1, paragraphCount < document.paragraphCount {
      let end = layout.count
      lines.append(
        .init(range: end..<end, levels: [], order: [], display: [], isAfterSeparator: true))
    }
    return ParagraphInspection(
      range: document.storageRange(of: index), scalars: Array(scalars),
      classes: classes, level: answer.paragraphLevel, reason: answer.reason,
      levels: zip(answer.levels, classes).map { $1.isRemovedByX9 ? nil : $0 },
      runs: zip(runs, visualIndices).map { .init(run: $0, visualIndex: $1) },
      sequences: answer.sequences, lines: lines, lineRuns: layout.languages, engine: answer.engine)
  }

  private func line(
    _ line: VisualLine, of layout: ParagraphLayout, _ answer: LevelSource.Answer,
    _ classes: [BidiClass]
  ) -> ParagraphInspection.Line {
    let resolved = answer.resolved.line(line.range)
    let cells = CellIndex(line)
    var display: [Unicode.Scalar] = []
    var placed: [ParagraphInspection.Cell] = []
    var column = 0
    for run in resolved.visualRuns {
      let pieces = cells.cells(beginningIn: run.range)
      let isReversed = run.level.isRightToLeft
      for cell in isReversed ? pieces.reversed() : pieces {
        let drawn = CellText.of(cell, run.level, in: layout)
        display.append(contentsOf: drawn)
        placed.append(
          .init(
            range: cell.range, column: column, width: cell.width, drawnCount: drawn.count))
        column += cell.width
      }
    }
    // The engine was asked about the paragraph as one line: only then its order is a line's.
    if let engine = answer.engine, engine.departure != nil, line.range == 0..<layout.count {
      let answered = engine.answer.order
      placed = Self.placed(line.cells, by: answered)
      display = []
      for index in placed.indices {
        let range = placed[index].range
        let drawn =
          line.cells.first { $0.range == range }.map {
            CellText.of($0, resolved.levels[range.lowerBound], in: layout)
          } ?? []
        placed[index].drawnCount = drawn.count
        display += drawn
      }
      return ParagraphInspection.Line(
        range: line.range, levels: engine.answer.levels, order: answered, display: display,
        cells: placed)
    }
    return ParagraphInspection.Line(
      range: line.range,
      levels: zip(resolved.levels, classes[line.range]).map { $1.isRemovedByX9 ? nil : $0 },
      order: resolved.order, display: display, cells: placed)
  }

  /// Cells in an order of scalars that no levels make; what is not in it stands where it is stored,
  /// at the end.
  private static func placed(
    _ cells: [VisualCell], by order: [Int]
  ) -> [ParagraphInspection.Cell] {
    var places: [Int: Int] = [:]
    for (place, position) in order.enumerated() { places[position] = place }
    func place(_ cell: VisualCell) -> Int { cell.range.compactMap { places[$0] }.min() ?? .max }
    var column = 0
    return cells.sorted { (place($0), $0.range.lowerBound) < (place($1), $1.range.lowerBound) }
      .map { cell in
        defer { column += cell.width }
        return ParagraphInspection.Cell(range: cell.range, column: column, width: cell.width)
      }
  }

  /// What is selected between two gaps on the screen.
  ///
  /// - Parameters:
  ///   - select: the gaps, as `--select` has them.
  ///   - policy: which ranges to take.
  /// - Returns: the ranges, and how the one range between the ends differs from what is on the
  ///   screen.
  /// - Throws: a word on a gap that does not exist.
  func selection(_ select: SelectArgument, _ policy: SelectionPolicy) throws -> SelectionInspection
  {
    let from = try gap(select.from)
    let to = try gap(select.to)
    let selection = layout.selection(from: from, to: to)
    let natural = layout.naturalRanges(from: from, to: to)
    let ranges = layout.ranges(of: selection, policy: policy)
    let single = layout.ranges(of: selection, policy: .single)
    let caret = selection.focus.offset
    return SelectionInspection(
      policy: policy, ranges: pieces(ranges.ranges),
      single: pieces([single.ranges.first ?? caret..<caret])[0],
      wrong: single.subtracting(natural).scalarCount,
      missed: natural.subtracting(single).scalarCount,
      rectangles: layout.rectangles(of: ranges).map {
        (lineNumbers.number(of: $0.line), $0.columns)
      },
      leftToRightLetter: landing(of: "a", on: selection, policy),
      rightToLeftLetter: landing(of: "\u{05D0}", on: selection, policy))
  }

  /// Where a letter would go that is typed over a selection.
  private func landing(
    of letter: String, on selection: Selection, _ policy: SelectionPolicy
  ) -> SelectionInspection.Landing? {
    let plan = layout.replacement(
      of: selection, policy: policy, with: StoredText(letter), lastTyped: nil)
    guard let plan else { return nil }
    let chosen = plan.candidates[plan.chosen]
    return .init(
      range: chosen.range,
      place: chosen.place.map { (lineNumbers.number(of: $0.line), $0.column.rawValue) },
      isAtSelection: chosen.isAtHole)
  }

  private func gap(_ place: SelectArgument.Place) throws -> VisualGap {
    guard let line = layout.line(number: place.line - 1) else {
      throw UsageError("--select: the text has no line \(number: place.line)")
    }
    let width = layout.line(line).width
    guard place.column <= width else {
      throw UsageError("--select: line \(number: place.line) ends at column \(verbatim: width)")
    }
    return VisualGap(line: line, column: Column(place.column))
  }

  private func pieces(_ ranges: some Sequence<Range<ScalarOffset>>) -> [SelectionInspection.Piece] {
    document.storageRanges(ranges).map { .init(range: $0, text: document.text(in: $0.scalars)) }
  }
}

/// A line's cells in storage order, found by the scalars with which they begin.
private struct CellIndex {
  private let cells: [VisualCell]
  /// The first scalar of the line.
  private let start: Int
  /// How many cells begin before each scalar of the line, and before its end.
  private let counts: [Int]

  /// The cells of a line. O(*n* log *n*).
  init(_ line: VisualLine) {
    cells = line.cells.sorted { $0.range.lowerBound < $1.range.lowerBound }
    start = line.range.lowerBound
    var counts = Array(repeating: 0, count: line.range.count + 1)
    for cell in cells { counts[cell.range.lowerBound - start + 1] += 1 }
    for scalar in counts.indices.dropFirst() { counts[scalar] += counts[scalar - 1] }
    self.counts = counts
  }

  /// The cells that begin in a range of the line's scalars. O(length of the range).
  func cells(beginningIn range: Range<Int>) -> [VisualCell] {
    Array(cells[counts[range.lowerBound - start]..<counts[range.upperBound - start]])
  }
}
