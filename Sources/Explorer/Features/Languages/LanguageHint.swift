internal import TextModel

/// The title's hint at a language, together with the paragraph that it is about.
package struct LanguageHint: Hashable, Sendable {
  /// The language.
  package let language: String
  /// The paragraph that is written in it, followed through every change of the text.
  var seen: SeenParagraph
  /// Whether the caret is in the paragraph, or went on from it by typing and nothing is known of
  /// what was typed since. Elsewhere the hint rests.
  var isAtHand = true
  /// Where the caret was at the last look; nil before the first.
  var caret: ScalarOffset?
}
