internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// A cell as `inspect` writes it.
enum CellText {
  /// The cell's scalars, the base first (L3), mirrored (L4): nothing for a control or joiner that
  /// takes no column, U+21E5 for a tab, the label where controls are labelled, else control
  /// pictures for C0 controls.
  static func of(
    _ cell: VisualCell, _ level: EmbeddingLevel, in layout: ParagraphLayout
  ) -> [Unicode.Scalar] {
    if cell.kind == .invisible { return [] }
    if case .label(let label) = cell.kind, !layout.settings.hasControlPictures {
      return Array(label.unicodeScalars)
    }
    let scalars = layout.content.scalars[cell.range]
    let isEmoji = scalars.contains { ScalarFacts.isPictograph($0.scalar) }
    return scalars.compactMap { stored in
      guard DrawnScalars.isDrawn(stored.scalar, inEmoji: isEmoji) else { return nil }
      return DrawnScalars.glyph(of: stored.scalar, isRightToLeft: level.isRightToLeft)
    }
  }
}
