internal import BidiAlgorithm
internal import UnicodeData

extension ExplainedParagraph {
  /// The line as it is shown, left to right, after L3 and L4, without what takes no cell; a C0
  /// control but the tab is its picture. O(length of the line).
  public var shownScalars: [Unicode.Scalar] {
    orderAfterL3.compactMap { position in
      let scalar = scalars[position]
      if ScalarFacts.isInvisible(scalar) { return nil }
      if case .mirror(let image?) = cells(at: position)[TraceStage.l4.rawValue].content {
        return image
      }
      return scalar == "\t" ? scalar : DrawnScalars.glyph(of: scalar, isRightToLeft: false)
    }
  }
}
