package import BidiAlgorithm
package import ExplorerCore
package import Languages
internal import Screen
package import UnicodeData
internal import Wording

/// The forms of a text with values, one below the other, all in one direction, each behind its
/// label.
package struct PreviewForms {
  /// One of them.
  package struct Form {
    package let label: PreviewLabel
    /// How the label looks.
    package let role: Role
    package let text: String
    /// The scalars that are marked.
    package let values: RangeSet<Int>
  }

  /// In fewer columns a label and some words behind it are hard to read.
  package static let fewestColumns = 36

  private let forms: [Form]
  private let direction: TextDirection
  private let fromBeginning: Bool

  /// Forms in a direction. Of one that does not fit its beginning is shown, or the part around its
  /// values.
  package init(_ forms: [Form], in direction: TextDirection, fromBeginning: Bool = false) {
    (self.forms, self.direction, self.fromBeginning) = (forms, direction, fromBeginning)
  }

  /// How many rows each form takes in a number of columns. O(*n*).
  package func rowCounts(
    columns: Int, _ words: Catalogue, _ clusters: ClusterMetrics
  ) -> [Int] {
    let space = columns - PreviewLabel.columns(words)
    return forms.map {
      BidiRow($0.text, direction: .explicit(direction)).rowCount(columns: space, clusters)
    }
  }

  /// Draws the forms, each over its number of rows.
  package func draw(
    row: Int, heights: [Int] = [1, 1], columns: Range<Int>, into canvas: inout Canvas
  ) {
    guard !columns.isEmpty else { return }
    let width = PreviewLabel.columns(canvas.words)
    let start = min(columns.lowerBound + width, columns.upperBound)
    var row = row
    for (form, height) in zip(forms, heights) where row < canvas.rows {
      canvas.write(
        form.label.words, row: row, column: columns.lowerBound, width: width - 1, form.role)
      BidiRow(form.text, direction: .explicit(direction)).draw(
        rows: row..<row + height, columns: start..<columns.upperBound, marking: form.values,
        fromBeginning: fromBeginning, into: &canvas)
      row += height
    }
  }
}
