public import BidiAlgorithm

/// A text with what is known of its paragraphs' directions.
public struct DirectedText: Sendable {
  /// The text.
  public var document: Document
  /// What was set by hand, and what was.
  public var notes: DirectionNotes
  /// The direction of the active keyboard, where it is known.
  public var keyboard: TextDirection?
  /// The paragraph that the cursor is in, where the keyboard is known.
  public var cursor: ParagraphIndex?
  /// The languages of the text as far as they are known.
  public var languages = TextLanguages()

  /// A text with what is known of it.
  public init(
    _ document: Document, notes: DirectionNotes = DirectionNotes(),
    keyboard: TextDirection? = nil, cursor: ParagraphIndex? = nil
  ) {
    self.document = document
    self.notes = notes
    self.keyboard = keyboard
    self.cursor = cursor
  }

  /// The same without a paragraph's pin.
  public func unpinned(_ paragraph: ParagraphIndex) -> DirectedText {
    var text = self
    text.notes[paragraph].pinned = nil
    return text
  }

  /// The same as if a paragraph were met for the first time.
  public func forgetting(_ paragraph: ParagraphIndex) -> DirectedText {
    var text = self
    text.notes[paragraph] = DirectionNotes.Note()
    return text
  }
}
