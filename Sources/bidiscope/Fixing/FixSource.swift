internal import BidiAlgorithm
internal import Fixing
internal import Markup

/// What `fix --as` writes: paragraphs as source, each fixed by its first candidate, or by the first
/// one that the form can say.
struct FixSource {
  var form: SourceForm
  /// Whether a display was asked for: then a paragraph that does not look so is not written without
  /// a candidate.
  var hasWanted: Bool

  /// A paragraph with its line end; one that needs nothing, or that nothing helps, is written as it
  /// is.
  ///
  /// - Parameters:
  ///   - fixed: what was found.
  ///   - direction: what decides the paragraph's direction.
  /// - Returns: the paragraph in the form that was asked for.
  func text(_ fixed: FixedParagraph, _ direction: BaseDirection) -> String {
    guard let chosen = chosen(fixed) else {
      return isLeft(fixed) ? line(fixed.text, direction) : ""
    }
    return line(chosen.text, chosen.direction.map(BaseDirection.explicit) ?? direction)
  }

  /// What of the chosen candidate is in the text; nil where nothing is to be written.
  func edit(_ fixed: FixedParagraph) -> ControlEdit? {
    chosen(fixed)?.edit ?? (isLeft(fixed) ? ControlEdit() : nil)
  }

  /// Whether a paragraph without a candidate is written as it is.
  private func isLeft(_ fixed: FixedParagraph) -> Bool { !hasWanted || fixed.looksAsWanted }

  /// Whether a paragraph needs a direction that the form does not say.
  func lacksDirection(_ fixed: FixedParagraph) -> Bool {
    !form.saysDirection && chosen(fixed)?.direction != nil
  }

  /// The first candidate; where it asks for a direction that the form does not say, the first one
  /// that is in the text alone, if there is one.
  private func chosen(_ fixed: FixedParagraph) -> Candidate? {
    let first = fixed.offered.first
    guard !form.saysDirection, first?.direction != nil else { return first }
    return fixed.offered.first { $0.direction == nil } ?? first
  }

  private func line(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) -> String {
    var explicit: TextDirection?
    if case .explicit(let known) = direction { explicit = known }
    return form.write(scalars, direction: explicit) + "\n"
  }
}
