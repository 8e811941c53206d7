internal import TextModel

/// The layouts of a text with the caret at its gaps: a strategy may ask the keyboard for the
/// paragraph that it is in.
struct CaretLayouts {
  private let inputs: LayoutInputs
  private let cache = LayoutCache()

  init(_ inputs: LayoutInputs) { self.inputs = inputs }

  var document: Document { inputs.directed.document }

  /// The layout with the caret at a gap.
  func layout(at gap: ScalarOffset) -> TextLayout {
    var inputs = inputs
    if inputs.directed.keyboard != nil {
      inputs.directed.cursor = document.paragraph(containing: gap)
    }
    return TextLayout(inputs, cache: cache)
  }
}
