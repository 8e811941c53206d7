extension DirectionNotes {
  /// Other notes for some paragraphs, which may become more or fewer by it.
  struct Change: Hashable, Sendable {
    /// The paragraphs that give way, numbered before the change.
    var paragraphs: Range<Int>
    /// How many come in their place.
    var count: Int
    /// What is known of those that come, numbered from the first of them.
    var entries: [Entry]

    /// Another note for one paragraph.
    static func note(_ note: Note, of paragraph: ParagraphIndex) -> Change {
      Change(
        paragraphs: paragraph.rawValue..<paragraph.rawValue + 1, count: 1,
        entries: note == Note() ? [] : [Entry(paragraph: 0, note: note)])
    }

    init(paragraphs: Range<Int>, count: Int, entries: [Entry]) {
      self.paragraphs = paragraphs
      self.count = count
      self.entries = entries
    }

    /// Whether nothing of it is left once the other is made after it.
    fileprivate func isUndone(by next: Change) -> Bool {
      count == paragraphs.count && paragraphs == next.paragraphs
    }
  }

  /// Changes to be made one after another: what a step of the history keeps, so that a step costs
  /// memory for what it changed and not for all that is known.
  struct Patch: Hashable, Sendable {
    private(set) var changes: [Change] = []

    /// Adds a change after those that are there.
    mutating func append(_ change: Change) {
      if let last = changes.last, last.isUndone(by: change) { changes.removeLast() }
      changes.append(change)
    }

    /// This one, and then another.
    func followed(by next: Patch) -> Patch {
      var result = self
      for change in next.changes { result.append(change) }
      return result
    }
  }

  /// Makes the changes of a patch.
  mutating func apply(_ patch: Patch) {
    for change in patch.changes { _ = apply(change) }
  }
}

/// Notes while an edit changes them, with the way back and the way forth again.
struct DirectionNotesRecorder {
  private(set) var notes: DirectionNotes
  private var undoing: [DirectionNotes.Change] = []
  /// Does again what was done.
  private(set) var redo = DirectionNotes.Patch()

  init(_ notes: consuming DirectionNotes) { self.notes = notes }

  /// Takes back what was done.
  var undo: DirectionNotes.Patch {
    var patch = DirectionNotes.Patch()
    for change in undoing.reversed() { patch.append(change) }
    return patch
  }

  /// Makes a change.
  mutating func apply(_ change: DirectionNotes.Change) {
    undoing.append(notes.apply(change))
    redo.append(change)
  }

  /// Notes something of a paragraph.
  mutating func note(_ note: DirectionNotes.Note, of paragraph: ParagraphIndex) {
    if notes[paragraph] != note { apply(.note(note, of: paragraph)) }
  }

  /// The notes, moved out.
  consuming func taken() -> DirectionNotes { notes }
}
