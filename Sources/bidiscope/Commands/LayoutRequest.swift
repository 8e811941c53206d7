internal import BidiAlgorithm
internal import TextModel

/// How a command was asked to lay its texts out: the one place where it is said what the lines of
/// a command follow from, so that all commands tell of the same lines and levels.
///
/// The keyboard is read once for all texts, and who tells languages is loaded once.
struct LayoutRequest {
  private let options: LayoutOptions
  private let keyboard: TextDirection?
  private let languages: LineLanguages

  /// What options ask for.
  ///
  /// - Throws: what is wrong with the file of a keyboard.
  init(_ options: LayoutOptions) throws {
    self.options = options
    keyboard = try options.keyboardDirection()
    languages = LineLanguages(options.lineLanguage, width: options.width)
  }

  /// All that the lines of a text follow from. O(*n*) where languages are recognised.
  func inputs(of document: Document) -> LayoutInputs {
    inputs(of: document, directions: options.direction.decider)
  }

  /// The same, where something else decides the directions.
  func inputs(of document: Document, directions: DirectionDecider) -> LayoutInputs {
    var inputs = LayoutInputs(
      plain: document, settings: options.settings, directions: directions)
    inputs.directed = DirectedText(document, keyboard: keyboard)
    inputs.lineLanguages = lineLanguages(of: document)
    return inputs
  }

  /// A session at the start of a text, laid out in the same way.
  func session(on document: Document) -> EditingSession {
    var session = EditingSession(
      document, settings: options.settings, directions: options.direction.decider)
    session.keyboard = keyboard
    session.lineLanguages = lineLanguages(of: document)
    return session
  }

  /// The languages that lines are broken by, and directions are not decided by: a width says
  /// nothing of a direction. O(*n*) where they are recognised.
  func lineLanguages(of document: Document) -> TextLanguages { languages.languages(of: document) }
}
