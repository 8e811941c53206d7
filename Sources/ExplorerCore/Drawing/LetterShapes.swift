internal import BidiAlgorithm
package import TextModel
internal import UnicodeData

/// The shapes that Arabic letters take beside each other on one line, in display order.
///
/// Letters join by their order in storage and their levels; the terminal gets presentation forms,
/// so that none joins them otherwise.
package struct LetterShapes {
  /// Where the line begins in its paragraph, in scalars.
  private var start = 0
  /// The shape of each scalar from there on; nil for its own. Empty where all have their own.
  private var shapes: [Unicode.Scalar?] = []

  /// The shapes of the cells of a line; none where letters are not to be joined. O(length of the
  /// line).
  ///
  /// - Parameters:
  ///   - cells: the cells, in any order.
  ///   - scalars: the scalars of the cells' paragraph.
  ///   - style: how letters are drawn.
  package init(_ cells: [VisualCell], scalars: StoredScalars, style: LetterStyle) {
    guard style == .joined, cells.contains(where: { ArabicShaper.hasForms($0.base) }) else {
      return
    }
    guard let start = cells.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else { return }
    let first = start.range.lowerBound
    let last = cells.reduce(first) { max($0, $1.range.upperBound) }
    guard last <= scalars.count else { return }
    let text = scalars[first..<last].map(\.scalar)
    var levels = [EmbeddingLevel](repeating: start.level, count: text.count)
    for cell in cells {
      for position in cell.range { levels[position - first] = cell.level }
    }
    let joined = ArabicShaper.joined(text, levels: levels)
    self.start = first
    shapes = zip(joined, text).map { $0 == $1 ? nil : $0 }
  }

  /// What to draw for a cell's base.
  package func base(of cell: VisualCell) -> Unicode.Scalar {
    let offset = cell.range.lowerBound - start
    return shapes.indices.contains(offset) ? shapes[offset] ?? cell.base : cell.base
  }
}

extension VisualCell {
  /// Whether readers would see more of the cluster than the cell shows: a sequence that the
  /// terminal cannot show whole, or a letter whose script joins letters but which has no joined
  /// forms.
  package var showsLess: Bool {
    guard kind == .text else { return false }
    return marks.last == ClusterDrawing.moreSign || ArabicShaper.joinsWithoutForms(base)
  }
}
