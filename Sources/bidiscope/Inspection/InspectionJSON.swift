internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// A text to be inspected, and what is selected in it.
struct Inspection {
  var inspector: Inspector
  /// The engine as it was asked for, and its own name.
  var engine: EngineChoice
  var engineName: String
  var selection: SelectionInspection?
  /// What the text was read from, where it is markup, with its words alone.
  var words: PlainWords?
}

/// Writes an inspection as one JSON object on one line, as `Schemas/inspect.schema.json` describes
/// it.
struct InspectionJSON {
  /// The text's file, where there are several.
  var file: String?
  private var json = JSONWriter()

  init(file: String?) { self.file = file }

  /// Writes the object; a paragraph at a time, so that a long text needs little memory.
  mutating func write(
    _ inspection: Inspection, to output: inout StandardOutput
  ) throws {
    let inspector = inspection.inspector
    json.beginObject()
    json.key("unicode")
    json.string(UnicodeVersion.current)
    json.key("engine")
    json.string(inspection.engine.argument)
    if let file {
      json.key("file")
      json.string(file)
    }
    json.key("text")
    json.string(inspector.document.text)
    json.key("paragraphs")
    json.beginArray()
    for number in 0..<inspector.paragraphCount {
      try write(inspector.paragraph(number), number, inspection.words)
      output.write(json.take())
      if number % 64 == 63 { try output.flush() }
    }
    json.endArray()
    if let selection = inspection.selection {
      json.key("selection")
      write(selection)
    }
    json.endObject()
    output.write(json.take())
    output.write("\n")
  }

  private mutating func write(
    _ paragraph: ParagraphInspection, _ number: Int, _ words: PlainWords?
  ) throws {
    let start = paragraph.range.scalars.lowerBound.rawValue
    json.beginObject()
    json.key("range")
    json.beginObject()
    writeUnits(paragraph.range)
    json.endObject()
    json.key("direction")
    json.string(paragraph.level.direction.shortName)
    json.key("level")
    json.number(Int(paragraph.level.rawValue))
    json.key("reason")
    if let reason = paragraph.reason {
      json.beginObject()
      json.key("rule")
      json.string(reason.rule.rawValue)
      json.key("offset")
      if let position = reason.position { json.number(start + position) } else { json.null() }
      json.endObject()
    } else {
      json.null()
    }
    json.key("scalars")
    json.array(paragraph.scalars) { scalar, json in json.codePoint(scalar.scalar) }
    if let words {
      json.key("sources")
      json.array(paragraph.scalars.indices) { position, json in
        let source = words.marked.source(of: position, inParagraph: number)
        if let source { json.range(source) } else { json.null() }
      }
    }
    json.key("classes")
    json.array(paragraph.classes) { bidiClass, json in
      json.string(Self.names[Int(bidiClass.rawValue)])
    }
    write(paragraph.levels)
    writeRuns(paragraph.runs, start)
    writeSequences(paragraph.sequences, start)
    writeLines(paragraph.lines, start)
    if let words { write(try words.otherwise(than: paragraph, number)) }
    if !paragraph.lineRuns.isRoot { write(paragraph.lineRuns, start) }
    if let engine = paragraph.engine { write(engine, start) }
    json.endObject()
  }

  /// How a paragraph's words stand as plain text; null where they stand alike.
  private mutating func write(_ plain: (text: String, inspection: ParagraphInspection)?) {
    json.key("plainText")
    guard let plain else { return json.null() }
    json.beginObject()
    json.key("text")
    json.string(plain.text)
    json.key("direction")
    json.string(plain.inspection.level.direction.shortName)
    json.key("level")
    json.number(Int(plain.inspection.level.rawValue))
    json.key("display")
    json.array(plain.inspection.lines) { line, json in json.string(line.display) }
    json.endObject()
  }

  private mutating func write(_ engine: EngineAnswer, _ start: Int) {
    json.key("answer")
    json.beginObject()
    json.key("level")
    json.number(Int(engine.answer.paragraphLevel.rawValue))
    write(engine.answer.levels)
    json.key("order")
    json.array(engine.answer.order) { position, json in json.number(start + position) }
    json.key("orderFollowsFromLevels")
    json.bool(engine.departure == nil)
    json.endObject()
  }

  private static let names: [String] = BidiClass.allCases.map(\.shortName)

  private mutating func write(_ runs: LineBreakRuns, _ start: Int) {
    json.key("lineRules")
    json.beginObject()
    json.key("locale")
    json.string(runs.base.locale)
    json.key("runs")
    json.array(runs.runs) { run, json in
      json.beginObject()
      json.key("range")
      json.range(run.range.lowerBound + start..<run.range.upperBound + start)
      json.key("locale")
      json.string(run.rules.locale)
      json.endObject()
    }
    json.endObject()
  }

  private mutating func write(_ levels: [EmbeddingLevel?]) {
    json.key("levels")
    json.array(levels) { level, json in
      if let level { json.number(Int(level.rawValue)) } else { json.null() }
    }
  }

  private mutating func writeRuns(_ runs: [ParagraphInspection.Run], _ start: Int) {
    json.key("runs")
    json.array(runs) { run, json in
      json.beginObject()
      json.key("range")
      json.range(run.run.range, from: start)
      json.key("level")
      json.number(Int(run.run.level.rawValue))
      json.key("visualIndex")
      json.number(run.visualIndex)
      json.endObject()
    }
  }

  private mutating func writeSequences(_ sequences: [IsolatingRunSequence]?, _ start: Int) {
    json.key("sequences")
    guard let sequences else { return json.null() }
    json.array(sequences) { sequence, json in
      json.beginObject()
      json.key("ranges")
      json.array(sequence.levelRuns) { range, json in json.range(range, from: start) }
      json.key("level")
      json.number(Int(sequence.level.rawValue))
      json.key("sos")
      json.string(sequence.startOfSequence.shortName)
      json.key("eos")
      json.string(sequence.endOfSequence.shortName)
      json.endObject()
    }
  }

  private mutating func writeLines(_ lines: [ParagraphInspection.Line], _ start: Int) {
    json.key("lines")
    json.beginArray()
    for line in lines {
      json.beginObject()
      json.key("range")
      json.range(line.range, from: start)
      write(line.levels)
      json.key("order")
      json.array(line.order) { position, json in json.number(start + position) }
      json.key("display")
      json.string(line.display)
      json.key("cells")
      json.array(line.cells) { cell, json in
        json.beginObject()
        json.key("range")
        json.range(cell.range, from: start)
        json.key("column")
        json.number(cell.column)
        json.key("width")
        json.number(cell.width)
        json.endObject()
      }
      if line.isAfterSeparator {
        json.key("afterSeparator")
        json.literal("true")
      }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func write(_ selection: SelectionInspection) {
    json.beginObject()
    json.key("policy")
    json.string(selection.policy.rawValue)
    json.key("ranges")
    json.beginArray()
    for piece in selection.ranges { write(piece) }
    json.endArray()
    json.key("single")
    write(selection.single)
    json.key("excess")
    json.beginObject()
    json.key("wrong")
    json.number(selection.wrong)
    json.key("missed")
    json.number(selection.missed)
    json.endObject()
    json.key("rectangles")
    json.array(selection.rectangles) { rectangle, json in
      json.beginObject()
      json.key("line")
      json.number(rectangle.line)
      json.key("columns")
      json.range(
        rectangle.columns.lowerBound.rawValue..<rectangle.columns.upperBound.rawValue)
      json.endObject()
    }
    json.key("typed")
    json.beginObject()
    json.key("ltr")
    write(selection.leftToRightLetter)
    json.key("rtl")
    write(selection.rightToLeftLetter)
    json.endObject()
    json.endObject()
  }

  private mutating func write(_ landing: SelectionInspection.Landing?) {
    guard let landing else { return json.null() }
    json.beginObject()
    json.key("scalars")
    json.range(landing.range.lowerBound.rawValue..<landing.range.upperBound.rawValue)
    if let place = landing.place {
      json.key("line")
      json.number(place.line)
      json.key("column")
      json.number(place.column)
    }
    json.key("atSelection")
    json.literal(landing.isAtSelection ? "true" : "false")
    json.endObject()
  }

  private mutating func write(_ piece: SelectionInspection.Piece) {
    json.beginObject()
    writeUnits(piece.range)
    json.key("text")
    json.string(piece.text)
    json.endObject()
  }

  private mutating func writeUnits(_ range: StorageRange) {
    json.key("scalars")
    json.range(range.scalars.lowerBound.rawValue..<range.scalars.upperBound.rawValue)
    json.key("utf16")
    json.range(range.utf16.lowerBound.rawValue..<range.utf16.upperBound.rawValue)
    json.key("utf8")
    json.range(range.utf8.lowerBound.rawValue..<range.utf8.upperBound.rawValue)
  }
}
