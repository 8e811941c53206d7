internal import BidiAlgorithm
internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel
internal import Wording

/// Below a line of the text: the language of each of its runs, where the run stands on the screen.
enum LanguageRow: TextContribution {
  static func rowsBelow(_ app: AppState) -> Int { app.languages.marksText ? 1 : 0 }

  static func drawBelow(
    _ position: LinePosition, _ line: VisualLine, row: Int, gutter: Int, left: Int,
    _ app: AppState, _ analysis: Analysis, into canvas: inout Canvas
  ) {
    let content = analysis.layout.paragraph(position.paragraph).content
    guard
      let text = marked(
        app.languages.known[content.id], position.paragraph, content.scalars.count, app)
    else { return }
    for stretch in stretches(of: line, text) {
      let start = max(gutter, left + stretch.columns.lowerBound)
      let end = min(canvas.columns, left + stretch.columns.upperBound)
      guard start < end else { continue }
      for column in start..<end {
        canvas.put(Sign.wordLine, row: row, column: column, style: canvas.theme[.border])
      }
      let isOther = stretch.language != text.language
      let name = stretch.language ?? "-"
      if name.count <= end - start {
        canvas.write(Words(verbatim: name), row: row, column: start, isOther ? .accent : .quiet)
      }
    }
  }

  /// What was recognised of a paragraph, and over it what the user marked; nil without either.
  private static func marked(
    _ text: IdentifiedText?, _ paragraph: ParagraphIndex, _ count: Int, _ app: AppState
  ) -> IdentifiedText? {
    let document = app.session.document
    let range = document.range(of: paragraph)
    let start = range.lowerBound.rawValue
    let marks = app.session.attributes.markings.flatMap { marking in
      marking.attribute.language.map { language in
        marking.ranges.intersection(RangeSet(range)).ranges.map {
          IdentifiedText.Span(
            range: $0.lowerBound.rawValue - start..<$0.upperBound.rawValue - start, script: "",
            language: language)
        }
      } ?? []
    }
    guard !marks.isEmpty else { return text }
    var result = text ?? .none
    var left = RangeSet(result.spans.map(\.range))
    for mark in marks { left.subtract(RangeSet(mark.range)) }
    let others = result.spans.flatMap { span in
      left.intersection(RangeSet(span.range)).ranges.map {
        IdentifiedText.Span(
          range: $0, script: span.script, language: span.language, confidence: span.confidence)
      }
    }
    result.spans = (others + marks).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  /// The cells of each language that stand side by side, left to right; blanks at a run's end are
  /// left out.
  private static func stretches(
    of line: VisualLine, _ text: IdentifiedText
  ) -> [(language: String?, columns: Range<Int>)] {
    var result: [(language: String?, span: Int, columns: Range<Int>)] = []
    for cell in line.cells where cell.isVisible && cell.kind == .text && cell.base != " " {
      guard
        let span = text.spans.firstIndex(where: { $0.range.contains(cell.range.lowerBound) })
      else { continue }
      if let last = result.last, last.span == span {
        result[result.count - 1].columns = last.columns.lowerBound..<cell.columns.upperBound
      } else {
        result.append((text.spans[span].language, span, cell.columns))
      }
    }
    return result.map { ($0.language, $0.columns) }
  }
}
