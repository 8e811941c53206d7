internal import BidiAlgorithm
internal import Fixing
internal import Markup

/// What `fix --as` writes: paragraphs as source, each fixed by its first candidate.
struct FixSource {
  var form: SourceForm
  /// Whether a display was asked for: then a paragraph without a candidate is not written.
  var hasWanted: Bool

  /// A paragraph with its line end; one that needs nothing, or that nothing helps, is written as it
  /// is.
  ///
  /// - Parameters:
  ///   - fixed: what was found.
  ///   - direction: what decides the paragraph's direction.
  /// - Returns: the paragraph in the form that was asked for.
  func text(_ fixed: FixedParagraph, _ direction: BaseDirection) -> String {
    guard let first = fixed.candidates.first else {
      return hasWanted ? "" : line(fixed.text, direction)
    }
    return line(first.text, first.direction.map(BaseDirection.explicit) ?? direction)
  }

  private func line(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) -> String {
    var explicit: TextDirection?
    if case .explicit(let known) = direction { explicit = known }
    return form.write(scalars, direction: explicit) + "\n"
  }
}
