internal import BidiAlgorithm
internal import UnicodeData

extension ExplainedParagraph {
  /// The line as it is shown, left to right, after L3 and L4, without controls and format
  /// characters. O(length of the line).
  public var shownScalars: [Unicode.Scalar] {
    orderAfterL3.compactMap { position in
      let scalar = scalars[position]
      switch ScalarFacts.category(of: scalar) {
      case .cc where scalar != "\t", .cf, .zl, .zp: return nil
      default: break
      }
      if case .mirror(let image?) = cells(at: position)[TraceStage.l4.rawValue].content {
        return image
      }
      return scalar
    }
  }
}
