internal import TextModel
internal import UnicodeData
package import Wording

/// The caret's paragraph with controls shown the other way: hidden where they are labels, and the reverse.
final class OtherColumns: Memo {
  /// A longer paragraph is not laid out twice.
  private static let longest = 10_000
  private let cache = LayoutCache(capacity: 4 * longest)

  init() {}

  /// The paragraph, laid out the other way; nil where no scalar of it is shown otherwise, or where it is too long.
  func paragraph(_ state: AppState, _ analysis: Analysis) -> ParagraphLayout? {
    let scalars = analysis.content.scalars
    guard scalars.count <= Self.longest,
      scalars.contains(where: { $0.isWellFormed && ScalarFacts.isInvisible($0.scalar) })
    else { return nil }
    let session = state.session
    var settings = session.settings
    settings.invisibles = settings.invisibles == .hidden ? .labelled : .hidden
    return TextLayout(
      session.document, settings: settings, directions: session.directions, notes: session.notes,
      keyboard: session.keyboard,
      cursor: session.keyboard == nil ? nil : analysis.paragraph, cache: cache
    ).paragraph(analysis.paragraph)
  }
}
