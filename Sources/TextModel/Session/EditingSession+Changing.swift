internal import BidiAlgorithm

// Every change of the text goes through `isAllowed(_:)`, undo and redo too.
extension EditingSession {
  /// Where text would go that is typed or pasted now, by the levels of ``layout``; nil without a
  /// selection.
  public func replacement(with text: StoredText) -> ReplacementPlan? {
    replacement(with: text, layout)
  }

  private func replacement(with text: StoredText, _ layout: TextLayout) -> ReplacementPlan? {
    layout.replacement(
      of: selection, policy: policies.selectionPolicy, with: text, lastTyped: lastTyped)
  }

  /// What Backspace (`backward`) or Delete would do at the caret, by the session's policies and the
  /// levels of ``layout``.
  public func deletion(backward: Bool) -> Deletion { deletion(backward: backward, layout) }

  private func deletion(backward: Bool, _ layout: TextLayout) -> Deletion {
    layout.deletion(
      backward: backward, at: selection.focus, unit: backward ? policies.backspaceUnit : .cluster,
      policy: policies.deletionPolicy)
  }

  /// Puts a text in the place of one range, as a step of its own; the caret goes behind it. False
  /// where the guard refused it.
  public mutating func replace(_ range: Range<ScalarOffset>, with text: StoredText) -> Bool {
    change(
      .replace(range, with: text),
      to: .afterTyping(upTo: range.lowerBound.advanced(by: text.scalarCount)), kind: .other)
  }

  /// Puts a text in the place of ranges, which ascend and are apart: one step to undo, or with
  /// `joins` a part of the step before. The caret goes behind the last. False where the guard
  /// refused it.
  mutating func replaceEach(
    _ ranges: [Range<ScalarOffset>], with text: StoredText, joins: Bool
  ) -> Bool {
    guard let last = ranges.last else { return true }
    let growth = ranges.dropLast().reduce(0) { $0 + text.scalarCount - $1.count }
    let caret = last.lowerBound.advanced(by: growth + text.scalarCount)
    let edit = Edit(ranges.map { Edit.Replacement($0, with: text) })
    guard change(edit, to: .afterTyping(upTo: caret), kind: .other) else { return false }
    if joins { history.joinLastStep() }
    return true
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
    if let plan = exactly({ replacement(with: text, $0) }) {
      done = change(plan.edit(with: text), to: plan.caret(after: text), kind: .other)
    } else {
      // While the user goes on typing, the caret stays behind the typed text. After a move the
      // keyboard decides.
      let goesOn = history.goesOn && selection.focus == insertedUpTo
      let offset =
        goesOn || policies.keyboard == nil
        ? exactlyByCells { $0.outsideOfCells(selection.focus.offset) }
        : exactly { $0.insertionOffset(at: selection.focus, keyboard: policies.keyboard) }
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
      let caret = exactly {
        $0.caret(
          afterDeleting: ranges, at: $0.hole(of: selection, policy: policies.selectionPolicy),
          backward: backward, keyboard: policies.keyboard)
      }
      return change(.delete(ranges), to: caret, kind: .other)
    }
    let found =
      policies.deletionPolicy == .atOnce
      ? exactlyByCells { deletion(backward: backward, $0) }
      : exactly { deletion(backward: backward, $0) }
    switch found {
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
    // What is between the two ends in storage, wherever it is shown.
    let found = exactly { layout in
      let word = layout.moved(
        selection, backward ? .wordBackward : .wordForward, extending: true, policy: .logical,
        wraps: policies.wrapPolicy)
      return layout.ranges(of: word, policy: .single).ranges.first
    }
    guard let range = found else { return true }
    return delete(range, backward: backward)
  }

  /// Every match at once, one step to undo.
  mutating func replaceAll(_ pattern: SearchPattern, with text: StoredText) -> Bool {
    changeKeepingSelection(
      Edit(document.matches(of: pattern).map { Edit.Replacement($0, with: text) }))
  }

  /// Changes the attributes of the selected ranges: one step to undo, which leaves the text as it
  /// is.
  mutating func mark(_ change: (inout TextAttributes, RangeSet<ScalarOffset>) -> Void) {
    var changed = attributes
    change(&changed, ranges)
    guard changed != attributes else { return }
    history.record(
      before: Context(selection: selection, attributes: attributes, spelling: spelling),
      after: Context(selection: selection, attributes: changed, spelling: spelling))
    attributes = changed
  }

  /// The selected ranges may only be read from now on.
  mutating func protect() {
    var guarding = protection
    guarding.regions.formUnion(ranges)
    protection = guarding
  }

  /// Changes the text around or inside the selection. The selection goes with its text.
  ///
  /// Where directions change by that and no selection takes just that text any more, its caret is
  /// left.
  mutating func changeKeepingSelection(_ edit: Edit) -> Bool {
    change(edit, to: selection(through: edit), kind: .other)
  }

  /// Puts what escapes mean in their place; the text has this spelling then.
  mutating func read(_ edit: Edit, _ spelling: SourceSpelling) -> Bool {
    change(edit, to: selection(through: edit), kind: .other, spelling: spelling)
  }

  /// Takes how the text was spelled where it came from escapes: no step to undo. A spelling of
  /// another text is not taken.
  public mutating func remember(_ spelling: SourceSpelling) {
    if spelling.count == document.scalarCount { self.spelling = spelling }
  }

  /// The edit that a step makes of the whole selection, where its parts can be made one by one.
  /// O(text).
  public func partibleEdit(_ step: SessionStep) -> Edit? {
    switch step {
    case .wrap(let isolate): exactly { $0.wrapping(ranges, in: isolate) }
    case .stripControls: exactly { $0.strippingControls(ranges) }
    default: nil
    }
  }

  mutating func applyPart(
    _ edit: Edit, joins: Bool, selecting kept: RangeSet<ScalarOffset>?
  ) -> Bool {
    let mapped = edit.map(selection)
    let after = kept.map { selection(mapped, taking: $0, after: edit) } ?? mapped
    guard change(edit, to: after, kind: .other) else { return false }
    if joins { history.joinLastStep() }
    return true
  }

  private func selection(through edit: Edit) -> Selection {
    selection(edit.map(selection), taking: edit.map(ranges), after: edit)
  }

  /// A selection after an edit, if it takes some ranges then, else one that does, else its caret.
  private func selection(
    _ mapped: Selection, taking kept: RangeSet<ScalarOffset>, after edit: Edit
  ) -> Selection {
    guard !kept.isEmpty else { return mapped }
    let layout = layout.after(edit)
    if layout.isSameText(layout.ranges(of: mapped, policy: policies.selectionPolicy), kept) {
      return mapped
    }
    let one = kept.ranges.count == 1 ? kept.ranges.first : nil
    return one.flatMap { layout.selection(taking: $0, policy: policies.selectionPolicy) }
      ?? Selection(caret: mapped.focus)
  }

  private mutating func change(
    _ edit: Edit, to after: Selection, kind: EditHistory<Context>.Kind,
    spelling read: SourceSpelling? = nil
  ) -> Bool {
    guard isAllowed(edit) else { return false }
    let past = past(of: edit)
    let (before, attributesBefore) = (selection, attributes)
    let attributesAfter = attributes.isEmpty ? attributes : attributes.mapped(through: edit)
    let spellingBefore = spelling
    let spellingAfter = read ?? spelling.mapped(through: edit)
    // Moved out and back, or the notes would be copied.
    var recorder = DirectionNotesRecorder(notes)
    notes = DirectionNotes()
    history.perform(edit, on: &text.document, kind: kind) { change, document in
      recorder.record(past, change, kind == .typing ? after.focus.offset : nil, document)
      return (
        Context(
          selection: before, notes: recorder.undo, attributes: attributesBefore,
          spelling: spellingBefore),
        Context(
          selection: after, notes: recorder.redo, attributes: attributesAfter,
          spelling: spellingAfter)
      )
    }
    selection = after
    notes = recorder.taken()
    attributes = attributesAfter
    spelling = spellingAfter
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
    return true
  }

  mutating func undo() -> Bool {
    goThroughHistory(next: \.nextUndo, { $0.undoOne() }, back: { $0.redoOne() })
  }

  mutating func redo() -> Bool {
    goThroughHistory(next: \.nextRedo, { $0.redoOne() }, back: { $0.undoOne() })
  }

  /// Undoes or does again a step with all that are joined to it; nothing where the guard refuses
  /// any of them.
  private mutating func goThroughHistory(
    next: KeyPath<EditHistory<Context>, Edit?>, _ go: (inout Self) -> Void,
    back: (inout Self) -> Void
  ) -> Bool {
    var count = 0
    repeat {
      guard let edit = history[keyPath: next] else { return true }
      guard isAllowed(edit) else {
        for _ in 0..<count { back(&self) }
        return false
      }
      go(&self)
      count += 1
    } while history.isInsideJoinedSteps
    return true
  }

  private mutating func undoOne() {
    guard let edit = history.nextUndo else { return }
    if let step = history.undo(&text.document) { take(step.context) }
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
  }

  private mutating func redoOne() {
    guard let edit = history.nextRedo else { return }
    if let step = history.redo(&text.document) { take(step.context) }
    editGuard.map(through: edit)
    unkeptEdits?.append(edit)
  }

  /// Asks the guard, and notes each call. What was worked out of the paragraphs that change is let
  /// go of.
  private mutating func isAllowed(_ edit: Edit) -> Bool {
    for proposal in edit.proposals {
      let decision = editGuard.decision(on: proposal, in: document)
      log.record(proposal, decision, in: document)
      guard decision.isAllowed else { return false }
    }
    workedOut.forget(changedBy: edit, in: document)
    return true
  }
}
