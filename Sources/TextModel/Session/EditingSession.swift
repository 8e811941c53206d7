public import BidiAlgorithm

/// A document with its selection, policies and history, driven step by step without a screen.
///
/// It is the whole of editing as pure state: what a key does here it does in the explorer.
public struct EditingSession {
  /// The text.
  public private(set) var document: Document
  /// The selection, or the caret.
  public var selection: Selection
  /// How lines are laid out.
  public var settings: LayoutSettings
  /// What decides the paragraphs' directions.
  public var directions: DirectionDecider
  /// What selections take.
  public var selectionPolicy = SelectionPolicy.natural
  /// How the arrows move.
  public var motionPolicy = MotionPolicy.visual
  /// Whether a deletion moves first.
  public var deletionPolicy = DeletionPolicy.atOnce
  /// What Backspace takes.
  public var backspaceUnit = DeletionUnit.cluster
  /// Asked before every change.
  public var editGuard: any EditGuard = ReadOnlyGuard()
  /// The direction of the active keyboard.
  public var keyboard: TextDirection?
  /// What was copied last.
  public private(set) var register = StoredText.empty

  private var history = EditHistory<Selection>()
  private var lastTyped: TextDirection?
  private let cache = LayoutCache()

  /// A session at the start of a document.
  public init(
    _ document: Document, settings: LayoutSettings = LayoutSettings(),
    directions: DirectionDecider = .automatic
  ) {
    self.document = document
    self.settings = settings
    self.directions = directions
    selection = Selection(caret: TextPosition(ScalarOffset(0), .upstream))
  }

  /// The text's visual lines.
  public var layout: TextLayout {
    TextLayout(document, settings: settings, directions: directions, cache: cache)
  }

  /// The storage ranges that are selected.
  public var ranges: RangeSet<ScalarOffset> {
    layout.ranges(of: selection, policy: selectionPolicy)
  }

  /// Does one step; false where the guard refused it or a place is not on the screen.
  @discardableResult public mutating func perform(_ step: SessionStep) -> Bool {
    switch step {
    case .type(let text): return insert(StoredText(text), kind: .typing)
    case .paste(let text): return paste(StoredText(text))
    case .backspace: return delete(backward: true)
    case .delete: return delete(backward: false)
    case .undo:
      if let step = history.undo(&document) { selection = step.context }
    case .redo:
      if let step = history.redo(&document) { selection = step.context }
    case .copy: copy()
    case .cut:
      copy()
      return ranges.isEmpty || delete(backward: true)
    case .pasteRegister: return register.isEmpty || paste(register)
    case .selectionPolicy(let policy): selectionPolicy = policy
    case .move, .selectAll, .grow, .shrink, .press, .drag:
      history.endStep()
      return select(step)
    }
    return true
  }

  /// Whether the text differs from what was last saved.
  public var isModified: Bool { history.isModified }
  /// Notes that the file holds the text as it is.
  public mutating func markSaved() { history.markSaved() }
  /// Notes that no file holds the text as it is.
  public mutating func markUnsaved() { history.markUnsaved() }

  /// Puts another text in the place of this one, as unsaved, and forgets the history.
  public mutating func replaceDocument(_ document: Document) {
    self.document = document
    history = EditHistory()
    history.markUnsaved()
    selection = Selection(caret: TextPosition(ScalarOffset(0), .upstream))
  }

  // MARK: Selecting

  /// Takes another selection; the next letter typed is a step of its own.
  public mutating func select(_ selection: Selection) {
    history.endStep()
    self.selection = selection
  }

  private mutating func select(_ step: SessionStep) -> Bool {
    switch step {
    case .move(let motion, let extending):
      selection = layout.moved(selection, motion, extending: extending, policy: motionPolicy)
    case .selectAll: selection = layout.everything
    case .grow: selection = layout.grown(selection)
    case .shrink: selection = layout.shrunk(selection)
    case .press(let point, let granularity, let extending):
      guard let gap = layout.visualGap(lineNumber: point.line, column: point.column) else {
        return false
      }
      selection =
        extending
        ? layout.extended(selection, to: gap)
        : layout.selection(from: gap, to: gap, granularity: granularity)
    case .drag(let from, let to):
      guard let from = layout.visualGap(lineNumber: from.line, column: from.column),
        let to = layout.visualGap(lineNumber: to.line, column: to.column)
      else { return false }
      selection = layout.selection(from: from, to: to)
    default: return false
    }
    return true
  }

  private mutating func copy() {
    let ranges = ranges
    if !ranges.isEmpty { register = layout.stored(ranges) }
  }

  // MARK: Changing

  private mutating func paste(_ text: StoredText) -> Bool {
    insert(text.withLineEnds(document.lineEnd), kind: .other)
  }

  private mutating func insert(_ text: StoredText, kind: EditHistory<Selection>.Kind) -> Bool {
    guard !text.isEmpty else { return true }
    let layout = layout
    let done: Bool
    if let plan = layout.replacement(
      of: ranges, with: text, keyboard: keyboard, lastTyped: lastTyped)
    {
      done = change(plan.edit(with: text), to: plan.caret(after: text), kind: .other)
    } else {
      let offset = layout.outsideOfCells(selection.focus.offset)
      done = change(
        .insert(text, at: offset), to: .afterTyping(upTo: offset.advanced(by: text.scalarCount)),
        kind: kind)
    }
    if done, kind == .typing { lastTyped = TextLayout.firstStrongDirection(of: text) ?? lastTyped }
    return done
  }

  private mutating func delete(backward: Bool) -> Bool {
    if let first = ranges.ranges.first {
      return change(
        .delete(ranges), to: .afterDeletion(at: first.lowerBound, backward: backward), kind: .other)
    }
    let unit = backward ? backspaceUnit : .cluster
    switch layout.deletion(
      backward: backward, at: selection.focus, unit: unit, policy: deletionPolicy)
    {
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

  private mutating func change(
    _ edit: Edit, to after: Selection, kind: EditHistory<Selection>.Kind
  ) -> Bool {
    guard editGuard.decision(on: EditProposal(edit), in: document).isAllowed else { return false }
    history.perform(edit, on: &document, kind: kind, before: selection, after: after)
    selection = after
    return true
  }
}
