internal import BidiAlgorithm
internal import TextModel
internal import UnicodeData

/// A cell as `inspect` writes it.
enum CellText {
  /// The cell's scalars, the base first (L3), mirrored (L4): nothing for what takes no column, U+21E5 for a
  /// tab, the label where controls are labelled, else control pictures for C0 controls.
  static func of(
    _ cell: VisualCell, _ level: EmbeddingLevel, in layout: ParagraphLayout
  ) -> [Unicode.Scalar] {
    if cell.kind == .invisible { return [] }
    if case .label(let label) = cell.kind, !layout.settings.hasControlPictures {
      return Array(label.unicodeScalars)
    }
    return layout.content.scalars[cell.range].compactMap { stored in
      let scalar = stored.scalar
      switch scalar.value {
      case 0x09: return "\u{21E5}"
      case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
      case 0x7F: return "\u{2421}"
      default:
        if ScalarFacts.isInvisible(scalar) { return nil }
        guard level.isRightToLeft else { return scalar }
        return BidiProperties.mirror(of: scalar) ?? scalar
      }
    }
  }
}
