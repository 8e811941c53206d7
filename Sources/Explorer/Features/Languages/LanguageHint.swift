/// The title's hint at a language, together with the paragraph that it is about.
package struct LanguageHint: Hashable, Sendable {
  /// The language.
  package let language: String
  /// The paragraph that is written in it, followed through every change of the text.
  var seen: SeenParagraph
}
