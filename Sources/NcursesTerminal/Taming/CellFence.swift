internal import Screen

extension TerminalProfile {
  /// The format character that a cell must carry beside its glyph, or the terminal shows it
  /// elsewhere or as part of its neighbour; nil nearly everywhere.
  ///
  /// A multiplexer passes nothing on to the terminal below it but what stands in cells: U+200E
  /// after each that turns lines leaves nothing to reorder. Boxes and brackets get none, because
  /// VTE then draws boxes by the font.
  ///
  /// kitty draws a lam and an alef of presentation forms as one ligature, in one of the two cells,
  /// unless U+200C stands between them.
  func fence(of cell: Cell) -> Unicode.Scalar? {
    if bidi.backend == .lrm { return cell.turnsLines ? "\u{200E}" : nil }
    guard kind == .kitty, case .glyph(let base, _) = cell.content else { return nil }
    return Self.finalAlefs.contains(base) ? "\u{200C}" : nil
  }

  /// Alef, with madda and with hamza, as they stand after another letter.
  private static let finalAlefs: Set<Unicode.Scalar> = [
    "\u{FE82}", "\u{FE84}", "\u{FE88}", "\u{FE8E}",
  ]
}
