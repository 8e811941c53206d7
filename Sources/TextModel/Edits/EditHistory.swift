internal import UnicodeData

/// The steps that led to a document, to undo and redo them.
///
/// `Context` is what the owner wants back with the text, such as caret and selection; one is stored
/// for the way back and one for the way forth. Consecutive letters typed, or deleted with one key,
/// are one step. A step costs memory for what it changed, whatever the size of the document.
public struct EditHistory<Context: EditContext>: Sendable {
  /// What made an edit; only edits of one kind, each beside the last, become one step.
  public enum Kind: Hashable, Sendable {
    /// Letters typed. A letter after white space, and a paragraph separator, start a new step.
    case typing
    /// Deletions with one key, backward or forward.
    case deleting
    /// All else: each a step of its own.
    case other
  }

  fileprivate struct Step: Sendable {
    var inverse: Edit
    var kind: Kind
    var before: Context
    var after: Context
    /// Tells the states of the document apart: the one after this step.
    var revision: Int
    /// Whether it is undone and done again together with the step before it.
    var joinsPrevious = false
  }

  /// Those that were done, and behind them those that were undone, the last undone first: one array
  /// for both, for an array keeps the space of what has gone out of it.
  private var steps: [Step] = []
  private var doneCount = 0
  private var canCoalesce = false
  private var lastRevision = 0
  private var savedRevision: Int? = 0
  private var baseRevision = 0

  /// A history without steps, of a document as it was saved.
  public init() {}

  /// The same for edits to come, with nothing to undo.
  var withoutSteps: EditHistory {
    var history = EditHistory()
    history.canCoalesce = canCoalesce
    return history
  }

  /// Whether nothing came since the last edit: no motion, no undo, no saving.
  var goesOn: Bool { canCoalesce }
  /// The edit that ``undo(_:)`` would make, or nil.
  public var nextUndo: Edit? { lastDone?.inverse }
  /// The edit that ``redo(_:)`` would make, or nil.
  public var nextRedo: Edit? { lastUndone?.inverse }
  /// Whether the step that was just undone or redone is joined to the next one.
  var isInsideJoinedSteps: Bool { lastUndone?.joinsPrevious ?? false }
  /// Makes the last step one with the step before it: both are undone at once.
  mutating func joinLastStep() {
    if doneCount > 1 { steps[doneCount - 1].joinsPrevious = true }
  }
  /// Whether the document differs from the last saved one, judged by steps and not by comparing
  /// texts.
  public var isModified: Bool { revision != savedRevision }

  private var revision: Int { lastDone?.revision ?? baseRevision }

  private var lastDone: Step? { doneCount > 0 ? steps[doneCount - 1] : nil }
  private var lastUndone: Step? { doneCount < steps.count ? steps[doneCount] : nil }

  private mutating func forgetUndone() { steps.removeSubrange(doneCount...) }

  private mutating func append(_ step: Step) {
    steps.append(step)
    doneCount += 1
  }

  /// Notes that the document, as it is now, is what the file holds.
  public mutating func markSaved() {
    savedRevision = revision
    canCoalesce = false
  }

  /// Notes that the document is not what any file holds (it came from a recovery file).
  public mutating func markUnsaved() { savedRevision = nil }

  /// Makes the next edit a step of its own, whatever its kind; for motions of the caret.
  public mutating func endStep() { canCoalesce = false }

  /// Applies an edit and remembers how to undo it; the contexts before and after it are made from
  /// which paragraphs changed and the document after it.
  @discardableResult public mutating func perform(
    _ edit: Edit, on document: inout Document, kind: Kind,
    contexts: (ChangeSummary, Document) -> (before: Context, after: Context)
  ) -> ChangeSummary {
    let (inverse, change) = document.applyReporting(edit)
    let (before, after) = contexts(change, document)
    record(inverse, of: edit, kind: kind, before: before, after: after)
    return change
  }

  /// Remembers a step that changed only the context. The document does not count as modified by it.
  public mutating func record(before: Context, after: Context) {
    forgetUndone()
    append(
      Step(inverse: Edit([]), kind: .other, before: before, after: after, revision: revision))
    canCoalesce = false
  }

  private mutating func record(
    _ inverse: Edit, of edit: Edit, kind: Kind, before: Context, after: Context
  ) {
    guard !inverse.isEmpty else { return }
    forgetUndone()
    lastRevision += 1
    if canCoalesce, let last = lastDone, last.kind == kind, kind != .other,
      !startsStep(edit, after: last), let joined = last.inverse.joined(withLater: inverse)
    {
      steps[doneCount - 1].inverse = joined
      steps[doneCount - 1].before = .before(last.before, before)
      steps[doneCount - 1].after = .after(last.after, after)
      steps[doneCount - 1].revision = lastRevision
    } else {
      append(
        Step(inverse: inverse, kind: kind, before: before, after: after, revision: lastRevision))
    }
    endsInSpace = edit.replacements.last?.text.last.map { Self.isSpace($0) } ?? false
    canCoalesce = true
  }

  /// Whether the last edit ended in white space.
  private var endsInSpace = false

  private static func isSpace(_ scalar: StoredScalar) -> Bool {
    ScalarFacts.isWhiteSpace(scalar.scalar)
  }

  private func startsStep(_ edit: Edit, after last: Step) -> Bool {
    guard last.kind == .typing, let first = edit.replacements.first?.text.first else {
      return false
    }
    return edit.replacements[0].text.measured.hasSeparator
      || (endsInSpace && !Self.isSpace(first))
  }

  /// Undoes the last step; returns the context before it and which paragraphs changed, or nil.
  public mutating func undo(
    _ document: inout Document
  ) -> (context: Context, change: ChangeSummary)? {
    guard doneCount > 0 else { return nil }
    doneCount -= 1
    let (inverse, change) = document.applyReporting(steps[doneCount].inverse)
    steps[doneCount].inverse = inverse
    canCoalesce = false
    return (steps[doneCount].before, change)
  }

  /// Does the last undone step again; returns the context after it and which paragraphs changed, or
  /// nil.
  public mutating func redo(
    _ document: inout Document
  ) -> (context: Context, change: ChangeSummary)? {
    guard doneCount < steps.count else { return nil }
    let (inverse, change) = document.applyReporting(steps[doneCount].inverse)
    steps[doneCount].inverse = inverse
    doneCount += 1
    canCoalesce = false
    return (steps[doneCount - 1].after, change)
  }
}

extension EditHistory: Equatable where Context: Equatable {}
extension EditHistory.Step: Equatable where Context: Equatable {}
