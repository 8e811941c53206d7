internal import BidiAlgorithm
internal import ExplorerCore
internal import TextModel

/// A text that is short enough for all of its paragraphs to be judged while nobody types, with what
/// decides their directions.
struct ShortText: Equatable, Sendable {
  private let version: TextVersion
  private let directions: DirectionDecider
  private let keyboard: TextDirection?
  /// The paragraph that the keyboard writes into, where it is known.
  private let cursor: ParagraphIndex?

  /// The longest text, in scalars, and its most paragraphs.
  private static let longest = 10_000
  private static let mostParagraphs = 400

  /// The text of a state; nil where it is longer, and where there is no paragraph but the caret's.
  /// O(1).
  init?(_ app: AppState) {
    let document = app.session.document
    guard document.paragraphCount > 1, document.paragraphCount <= Self.mostParagraphs,
      document.scalarCount <= Self.longest
    else { return nil }
    let inputs = app.session.inputs
    (version, directions) = (inputs.directed.version, inputs.directions)
    (keyboard, cursor) = (inputs.directed.keyboard, inputs.directed.cursor)
  }
}
