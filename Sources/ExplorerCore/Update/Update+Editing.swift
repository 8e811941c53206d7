internal import BidiAlgorithm
package import TextModel
internal import UnicodeData
package import Wording

/// Does a step of editing, with words on what it did.
package func edit(
  _ app: inout AppState, _ step: SessionStep, saying own: Words?, _ analyser: Analyser
) -> Reaction {
  let ranges = step.needsSelection ? app.session.ranges : RangeSet()
  if step.needsSelection, ranges.isEmpty {
    app.message = "Nothing is selected."
    return .nothing
  }
  let before = app.session.document.scalarCount
  let revision = app.session.revision
  guard app.perform(app.sized(step), analyser) else {
    app.message = app.message ?? step.wordsOnNothing
    return .nothing
  }
  if app.session.revision == revision, let words = step.wordsOnNothing {
    app.message = words
    return .nothing
  }
  let change = app.session.document.scalarCount - before
  app.message = own ?? step.words(ranges, change: change, app.session) ?? app.message
  return step.fillsRegister ? .effect(.copy(app.session.register.string)) : .nothing
}

extension AppState {
  /// Does a step of editing. False where it was refused, which a message says, or where there was
  /// nothing to do.
  package mutating func perform(_ step: SessionStep, _ analyser: Analyser) -> Bool {
    let calls = session.log.calls.last?.number
    let isDone = session.perform(step)
    if !isDone, session.log.calls.last?.number != calls { message = refusal }
    return isDone
  }

  /// A page is as many lines as the Text pane shows, less one.
  fileprivate func sized(_ step: SessionStep) -> SessionStep {
    guard case .move(var motion, let extending) = step else { return step }
    var lines: Int { max(1, lineCount - 1) }
    if motion == .pageUp(lines: 0) { motion = .pageUp(lines: lines) }
    if motion == .pageDown(lines: 0) { motion = .pageDown(lines: lines) }
    return .move(motion, extending: extending)
  }

  /// Why the last change was refused.
  private var refusal: Words {
    guard case .refused(let refusal) = session.log.calls.last?.decision else {
      return "This text cannot be changed."
    }
    switch refusal {
    case .documentIsReadOnly:
      return commands.keyName(of: .edit(.toggleReadOnly)).map {
        "This text is read-only: \(verbatim: $0) makes it writable."
      } ?? "This text is read-only."
    case .regionIsReadOnly(let region):
      return "Refused: \(verbatim: RangeNotation.text(region)) is protected."
    }
  }
}

extension SessionStep {
  /// What kind of step it is, as far as it matters here.
  private enum Kind {
    /// It types into the text or deletes from it, as keys do.
    case typing
    /// It takes back, or makes again.
    case undo, redo
    /// It puts the selected text into the register.
    case copying
    /// It puts the register's text into the text.
    case pasting
    /// It does something to the selected ranges, and nothing without them.
    case onSelection
    /// Nothing else matters.
    case other
  }

  private var kind: Kind {
    switch self {
    case .type, .paste, .backspace, .delete, .deleteWord: .typing
    case .undo: .undo
    case .redo: .redo
    case .copy, .cut: .copying
    case .pasteRegister: .pasting
    case .wrap, .stripControls, .protect, .mark, .unmark: .onSelection
    case .replace, .replaceAll, .replaceEach, .apply, .read, .applyPart, .applyPinning,
      .changeCase, .pin,
      .unprotect,
      .readOnly,
      .toggleReadOnly, .move, .selectAll, .grow, .shrink, .press, .drag, .dragColumns,
      .toggleColumns, .selectionPolicy, .wordPolicy, .motionPolicy, .wrapPolicy, .keyboard,
      .deletionPolicy,
      .backspaceUnit, .nextSelectionPolicy, .nextMotionPolicy, .nextDeletionPolicy,
      .nextBackspaceUnit:
      .other
    }
  }

  /// Whether it types into the text or deletes from it, as keys do.
  package var isTyping: Bool { kind == .typing || kind == .pasting }

  /// Whether it changes the text, other than by taking a change back or making it again.
  package var isEditing: Bool {
    switch self {
    case .cut, .wrap, .stripControls, .replace, .replaceAll, .replaceEach, .apply, .read,
      .applyPinning, .changeCase:
      true
    default: isTyping
    }
  }

  /// Whether it puts the selected text into the register.
  fileprivate var fillsRegister: Bool { kind == .copying }

  /// Whether it does nothing without a selection.
  fileprivate var needsSelection: Bool { kind == .copying || kind == .onSelection }

  /// What is said where there was nothing to do; nil where the screen shows that.
  fileprivate var wordsOnNothing: Words? {
    switch kind {
    case .undo: "There is nothing to undo."
    case .redo: "There is nothing to redo."
    case .pasting: "Nothing has been cut or copied yet."
    case .typing, .copying, .onSelection, .other: nil
    }
  }

  /// What it did, in a sentence; nil where the screen says it. The ranges are those selected
  /// before, where it needs a selection; the change says how many scalars more there are now, the
  /// session is that afterwards.
  package func words(
    _ ranges: RangeSet<ScalarOffset>, change: Int, _ session: EditingSession
  ) -> Words? {
    var count: Words { counted(ranges.ranges.count, .ranges) }
    var scalars: Words { counted(ranges.scalarCount, .scalars) }
    switch self {
    case .cut: return "Cut \(scalars) from \(count)."
    case .copy(.storage): return "Copied \(scalars) from \(count)."
    case .copy(let format):
      let copied = ranges.scalarCount
      return Words(
        count: copied, one: "Copied \(number: copied) scalar \(format.words).",
        other: "Copied \(number: copied) scalars \(format.words).")
    case .wrap(let isolate): return "Wrapped \(count) in \(verbatim: isolate.rawValue) and PDI."
    case .stripControls:
      return change == 0
        ? "There are no bidi controls in the selection."
        : "Removed \(counted(-change, .bidiControls))."
    case .protect: return "Protected \(count): the marked text cannot be changed."
    case .mark(let attribute):
      let isMarked = ranges.isSubset(of: session.attributes.ranges(of: attribute))
      guard isMarked else { return "\(count) no longer \(attribute.words)." }
      let marked = ranges.ranges.count
      return Words(
        count: marked, one: "Marked \(number: marked) range \(attribute.words).",
        other: "Marked \(number: marked) ranges \(attribute.words).")
    case .unmark: return "\(count) without marks."
    case .toggleColumns:
      return session.selection.block == nil
        ? "The selection follows the text again."
        : "Columns: extending the selection, or dragging with Alt, selects a rectangle."
    case .unprotect: return "Nothing is protected now."
    case .readOnly, .toggleReadOnly:
      return session.protection.isDocumentReadOnly
        ? "The text is read-only." : "The text is writable."
    case .selectionPolicy, .nextSelectionPolicy: return session.selectionPolicy.words
    case .wordPolicy: return session.wordPolicy.words
    case .wrapPolicy: return session.wrapPolicy.words
    case .keyboard:
      return session.keyboard.map { "The keyboard types \(verbatim: $0.shortName) now." }
        ?? "The keyboard's direction follows the typed text."
    case .motionPolicy, .nextMotionPolicy: return session.motionPolicy.words
    case .deletionPolicy, .nextDeletionPolicy: return session.deletionPolicy.words
    case .backspaceUnit, .nextBackspaceUnit: return session.backspaceUnit.words
    case .move, .type, .paste, .backspace, .delete, .deleteWord, .undo, .redo, .pasteRegister,
      .replace, .replaceAll, .replaceEach, .apply, .read, .applyPart, .applyPinning,
      .changeCase, .pin,
      .selectAll,
      .grow, .shrink,
      .press, .drag,
      .dragColumns:
      return nil
    }
  }
}
