/// All that a text's lines follow from: where two are equal, so are the lines.
public struct LayoutInputs: Hashable, Sendable {
  /// The text with what is known of its paragraphs' directions and languages.
  public var directed: DirectedText
  /// The languages that nothing but the breaking of lines follows; nil where that follows those of
  /// the text.
  public var lineLanguages: TextLanguages?
  /// How lines are laid out.
  public var settings: LayoutSettings
  /// What decides the paragraphs' directions.
  public var directions: DirectionDecider
  /// What very long paragraphs are waited for.
  public var waiting: LayoutWaiting
  /// What was worked out of very long paragraphs.
  var workedOut: WorkedOut

  /// All of it.
  init(
    _ directed: DirectedText, lineLanguages: TextLanguages?, settings: LayoutSettings,
    directions: DirectionDecider, waiting: LayoutWaiting, _ workedOut: WorkedOut
  ) {
    self.lineLanguages = lineLanguages
    (self.directed, self.settings, self.directions) = (directed, settings, directions)
    (self.waiting, self.workedOut) = (waiting, workedOut)
  }

  /// A text beside which nothing is known, all of whose lines are waited for.
  public init(
    plain document: Document, settings: LayoutSettings, directions: DirectionDecider
  ) {
    self.init(
      DirectedText(document), lineLanguages: nil, settings: settings, directions: directions,
      waiting: .forEverything, WorkedOut())
  }

  /// By whose rules the lines of a paragraph are broken. O(1) where nothing is known of its
  /// languages; else O(marked ranges).
  func lineRuns(of paragraph: ParagraphIndex) -> LineBreakRuns {
    (lineLanguages ?? directed.languages).lineRuns(of: paragraph, in: directed.document)
  }
}
