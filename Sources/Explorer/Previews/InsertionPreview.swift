package import BidiAlgorithm
package import ExplorerCore
package import Formats
internal import Screen
package import TextModel
internal import Wording

/// The caret's paragraph with a text put in at the caret, isolated and bare, in display order.
package struct InsertionPreview {
  /// How much of the paragraph is shown before and after the caret, in scalars.
  private static let reach = 200
  /// What becomes of the text.
  package let interpolation: Interpolation

  /// A text at the caret of the caret's paragraph, in its direction or in another.
  package init(_ text: String, _ analysis: Analysis, in direction: TextDirection? = nil) {
    let content = analysis.content
    let count = content.scalars.count - content.separatorCount
    let caret = min(
      max(0, analysis.selection.focus.offset.rawValue - analysis.paragraphStart), count)
    func scalars(_ range: Range<Int>) -> String {
      var result = String.UnicodeScalarView()
      for position in range { result.append(content.scalars[position].scalar) }
      return String(result)
    }
    interpolation = Interpolation(
      text, before: scalars(max(0, caret - Self.reach)..<caret),
      after: scalars(caret..<min(count, caret + Self.reach)),
      direction ?? analysis.paragraphLayout.paragraphLevel.direction)
  }

  private var isBad: Bool { !interpolation.fate.isWhole || interpolation.movesSentence }

  /// What becomes of the text where it is put in bare.
  private var bareLabel: PreviewLabel {
    PreviewLabel(
      isTorn: interpolation.fate.isTorn, isReorderedInside: interpolation.fate.isReorderedInside,
      movesOthers: interpolation.movesSentence)
  }

  /// The two forms, each with its label and how that looks: isolated, bare.
  private var forms: [(label: PreviewLabel, role: Role, placement: Interpolation.Placement)] {
    [
      (.isolated, .good, interpolation.isolated),
      (bareLabel, isBad ? .warning : .good, interpolation.bare),
    ]
  }
}

extension InsertionPreview {
  /// How many rows its forms take in so many columns: isolated, bare.
  package func rowCounts(columns: Int, _ canvas: Canvas) -> [Int] {
    let space = columns - PreviewLabel.columns(canvas.words)
    return forms.map {
      BidiRow($0.placement.text, direction: .explicit(interpolation.direction))
        .rowCount(columns: space, canvas.clusters)
    }
  }

  /// Draws its forms below each other, each over so many rows: isolated, bare.
  package func draw(
    row: Int, heights: [Int] = [1, 1], columns: Range<Int>, into canvas: inout Canvas
  ) {
    let width = PreviewLabel.columns(canvas.words)
    let start = min(columns.lowerBound + width, columns.upperBound)
    var row = row
    for (form, height) in zip(forms, heights) {
      canvas.write(
        form.label.words, row: row, column: columns.lowerBound, width: width - 1, form.role)
      BidiRow(form.placement.text, direction: .explicit(interpolation.direction)).draw(
        rows: row..<row + height, columns: start..<columns.upperBound,
        marking: RangeSet(form.placement.value), into: &canvas)
      row += height
    }
  }
}

extension SessionStep {
  /// The step that types a text at the caret, isolated or bare.
  package static func type(_ text: String, isIsolated: Bool) -> SessionStep {
    .type(isIsolated ? Interpolation.isolating(text) : text)
  }
}

extension AppState {
  /// The step that puts a text into the document as a paragraph after the caret's.
  package func newParagraph(_ text: String) -> SessionStep {
    let paragraph = caretParagraph
    let range = session.document.range(of: paragraph)
    let end = range.upperBound.advanced(
      by: -session.document.content(of: paragraph).separatorCount)
    return .replace(end..<end, with: StoredText("\n" + text))
  }
}
