internal import BidiAlgorithm

// Every change of the text goes through `isAllowed(_:)`, undo and redo too.
extension EditingSession {
  /// Where text would go that is typed or pasted now; nil where nothing is selected.
  public func replacement(with text: StoredText) -> ReplacementPlan? {
    layout.replacement(
      of: selection, policy: selectionPolicy, with: text, keyboard: keyboard,
      lastTyped: lastTyped)
  }

  /// What Backspace (`backward`) or Delete would do at the caret, by the session's policies.
  public func deletion(backward: Bool) -> Deletion {
    layout.deletion(
      backward: backward, at: selection.focus, unit: backward ? backspaceUnit : .cluster,
      policy: deletionPolicy)
  }

  /// Puts a text in the place of one range, as a step of its own; the caret goes behind it. False where the
  /// guard refused it.
  public mutating func replace(_ range: Range<ScalarOffset>, with text: StoredText) -> Bool {
    change(
      .replace(range, with: text),
      to: .afterTyping(upTo: range.lowerBound.advanced(by: text.scalarCount)), kind: .other)
  }

  /// Deletes one range, as with a key; `backward` says which one. False where the guard refused it.
  public mutating func delete(_ range: Range<ScalarOffset>, backward: Bool) -> Bool {
    change(
      .replace(range, with: .empty),
      to: .afterDeletion(at: range.lowerBound, backward: backward), kind: .other)
  }

  mutating func paste(_ text: StoredText) -> Bool {
    insert(text.withLineEnds(document.lineEnd), kind: .other)
  }

  mutating func insert(_ text: StoredText, kind: EditHistory<Context>.Kind) -> Bool {
    guard !text.isEmpty else { return true }
    let done: Bool
    if let plan = replacement(with: text) {
      done = change(plan.edit(with: text), to: plan.caret(after: text), kind: .other)
    } else {
      // Who goes on typing stays behind what was typed; the keyboard decides where a caret was put.
      let goesOn = history.goesOn && selection.focus == insertedUpTo
      let offset =
        goesOn
        ? layout.outsideOfCells(selection.focus.offset)
        : layout.insertionOffset(at: selection.focus, keyboard: keyboard)
      done = change(
        .insert(text, at: offset), to: .afterTyping(upTo: offset.advanced(by: text.scalarCount)),
        kind: kind)
    }
    if done { insertedUpTo = selection.focus }
    if done, kind == .typing { lastTyped = TextLayout.firstStrongDirection(of: text) ?? lastTyped }
    return done
  }

  mutating func delete(backward: Bool) -> Bool {
    let ranges = ranges
    if !ranges.isEmpty {
      let caret = layout.caret(
        afterDeleting: ranges, at: layout.hole(of: selection, policy: selectionPolicy),
        backward: backward, keyboard: keyboard)
      return change(.delete(ranges), to: caret, kind: .other)
    }
    switch deletion(backward: backward) {
    case .nothing: return true
    case .move(let position):
      selection = Selection(caret: position)
      return true
    case .delete(let range):
      return change(
        .replace(range, with: .empty),
        to: .afterDeletion(at: range.lowerBound, backward: backward), kind: .deleting)
    }
  }

  mutating func deleteWord(backward: Bool) -> Bool {
    guard ranges.isEmpty else { return delete(backward: true) }
    let word = layout.moved(
      selection, backward ? .wordLeft : .wordRight, extending: true, policy: .logical)
    // What is between the two ends in storage, wherever it is shown.
    guard let range = layout.ranges(of: word, policy: .single).ranges.first else { return true }
    return delete(range, backward: backward)
  }

  /// Every match at once, one step to undo.
  mutating func replaceAll(_ pattern: SearchPattern, with text: StoredText) -> Bool {
    changeKeepingSelection(
      Edit(document.matches(of: pattern).map { Edit.Replacement($0, with: text) }))
  }

  /// The selected ranges may only be read from now on.
  mutating func protect() {
    var guarding = protection
    guarding.regions.formUnion(ranges)
    protection = guarding
  }

  /// Changes the text around or inside the selection, which goes with its text.
  ///
  /// Where directions change by that and no selection takes just that text any more, its caret is left.
  mutating func changeKeepingSelection(_ edit: Edit) -> Bool {
    change(edit, to: selection(through: edit), kind: .other)
  }

  private func selection(through edit: Edit) -> Selection {
    let mapped = edit.map(selection)
    let kept = edit.map(ranges)
    guard !kept.isEmpty else { return mapped }
    var changed = document
    changed.apply(edit)
    let layout = TextLayout(changed, settings: settings, directions: directions)
    if layout.isSameText(layout.ranges(of: mapped, policy: selectionPolicy), kept) { return mapped }
    let one = kept.ranges.count == 1 ? kept.ranges.first : nil
    return one.flatMap { layout.selection(taking: $0, policy: selectionPolicy) }
      ?? Selection(caret: mapped.focus)
  }

  private mutating func change(
    _ edit: Edit, to after: Selection, kind: EditHistory<Context>.Kind
  ) -> Bool {
    guard isAllowed(edit) else { return false }
    let past = past(of: edit)
    let before = selection
    // Moved out and back, or the notes would be copied.
    var recorder = DirectionNotesRecorder(notes)
    notes = DirectionNotes()
    history.perform(edit, on: &document, kind: kind) { change, document in
      recorder.record(past, change, kind == .typing ? after.focus.offset : nil, document)
      return (
        Context(selection: before, notes: recorder.undo),
        Context(selection: after, notes: recorder.redo)
      )
    }
    selection = after
    notes = recorder.taken()
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
    return true
  }

  mutating func undo() -> Bool {
    guard let edit = history.nextUndo else { return true }
    guard isAllowed(edit) else { return false }
    if let step = history.undo(&document) { take(step.context) }
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
    return true
  }

  mutating func redo() -> Bool {
    guard let edit = history.nextRedo else { return true }
    guard isAllowed(edit) else { return false }
    if let step = history.redo(&document) { take(step.context) }
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
    return true
  }

  /// Asks the guard, and notes each call.
  private mutating func isAllowed(_ edit: Edit) -> Bool {
    for proposal in edit.proposals {
      let decision = editGuard.decision(on: proposal, in: document)
      log.record(proposal, decision)
      guard decision.isAllowed else { return false }
    }
    return true
  }
}
