public import BidiAlgorithm

/// A text with what is known of its paragraphs' directions.
public struct DirectedText: Hashable, Sendable {
  /// The text with what is noted of its paragraphs.
  public private(set) var version: TextVersion
  /// The direction of the active keyboard, where it is known.
  public var keyboard: TextDirection?
  /// The paragraph that the cursor is in, where the keyboard is known.
  public var cursor: ParagraphIndex?
  /// The languages of the text as far as they are known.
  public var languages: TextLanguages

  /// A text with what is known of it.
  init(
    _ version: TextVersion, keyboard: TextDirection?, cursor: ParagraphIndex?,
    languages: TextLanguages
  ) {
    (self.version, self.keyboard, self.cursor) = (version, keyboard, cursor)
    self.languages = languages
  }

  /// A text beside which nothing is known.
  public init(_ document: Document) {
    self.init(
      TextVersion(text: NotedText(document, notes: DirectionNotes())), keyboard: nil, cursor: nil,
      languages: TextLanguages())
  }

  /// The text.
  public var document: Document { version.text.document }
  /// What was set by hand, and what was.
  public internal(set) var notes: DirectionNotes {
    get { version.text.notes }
    set { version = TextVersion(text: NotedText(document, notes: newValue)) }
  }

  /// The same without a paragraph's pin.
  public func unpinned(_ paragraph: ParagraphIndex) -> DirectedText {
    var text = self
    text.notes[paragraph].set(nil, isFromMarkup: false)
    return text
  }

  /// The same as if a paragraph were met for the first time.
  public func forgetting(_ paragraph: ParagraphIndex) -> DirectedText {
    var text = self
    text.notes[paragraph] = DirectionNotes.Note()
    return text
  }

  /// The same as if a paragraph that had a direction had just been given another text, and none was
  /// set by hand.
  public func changing(
    _ paragraph: ParagraphIndex, from direction: TextDirection
  ) -> DirectedText {
    var text = self
    var note = DirectionNotes.Note()
    note.state = direction
    text.notes[paragraph] = note
    return text
  }
}
