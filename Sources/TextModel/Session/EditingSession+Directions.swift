public import BidiAlgorithm

extension EditingSession {
  /// What comes back when a step is undone or done again: the selection, the attributes, the
  /// spelling, and what changes in the notes.
  struct Context: EditContext, Hashable {
    var selection: Selection
    var notes = DirectionNotes.Patch()
    var attributes: TextAttributes
    var spelling: SourceSpelling

    static func before(_ earlier: Self, _ later: Self) -> Self {
      Context(
        selection: earlier.selection, notes: later.notes.followed(by: earlier.notes),
        attributes: earlier.attributes, spelling: earlier.spelling)
    }

    static func after(_ earlier: Self, _ later: Self) -> Self {
      Context(
        selection: later.selection, notes: earlier.notes.followed(by: later.notes),
        attributes: later.attributes, spelling: later.spelling)
    }
  }

  /// Takes what comes back with a step.
  mutating func take(_ context: Context) {
    selection = context.selection
    notes.apply(context.notes)
    attributes = context.attributes
    spelling = context.spelling
  }

  /// Sets the direction of paragraphs by hand, or with nil leaves it to the text again: one step to
  /// undo, which leaves the text as it is. False where nothing changed.
  @discardableResult public mutating func pin(
    _ direction: TextDirection?, _ paragraphs: Range<ParagraphIndex>
  ) -> Bool {
    var recorder = DirectionNotesRecorder(notes)
    notes = DirectionNotes()
    for number in paragraphs.lowerBound.rawValue..<paragraphs.upperBound.rawValue {
      let paragraph = ParagraphIndex(number)
      var note = recorder.notes[paragraph]
      note.set(direction, isFromMarkup: false)
      recorder.note(note, of: paragraph)
    }
    let (undo, redo) = (recorder.undo, recorder.redo)
    notes = recorder.taken()
    guard !redo.changes.isEmpty else { return false }
    history.record(
      before: Context(
        selection: selection, notes: undo, attributes: attributes, spelling: spelling),
      after: Context(
        selection: selection, notes: redo, attributes: attributes, spelling: spelling))
    return true
  }

  /// Sets a paragraph's direction as it was set by hand before, or as markup sets it, or has it by
  /// default: no step to undo.
  public mutating func remember(
    _ direction: TextDirection, of paragraph: ParagraphIndex, isFromMarkup: Bool,
    isDefault: Bool = false
  ) {
    notes[paragraph].set(direction, isFromMarkup: isFromMarkup, isDefault: isDefault)
  }

  /// Ends the word being typed, because the caret leaves it.
  mutating func endWord() {
    let paragraph = document.paragraph(containing: selection.focus.offset)
    if notes[paragraph].caret != nil { notes[paragraph].caret = nil }
  }

  /// Makes an edit as one step to undo; the selection goes with its text. False where the guard
  /// refused it.
  @discardableResult public mutating func apply(_ edit: Edit) -> Bool {
    changeKeepingSelection(edit)
  }

  /// Makes an edit inside a paragraph and sets its direction by hand: one step to undo. False where
  /// the guard refused the edit, or nothing changed.
  @discardableResult public mutating func apply(
    _ edit: Edit, pinning paragraph: ParagraphIndex, _ direction: TextDirection
  ) -> Bool {
    guard edit.isEmpty || apply(edit) else { return false }
    let isPinned = pin(direction, paragraph..<ParagraphIndex(paragraph.rawValue + 1))
    if isPinned, !edit.isEmpty { history.joinLastStep() }
    return isPinned || !edit.isEmpty
  }

  /// What is remembered of the paragraphs that an edit changes: of the first and the last one only.
  /// Paragraphs that are new, or come out of another one's middle, are met for the first time.
  func past(of edit: Edit) -> PastOfEdit? {
    guard let first = edit.ranges.first, let last = edit.ranges.last else { return nil }
    let head = document.paragraph(containing: first.lowerBound)
    let tail = document.paragraph(containing: last.upperBound)
    return PastOfEdit(
      head: (head, pastNote(head)), tail: (tail, pastNote(tail)),
      isHeadEmptied: document.range(of: head).lowerBound == first.lowerBound)
  }

  /// The note of a paragraph that is about to change.
  private func pastNote(_ paragraph: ParagraphIndex) -> DirectionNotes.Note {
    var note = notes[paragraph].pin
    let decided = policies.directions.decide(paragraph, in: layout.directed)
    if case .explicit(let direction) = decided.base, note.pinned == nil {
      note.state = direction
      note.hadText = !decided.isNeutral
    }
    return note
  }
}

/// What is known of the first and the last paragraph of an edit before it.
struct PastOfEdit {
  var head: (paragraph: ParagraphIndex, note: DirectionNotes.Note)
  var tail: (paragraph: ParagraphIndex, note: DirectionNotes.Note)
  /// Whether the edit takes the head's text from its start.
  var isHeadEmptied: Bool
}

extension DirectionNotesRecorder {
  /// Notes what an edit leaves: each paragraph remembers which direction it had, and where text was
  /// typed.
  ///
  /// - Parameters:
  ///   - past: what was known before the edit; nil where it replaces nothing.
  ///   - change: which paragraphs it changed.
  ///   - typedUpTo: the gap after text that was typed; nil for any other edit.
  ///   - document: the text after it.
  mutating func record(
    _ past: PastOfEdit?, _ change: ChangeSummary, _ typedUpTo: ScalarOffset?, _ document: Document
  ) {
    guard let past else { return }
    for (paragraph, known) in [past.head, past.tail] where change.before.contains(paragraph) {
      note(known, of: paragraph)
    }
    // An emptied paragraph takes the note of the one that is joined to it.
    if change.after.count == 1, change.before.count > 1, past.isHeadEmptied,
      past.head.note.pinned == nil
    {
      note(past.tail.note, of: past.head.paragraph)
    }
    if let moved = notes.change(through: change) { apply(moved) }
    if let typedUpTo, change.after.count == 1 {
      let paragraph = change.after.lowerBound
      var typed = notes[paragraph]
      typed.caret = typedUpTo.rawValue - document.range(of: paragraph).lowerBound.rawValue
      note(typed, of: paragraph)
    }
  }
}
