internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import UnicodeData

/// The caret's paragraph with controls shown the other way: hidden where they are labels, and the
/// reverse.
enum OtherColumns {
  /// A longer paragraph is not laid out twice.
  private static let longest = 10_000

  /// The cache of the other layouts, kept from frame to frame.
  private struct Cache: Question {
    func answer(_ memory: Memory) -> LayoutCache { LayoutCache(capacity: 4 * longest) }
  }

  /// The paragraph laid out the other way; nil where that changes nothing, or where it is too long.
  static func paragraph(_ analysis: Analysis) -> ParagraphLayout? {
    let scalars = analysis.content.scalars
    guard scalars.count <= longest,
      scalars.contains(where: { $0.isWellFormed && isHidden($0.scalar) })
    else { return nil }
    var inputs = analysis.layout.inputs
    inputs.settings.invisibles = inputs.settings.invisibles == .hidden ? .labelled : .hidden
    return TextLayout(inputs, cache: analysis.memory[Cache()]).paragraph(analysis.paragraph)
  }

  /// Whether a scalar has a place on its line one way only; what ends a paragraph has none.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    ScalarFacts.isInvisible(scalar) && BidiProperties.bidiClass(of: scalar) != .b
  }
}
