internal import UnicodeData

extension Cell {
  /// Whether a terminal that reorders by itself may do so because of this cell: its base is of
  /// class R, AL or AN.
  public var turnsLines: Bool {
    guard case .glyph(let base, _) = content else { return false }
    return base.value >= 0x590 && BidiProperties.turnsLines(base)
  }
}
