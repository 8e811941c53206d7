internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel
internal import WritingDirection

/// What is asked about a paragraph: all that its choices depend on, so that they can be searched
/// for beside the loop.
package struct FixQuestion: Hashable, Sendable {
  let paragraph: ParagraphIndex
  /// The paragraph without its separator.
  let scalars: [Unicode.Scalar]
  /// What decides its direction.
  let direction: BaseDirection
  /// Whether nobody set that, but HTML has it by default.
  let hasDefaultDirection: Bool
  /// The positions of the controls that markup means; nil where none was read.
  let markup: Set<Int>?
  /// What decides it again after a change, where that is not P2.
  let strategy: DirectionStrategy?
  /// The text that it stands in, which may decide its direction after a change.
  let text: DirectedText
  /// The direction of the user's language.
  let locale: TextDirection
  /// The visible scalars from left to right as they should be seen; nil for what draws every piece
  /// whole.
  let wanted: [Unicode.Scalar]?

  /// A question about the caret's paragraph; nil where it is too long.
  init?(wanted: [Unicode.Scalar]?, _ app: AppState, _ analysis: Analysis) {
    let content = analysis.content
    scalars = content.scalars.dropLast(content.separatorCount).map(\.scalar)
    guard scalars.count <= FixingFeature.longest else { return nil }
    strategy =
      if analysis.pinned == nil, case .strategy(let strategy) = app.direction { strategy } else {
        nil
      }
    direction = analysis.paragraphLayout.direction
    markup = app.markup?.paragraph(content, at: analysis.paragraph)?.inserted
    hasDefaultDirection = analysis.isPinnedByDefault
    paragraph = analysis.paragraph
    (text, locale) = (analysis.layout.directed, analysis.locale)
    self.wanted = wanted
  }

  /// Works the choices out.
  ///
  /// - Parameter goesOn: asked from time to time; the search ends early where it is false.
  /// - Returns: the choices.
  package func answer(goesOn: @escaping () -> Bool = { true }) -> FixChoices {
    FixChoices(self, goesOn: goesOn)
  }
}
