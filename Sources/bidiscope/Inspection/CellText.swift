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
      let scalar = stored.scalar
      switch scalar.value {
      case 0x09: return "\u{21E5}"
      case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
      case 0x7F: return "\u{2421}"
      default:
        if ScalarFacts.isInvisible(scalar), !choosesGlyph(scalar, isEmoji) { return nil }
        guard level.isRightToLeft else { return scalar }
        return BidiProperties.mirror(of: scalar) ?? scalar
      }
    }
  }

  /// Whether a scalar without a column says which glyph its cell has: a variation selector, and in
  /// an emoji a joiner or a tag.
  private static func choosesGlyph(_ scalar: Unicode.Scalar, _ isEmoji: Bool) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    case 0x200D, 0xE0020...0xE007F: isEmoji
    default: false
    }
  }
}
