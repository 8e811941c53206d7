internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// The facts about a caret's gap, for `caret` to print.
struct CaretInspection {
  private let layout: TextLayout
  private let report: CaretReport
  private let lineNumbers: LineNumbers
  /// The gap in all units, and what the keys remove.
  private let gap: StorageRange
  private let (removedBefore, removedAfter): (String?, String?)
  private var document: Document { layout.document }

  /// The facts that a layout reports, whose lines have these numbers. Of ascending gaps each costs
  /// what lies behind the one before.
  init(
    _ layout: TextLayout, _ report: CaretReport, _ lineNumbers: LineNumbers,
    reading reader: inout CaretReader
  ) {
    self.layout = layout
    self.report = report
    self.lineNumbers = lineNumbers
    gap = reader.gap(report)
    removedBefore = reader.removedBefore(report)
    removedAfter = reader.removedAfter(report)
  }

  /// Where text typed at the caret goes.
  private var insertion: ScalarOffset {
    layout.insertionOffset(at: report.position, keyboard: layout.directed.keyboard)
  }

  /// The places of the gap, the primary one first, with the affinity that each has.
  private var places: [(place: CaretPlace, affinity: TextPosition.Affinity)] {
    let affinity = report.position.affinity
    let other: TextPosition.Affinity = affinity == .upstream ? .downstream : .upstream
    return [(report.places.primary, affinity)]
      + (report.places.secondary.map { [($0, other)] } ?? [])
  }
}

extension CaretInspection {
  /// One JSON object on one line, as `Schemas/caret.schema.json` describes it.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("offset")
    json.beginObject()
    json.key("scalars")
    json.number(gap.scalars.lowerBound.rawValue)
    json.key("utf16")
    json.number(gap.utf16.lowerBound.rawValue)
    json.key("utf8")
    json.number(gap.utf8.lowerBound.rawValue)
    json.endObject()
    json.key("affinity")
    json.string(report.position.affinity.name)
    json.key("places")
    json.beginArray()
    for (place, affinity) in places {
      json.beginObject()
      write(place, to: &json)
      json.key("direction")
      json.string(place.direction.shortName)
      json.key("affinity")
      json.string(affinity.name)
      json.endObject()
    }
    json.endArray()
    json.key("insertion")
    json.number(insertion.rawValue)
    json.key("backspace")
    write(report.backspace, removedBefore, to: &json)
    json.key("delete")
    write(report.delete, removedAfter, to: &json)
    json.key("typed")
    json.beginObject()
    json.key("ltr")
    write(typed: report.leftToRightLetter, to: &json)
    json.key("rtl")
    write(typed: report.rightToLeftLetter, to: &json)
    json.endObject()
    json.endObject()
    return json.take() + [0x0A]
  }

  private func write(_ place: CaretPlace, to json: inout JSONWriter) {
    json.key("line")
    json.number(lineNumbers.number(of: place.line))
    json.key("column")
    json.number(place.column.rawValue)
  }

  private func write(typed place: CaretPlace?, to json: inout JSONWriter) {
    guard let place else { return json.null() }
    json.beginObject()
    write(place, to: &json)
    json.endObject()
  }

  private func write(_ range: Range<ScalarOffset>?, _ text: String?, to json: inout JSONWriter) {
    guard let range else { return json.null() }
    json.beginObject()
    json.key("scalars")
    json.range(range.lowerBound.rawValue..<range.upperBound.rawValue)
    if let text {
      json.key("text")
      json.string(text)
    }
    json.endObject()
  }
}

extension CaretInspection {
  /// The facts for reading.
  var text: String {
    let offset = report.position.offset
    let before = ScalarOffset(max(0, offset.rawValue - 1))..<offset
    let after = offset..<min(document.endOffset, offset.advanced(by: 1))
    var table = TextTable(["", "", ""])
    table.append(["", "after", names(before)])
    table.append(["", "before", names(after)])
    for (index, (place, affinity)) in places.enumerated() {
      table.append([
        "", index == 0 ? "primary place" : "secondary place",
        "\(describe(place)), types \(place.direction.shortName) (\(affinity.name))",
      ])
    }
    if insertion != report.position.offset {
      table.append(["", "text goes to gap", "\(insertion.rawValue), by the keyboard"])
    }
    table.append(["", "Backspace removes", removed(report.backspace, removedBefore)])
    table.append(["", "Delete removes", removed(report.delete, removedAfter)])
    table.append(["", "an L letter goes to", report.leftToRightLetter.map(describe) ?? "?"])
    table.append(["", "an R letter goes to", report.rightToLeftLetter.map(describe) ?? "?"])
    let units = "UTF-16 \(gap.utf16.lowerBound.rawValue), UTF-8 \(gap.utf8.lowerBound.rawValue)"
    return "Gap \(offset.rawValue) (\(units))" + table.text
  }

  private func describe(_ place: CaretPlace) -> String {
    "line \(lineNumbers.number(of: place.line)), column \(place.column.rawValue)"
  }

  private func removed(_ range: Range<ScalarOffset>?, _ text: String?) -> String {
    guard let range else { return "nothing" }
    return RangeNotation.text(range) + ": "
      + (text.map { names($0.unicodeScalars) } ?? "\(range.count) scalars")
  }

  private func names(_ range: Range<ScalarOffset>) -> String {
    names(document.scalars(in: range).map(\.scalar))
  }

  private func names(_ scalars: some Collection<Unicode.Scalar>) -> String {
    guard !scalars.isEmpty else { return "nothing" }
    return scalars.map {
      "\(ScalarFacts.codePoint($0.value)) \(ScalarFacts.name(of: $0))"
    }.joined(separator: ", ")
  }
}

extension TextPosition.Affinity {
  /// `upstream` or `downstream`.
  var name: String { self == .upstream ? "upstream" : "downstream" }
}
