internal import TextModel

/// How a command was asked to lay its texts out: the one place where it is said what the lines of
/// a command follow from, so that all commands tell of the same lines and levels.
///
/// What stands beside them is read once for all texts, and who tells languages is loaded once.
struct LayoutRequest {
  private let options: LayoutOptions
  private let surroundings: TextSurroundings
  private let languages: LineLanguages

  /// What options ask for.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - cursor: where the cursor is; nil where the command itself moves one.
  /// - Throws: what is wrong with the file of a keyboard.
  init(_ options: LayoutOptions, _ cursor: CursorLineOption?) throws {
    self.options = options
    surroundings = try TextSurroundings(options.keyboard, cursor)
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
    inputs.directed = surroundings.directed(document)
    inputs.lineLanguages = lineLanguages(of: document)
    return inputs
  }

  /// A session at the start of a text, laid out in the same way.
  func session(on document: Document) -> EditingSession {
    var session = EditingSession(
      document, settings: options.settings, directions: options.direction.decider)
    session.keyboard = surroundings.keyboard
    session.lineLanguages = lineLanguages(of: document)
    return session
  }

  /// The languages that lines are broken by, and directions are not decided by: a width says
  /// nothing of a direction. O(*n*) where they are recognised.
  func lineLanguages(of document: Document) -> TextLanguages { languages.languages(of: document) }
}
