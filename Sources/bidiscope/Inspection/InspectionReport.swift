internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// Writes an inspection for reading: lines as they are shown, then a table of the scalars, runs and
/// sequences.
struct InspectionReport {
  /// The text's file, where there are several.
  var file: String?

  /// Writes the report, a paragraph at a time.
  mutating func write(
    _ inspection: Inspection, to output: inout StandardOutput
  ) throws {
    let inspector = inspection.inspector
    if let file { output.write("== \(Printable.text(file)) ==\n") }
    let engine = Printable.text(inspection.engineName)
    output.write("\(engine), Unicode \(UnicodeVersion.current)\n")
    for number in 0..<inspector.paragraphCount {
      let paragraph = try inspector.paragraph(number)
      output.write("\n")
      output.write(heading(paragraph, number))
      output.write(lines(paragraph))
      if let words = inspection.words {
        output.write(plainText(try words.otherwise(than: paragraph, number)?.inspection, paragraph))
      }
      output.write(table(paragraph, number, inspection.words?.marked))
      output.write(runs(paragraph))
      if number % 64 == 63 { try output.flush() }
    }
    if let selection = inspection.selection { output.write(report(selection)) }
  }

  private func heading(_ paragraph: ParagraphInspection, _ number: Int) -> String {
    var text =
      "Paragraph \(number + 1): \(paragraph.level.direction.shortName), level \(paragraph.level)"
    if let reason = paragraph.reason {
      text += ", by \(reason.rule.rawValue)"
      if let position = reason.position {
        let scalar = paragraph.scalars[position].scalar
        let offset = paragraph.range.scalars.lowerBound.rawValue + position
        text +=
          ": \(ScalarFacts.codePoint(scalar.value)) \(ScalarFacts.name(of: scalar)) at \(offset)"
      }
    }
    return text + "\n  " + Self.units(paragraph.range) + "\n" + answer(paragraph)
  }

  /// What another engine answered about the paragraph as one line, as it did.
  private func answer(_ paragraph: ParagraphInspection) -> String {
    guard let engine = paragraph.engine else { return "" }
    let start = paragraph.range.scalars.lowerBound.rawValue
    let order = engine.answer.order.map { "\($0 + start)" }.joined(separator: " ")
    let levels = engine.answer.levels.map { $0.map { "\($0)" } ?? "x" }.joined(separator: " ")
    var words = engine.words(from: start).map { "  \($0)\n" } ?? ""
    if paragraph.lines.count(where: { !$0.isAfterSeparator }) > 1 {
      words += "  It was asked about one line; the lines below are ordered by L2 from its levels.\n"
    }
    return "  it answered levels \(levels); order \(order)\n" + words
  }

  private static func units(_ range: StorageRange) -> String {
    "scalars \(RangeNotation.text(range.scalars)), UTF-16 \(RangeNotation.text(range.utf16)), UTF-8 \(RangeNotation.text(range.utf8))"
  }

  private func lines(_ paragraph: ParagraphInspection) -> String {
    let start = paragraph.range.scalars.lowerBound.rawValue
    var table = TextTable(["", "Line", "Scalars", "Display, left to right"])
    for (number, line) in paragraph.lines.enumerated() {
      table.append([
        "", "\(number + 1)", RangeNotation.text(line.range, from: start),
        line.isAfterSeparator
          ? "(empty, after the last separator)"
          : shown(line, paragraph),
      ])
    }
    return "\n" + rules(paragraph.lineRuns, start) + table.text
  }

  /// What is displayed in a line, with the label of what ends it inside the paragraph where that
  /// has no picture: L1 puts it where the line is read to.
  private func shown(
    _ line: ParagraphInspection.Line, _ paragraph: ParagraphInspection
  ) -> String {
    let display = Printable.line(line.display)
    guard let end = line.range.last, paragraph.classes[end] != .b else { return display }
    let scalar = paragraph.scalars[end].scalar
    guard ScalarFacts.endsLine(scalar), ScalarFacts.isInvisible(scalar) else { return display }
    let label = Printable.label(scalar)
    return paragraph.level.isRightToLeft ? label + display : display + label
  }

  /// How a paragraph's words stand as plain text; nil where they stand alike.
  private func plainText(_ plain: ParagraphInspection?, _ marked: ParagraphInspection) -> String {
    guard let plain else { return "  The same as plain text.\n" }
    let direction = plain.level.direction
    let lines = plain.lines.map { shown($0, plain) }
    return "  As plain text"
      + (direction == marked.level.direction ? "" : ", \(direction.shortName)")
      + (lines.count == 1 ? ": " : ":\n    ") + lines.joined(separator: "\n    ") + "\n"
  }

  /// By whose rules the lines are broken, where those are not the root locale's.
  private func rules(_ runs: LineBreakRuns, _ start: Int) -> String {
    guard !runs.isRoot else { return "" }
    let others = runs.runs.map {
      ", \(RangeNotation.text($0.range, from: start)) by those for \($0.rules.locale)"
    }
    return "Line breaks by ICU's rules for \(runs.base.locale)\(others.joined())\n"
  }

  private func table(
    _ paragraph: ParagraphInspection, _ number: Int, _ marked: MarkedDocument?
  ) -> String {
    guard !paragraph.scalars.isEmpty else { return "" }
    let start = paragraph.range
    var utf16 = start.utf16.lowerBound.rawValue
    var utf8 = start.utf8.lowerBound.rawValue
    var places = [Int?](repeating: nil, count: paragraph.scalars.count)
    // As the lines are shown: after L1.
    var levels = paragraph.levels
    for line in paragraph.lines {
      for (place, position) in line.order.enumerated() { places[position] = place }
      for (position, level) in zip(line.range, line.levels) { levels[position] = level }
    }
    var table = TextTable([
      "", "Offset", "UTF-16", "UTF-8", "", "Code", "Class", "Level", "Place", "Name",
    ])
    for (position, stored) in paragraph.scalars.enumerated() {
      let isMarkup = marked.map { $0.source(of: position, inParagraph: number) == nil } ?? false
      table.append([
        "", "\(start.scalars.lowerBound.rawValue + position)", "\(utf16)", "\(utf8)",
        Printable.scalar(stored), ScalarFacts.codePoint(stored.scalar.value),
        paragraph.classes[position].shortName,
        levels[position].map { "\($0)" } ?? "X9",
        places[position].map { "\($0)" } ?? "-",
        ScalarFacts.name(of: stored.scalar) + (isMarkup ? " (markup)" : ""),
      ])
      utf16 += stored.utf16Count
      utf8 += stored.utf8Count
    }
    return "\n" + table.text
  }

  private func runs(_ paragraph: ParagraphInspection) -> String {
    guard !paragraph.runs.isEmpty else { return "" }
    let start = paragraph.range.scalars.lowerBound.rawValue
    let isOrdered = paragraph.engine?.departure == nil
    let hasLines = paragraph.lines.count(where: { !$0.isAfterSeparator }) > 1
    var runs = TextTable(
      [""] + (hasLines ? ["Line"] : []) + [
        "Run", "Level", isOrdered ? "From the left" : "From the left by L2",
      ])
    for (number, line) in paragraph.lines.enumerated() where !line.isAfterSeparator {
      for run in line.runs(paragraph.level) {
        runs.append(
          [""] + (hasLines ? ["\(number + 1)"] : []) + [
            RangeNotation.run(run.run.range, from: start), "\(run.run.level)",
            "\(run.visualIndex + 1)",
          ])
      }
    }
    guard let sequences = paragraph.sequences else { return "\n" + runs.text }
    var table = TextTable(["", "Isolating run sequence", "Level", "sos", "eos"])
    for sequence in sequences {
      // As sentences tell of it: without what X9 removes.
      let kept = sequence.levelRuns.flatMap { run in
        run.filter { paragraph.levels[$0] != nil }.asRanges
      }
      table.append([
        "", RangeNotation.runs(kept, from: start), "\(sequence.level)",
        sequence.startOfSequence.shortName, sequence.endOfSequence.shortName,
      ])
    }
    return "\n" + runs.text + "\n" + table.text
  }

  private func report(_ selection: SelectionInspection) -> String {
    var table = TextTable(["", "", "Scalars", "UTF-16", "UTF-8", "Text"])
    func append(_ name: String, _ piece: SelectionInspection.Piece) {
      table.append([
        "", name, RangeNotation.text(piece.range.scalars), RangeNotation.text(piece.range.utf16),
        RangeNotation.text(piece.range.utf8),
        Printable.text(piece.text),
      ])
    }
    for piece in selection.ranges { append(selection.policy.rawValue, piece) }
    append("one range", selection.single)
    let pieces = selection.rectangles.map {
      "line \($0.line) columns \(RangeNotation.text($0.columns.lowerBound.rawValue..<$0.columns.upperBound.rawValue))"
    }
    return "\nSelection\n" + table.text
      + (pieces.isEmpty ? "" : "  On the screen: \(pieces.joined(separator: ", ")).\n")
      + "  One range takes \(selection.wrong) wrongly and misses \(selection.missed).\n"
  }
}
