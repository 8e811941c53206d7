internal import ExplorerCore
internal import TextModel
internal import UnicodeData
internal import Wording

/// The caret and selections of a text in sentences: what the keys of the explorer would do.
struct PlainPlaces {
  private let layout: TextLayout
  /// The same with the caret at a gap.
  private let layouts: CaretLayouts

  /// Of a text whose paragraphs are one line each.
  init(_ document: Document, _ surroundings: PlainSurroundings) {
    let inputs = surroundings.inputs(document)
    layout = TextLayout(inputs, cache: LayoutCache())
    layouts = CaretLayouts(inputs)
  }

  // MARK: The caret

  /// The gap before a scalar; nil where the text has no such gap.
  func caret(at offset: Int) -> [Words]? {
    guard let report = caretReport(at: offset) else { return nil }
    let place = report.places.primary
    var sentences: [Words] = [
      "The caret at \(number: offset) is on line \(number: line(place)), at column \(number: place.column.rawValue)."
    ]
    if let other = report.places.secondary {
      sentences.append(
        "It is also on line \(number: line(other)), at column \(number: other.column.rawValue).")
    }
    sentences += deletion(report)
    if let place = report.leftToRightLetter {
      sentences.append(
        "A left-to-right letter typed here goes to column \(number: place.column.rawValue).")
    }
    if let place = report.rightToLeftLetter {
      sentences.append(
        "A right-to-left letter typed here goes to column \(number: place.column.rawValue).")
    }
    return sentences
  }

  /// What the keys would delete at the gap before a scalar; nil where the text has no such gap.
  func deletion(at offset: Int) -> [Words]? {
    caretReport(at: offset).map { deletion($0) }
  }

  private func caretReport(at offset: Int) -> CaretReport? {
    guard (0...layout.document.scalarCount).contains(offset) else { return nil }
    let position = TextPosition(ScalarOffset(offset), .downstream)
    return layouts.layout(at: position.offset).report(at: position, unit: .cluster)
  }

  private func deletion(_ report: CaretReport) -> [Words] {
    [
      report.backspace.map { "Backspace deletes \(names($0))." } ?? "Backspace deletes nothing.",
      report.delete.map { "Delete deletes \(names($0))." } ?? "Delete deletes nothing.",
    ]
  }

  private func line(_ place: CaretPlace) -> Int { place.line.paragraph.rawValue + 1 }

  private func names(_ range: Range<ScalarOffset>) -> Words {
    ScalarSentence.names(layout.document.scalars(in: range).map(\.scalar))
  }

  // MARK: Selections

  /// What is selected between two columns: `4 8` of the first line, or `1:4..2:8`; nil where that
  /// is no selection of this text.
  func selection(_ argument: String) -> RangeSet<ScalarOffset>? {
    let numbers = argument.split(separator: " ").map { $0.utf8.count < 10 ? Int($0) : nil }
    let notation =
      numbers.count == 2 && numbers.allSatisfy { $0 != nil }
      ? argument.split(separator: " ").map { "1:\($0)" }.joined(separator: "..") : argument
    guard let select = try? SelectArgument(notation),
      let from = layout.visualGap(lineNumber: select.from.line, column: select.from.column),
      let to = layout.visualGap(lineNumber: select.to.line, column: select.to.column)
    else { return nil }
    return layout.naturalRanges(from: from, to: to)
  }

  /// Ranges of the text in sentences.
  func words(of ranges: RangeSet<ScalarOffset>) -> [Words] {
    let ranges = ranges.ranges
    guard let first = ranges.first, let last = ranges.last else { return ["Nothing is selected."] }
    let count = ranges.reduce(0) { $0 + $1.upperBound.rawValue - $1.lowerBound.rawValue }
    var sentences: [Words] = [
      "Selected: \(counted(count, .scalars)) in \(counted(ranges.count, .ranges))."
    ]
    sentences += ranges.map { "\(verbatim: RangeNotation.text($0)): \(names($0))." }
    if ranges.count > 1 {
      let whole = first.lowerBound..<last.upperBound
      sentences.append(
        "One range from end to end would be \(verbatim: RangeNotation.text(whole)).")
    }
    return sentences
  }
}
