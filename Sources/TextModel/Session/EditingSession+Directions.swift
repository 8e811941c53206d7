public import BidiAlgorithm

extension EditingSession {
  /// What comes back when a step is undone or done again.
  struct Context: Sendable {
    var selection: Selection
    var notes: DirectionNotes
  }

  var context: Context {
    get { Context(selection: selection, notes: notes) }
    set {
      selection = newValue.selection
      notes = newValue.notes
    }
  }

  /// Sets the direction of paragraphs by hand, or with nil leaves it to the text again: one step to undo, which
  /// leaves the text as it is. False where nothing changed.
  @discardableResult public mutating func pin(
    _ direction: TextDirection?, _ paragraphs: Range<ParagraphIndex>
  ) -> Bool {
    let before = context
    for number in paragraphs.lowerBound.rawValue..<paragraphs.upperBound.rawValue {
      notes[ParagraphIndex(number)].pinned = direction
    }
    guard notes != before.notes else { return false }
    history.record(before: before, after: context)
    return true
  }

  /// Sets a paragraph's direction as it was set by hand before: no step to undo.
  public mutating func remember(_ direction: TextDirection, of paragraph: ParagraphIndex) {
    notes[paragraph].pinned = direction
  }

  /// Makes an edit as one step to undo; the selection goes with its text. False where the guard refused it.
  @discardableResult public mutating func apply(_ edit: Edit) -> Bool {
    changeKeepingSelection(edit)
  }

  /// The notes after an edit, from those before it: a paragraph remembers which direction it had, and where
  /// text was typed.
  ///
  /// What is remembered is only of the edit's first paragraph and its last: a paragraph that comes new, or from
  /// the middle of another, is met for the first time.
  func notesAfter(
    _ edit: Edit, kind: EditHistory<Context>.Kind, focus: ScalarOffset
  ) -> (ChangeSummary, Document) -> DirectionNotes {
    guard let first = edit.ranges.first, let last = edit.ranges.last else {
      return { _, _ in notes }
    }
    let head = document.paragraph(containing: first.lowerBound)
    let tail = document.paragraph(containing: last.upperBound)
    let past = [(head, pastNote(head)), (tail, pastNote(tail))]
    let isEmptied = document.range(of: head).lowerBound == first.lowerBound
    return { [notes] change, after in
      var notes = notes
      for (paragraph, note) in past where change.before.contains(paragraph) {
        notes[paragraph] = note
      }
      // A paragraph that begins with nothing of its own leaves the word to the one that joins it.
      if change.after.count == 1, change.before.count > 1, isEmptied, past[0].1.pinned == nil {
        notes[head] = past[1].1
      }
      notes.map(through: change)
      if kind == .typing, change.after.count == 1 {
        let start = after.range(of: change.after.lowerBound).lowerBound
        notes[change.after.lowerBound].caret = focus.rawValue - start.rawValue
      }
      return notes
    }
  }

  /// The note of a paragraph that is about to change.
  private func pastNote(_ paragraph: ParagraphIndex) -> DirectionNotes.Note {
    var note = DirectionNotes.Note(pinned: notes[paragraph].pinned)
    let decided = directions.decide(paragraph, in: layout.directed)
    if case .explicit(let direction) = decided.base, note.pinned == nil {
      note.state = direction
      note.hadText = !decided.isNeutral
    }
    return note
  }
}
