internal import BidiAlgorithm
internal import TextModel
package import Wording

/// All that a text's layout is made from: where two are equal, so are the lines. The revision stands for the text, for
/// what is noted beside it, and for the levels that are worked out.
struct LayoutVersion: Equatable {
  private let revision: UInt64
  private let settings: LayoutSettings
  private let attributes: TextAttributes
  private let languages: TextLanguages
  private let directions: DirectionDecider
  private let keyboard: TextDirection?

  init(_ session: EditingSession) {
    revision = session.revision
    settings = session.settings
    attributes = session.attributes
    languages = session.languages
    directions = session.directions
    keyboard = session.keyboard
  }
}
