/// A text with what is noted of its paragraphs' directions.
public struct NotedText: Sendable {
  /// The text.
  public internal(set) var document: Document {
    didSet { number = ParagraphIdentity.take(1) }
  }
  /// What was set by hand, and what was.
  public internal(set) var notes: DirectionNotes {
    didSet { number = ParagraphIdentity.take(1) }
  }
  /// Another number after every change; copies share it.
  public private(set) var number = ParagraphIdentity.take(1)

  /// A text with what is noted of it.
  init(_ document: Document, notes: DirectionNotes) {
    (self.document, self.notes) = (document, notes)
  }
}

extension NotedText: Equatable {
  /// Whether text and notes are the same, however they came to be so. O(1) for copies, else as
  /// documents compare.
  public static func == (a: NotedText, b: NotedText) -> Bool {
    a.number == b.number || a.notes == b.notes && a.document == b.document
  }
}
