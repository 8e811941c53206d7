public import BidiAlgorithm

/// A document with its selection, policies and history, driven step by step without a screen.
///
/// It is the whole of editing as pure state: what a key does here it does in the explorer. Its
/// policies are read and set as its own: `session.settings`. Two sessions are equal where both
/// would answer every question alike from now on.
@dynamicMemberLookup
public struct EditingSession: Equatable, Sendable {
  /// The text, and what is noted of its paragraphs' directions.
  var text: NotedText
  /// The selection, or the caret.
  public var selection: Selection
  /// How the text is laid out, selected and changed.
  public var policies: EditorPolicies {
    didSet {
      if policies.directions != oldValue.directions { text.notes.forgetStates() }
      if policies.wordPolicy != oldValue.wordPolicy { selection.words = policies.wordPolicy }
    }
  }
  /// The languages that were recognised in the text; those that ranges are marked with are
  /// attributes.
  public var languages = TextLanguages()
  /// Languages that nothing but the breaking of lines follows, in the place of those that were
  /// recognised: no direction is decided by them. Nil where lines follow what was recognised.
  public var lineLanguages: TextLanguages?
  /// What the text is marked with; it goes through every edit and undo.
  public internal(set) var attributes = TextAttributes()
  /// How the text was spelled where it came from escapes; it goes through every edit and undo.
  public internal(set) var spelling = SourceSpelling()
  /// What was copied last, from here or from elsewhere in the program.
  public var register = StoredText.empty
  /// What was asked before the changes so far, and answered.
  public internal(set) var log = EditLog()

  /// The edits since they were taken last, for a journal that keeps them; nil where there is none.
  public var unkeptEdits: [Edit]?
  /// Whether more edits belong to the change that is under way: they are kept with it, all or none.
  public var isAmidChange = false

  var history = EditHistory<Context>()
  /// The direction of the text that was typed last and has one.
  public internal(set) var lastTyped: TextDirection?
  /// The gap behind the text that was put in last.
  var insertedUpTo: TextPosition?
  /// What was worked out of long paragraphs.
  var workedOut = WorkedOut()
  private var guarding = AnyEditGuard(ReadOnlyGuard())
  private let cache = LayoutCache()

  /// A session at the start of a document, with the policies of another.
  public init(_ document: Document, policies: EditorPolicies) {
    text = NotedText(document, notes: DirectionNotes())
    self.policies = policies
    selection = Selection(caret: TextPosition(ScalarOffset(0), .upstream))
    selection.words = policies.wordPolicy
  }

  /// A session at the start of a document, with the usual policies besides these two.
  public init(_ document: Document, settings: LayoutSettings, directions: DirectionDecider) {
    self.init(document, policies: EditorPolicies(settings: settings, directions: directions))
  }

  /// A policy.
  public subscript<Policy>(
    dynamicMember policy: WritableKeyPath<EditorPolicies, Policy>
  ) -> Policy {
    get { policies[keyPath: policy] }
    set { policies[keyPath: policy] = newValue }
  }

  /// The text.
  public var document: Document { text.document }
  /// The directions set by hand, and those that paragraphs had.
  public internal(set) var notes: DirectionNotes {
    get { text.notes }
    _modify { yield &text.notes }
  }
  /// A number that differs after every possible change of the text or the notes. Only copies of a
  /// session share it.
  public var revision: UInt64 { text.number }

  /// Asked before every change.
  public var editGuard: any EditGuard {
    get { guarding.own }
    set { guarding = AnyEditGuard(newValue) }
  }

  /// What may only be read, where ``editGuard`` is a ``ReadOnlyGuard``.
  public var protection: ReadOnlyGuard {
    get { editGuard as? ReadOnlyGuard ?? ReadOnlyGuard() }
    set { editGuard = newValue }
  }

  /// The text's visual lines.
  public var layout: TextLayout { TextLayout(inputs, cache: cache) }

  /// All that the text's lines follow from: the one place where it is said what that is.
  public var inputs: LayoutInputs {
    LayoutInputs(
      DirectedText(
        TextVersion(text: text), keyboard: policies.keyboard,
        cursor: policies.keyboard == nil
          ? nil : document.paragraph(containing: selection.focus.offset),
        languages: languages.marked(by: attributes)),
      lineLanguages: lineLanguages?.marked(by: attributes), settings: policies.settings,
      directions: policies.directions, waiting: policies.waiting, workedOut)
  }

  /// An answer by exact levels: a change of the text is never decided by a guess. O(the paragraphs
  /// read) where their levels are not worked out yet.
  ///
  /// Lines count as they are shown, though some may start elsewhere when all are known: what was
  /// swept is what goes.
  func exactly<R>(_ answer: (TextLayout) -> R) -> R {
    guard policies.waiting == .forNothing else { return answer(layout) }
    let guesses = cache.readings.guessCount
    let found = answer(layout)
    guard cache.readings.guessCount > guesses else { return found }
    cache.readings.noteWait()
    var inputs = inputs
    inputs.waiting = .forLevels
    return answer(TextLayout(inputs, cache: cache))
  }

  /// An answer that depends on levels only where cells at the caret begin and end. O(1) for most
  /// text, even if few levels are worked out.
  func exactlyByCells<R>(_ answer: (TextLayout) -> R) -> R {
    let layout = layout
    return layout.cellsNeedNoLevels(around: selection.focus.offset)
      ? answer(layout) : exactly(answer)
  }

  /// The storage ranges that are selected, by exact levels.
  public var ranges: RangeSet<ScalarOffset> {
    exactly { $0.ranges(of: selection, policy: policies.selectionPolicy) }
  }

  /// Takes what was worked out about a paragraph; false where the text has changed since, or where
  /// it is known.
  @discardableResult public mutating func take(_ answer: LevelAnswer) -> Bool {
    let question = answer.question
    let (paragraph, content) = (question.paragraph, question.content)
    guard paragraph.rawValue < document.paragraphCount, document.paragraphID(paragraph) == content
    else { return false }
    switch answer.found {
    case .index(let long):
      text.document.take(long, of: paragraph)
      workedOut.rename(content, to: document.paragraphID(paragraph))
    case .whole(let levels):
      return workedOut.take(levels, of: content, question.direction)
    case .lines(let lines, let inputs):
      return workedOut.take(lines, of: content, inputs.settings, inputs.languages)
    }
    return true
  }

  /// The same without what was done before, to try what is typed next: undo, redo and the register
  /// are empty. What is kept of it keeps no step of the history, and costs nothing to compare.
  public var forTrying: EditingSession {
    var session = self
    session.history = history.withoutSteps
    session.log = EditLog()
    session.register = .empty
    session.spelling = SourceSpelling()
    session.unkeptEdits = nil
    return session
  }

  /// Does one step; false where the guard refused it or a place is not on the screen.
  @discardableResult public mutating func perform(_ step: SessionStep) -> Bool {
    switch step {
    case .type(let text): return insert(StoredText(text), kind: .typing)
    case .paste(let text): return paste(StoredText(text))
    case .backspace: return delete(backward: true)
    case .delete: return delete(backward: false)
    case .deleteWord(let backward): return deleteWord(backward: backward)
    case .undo: return undo()
    case .redo: return redo()
    case .copy(let format): copy(as: format)
    case .cut:
      copy(as: .storage)
      return ranges.isEmpty || delete(backward: true)
    case .pasteRegister: return register.isEmpty || paste(register)
    case .wrap(let isolate):
      let ranges = ranges
      return changeKeepingSelection(exactly { $0.wrapping(ranges, in: isolate) })
    case .stripControls:
      let ranges = ranges
      return changeKeepingSelection(exactly { $0.strippingControls(ranges) })
    case .replaceAll(let pattern, let text): return replaceAll(pattern, with: StoredText(text))
    case .replace(let range, let text): return replace(range, with: text)
    case .replaceEach(let ranges, let text, let joins):
      return replaceEach(ranges, with: text, joins: joins)
    case .apply(let edit): return apply(edit)
    case .read(let edit, let spelling): return read(edit, spelling)
    case .applyPart(let edit, let joins, let kept):
      return applyPart(edit, joins: joins, selecting: kept)
    case .changeCase(let letters, let pieces):
      return apply(
        .changingCase(
          to: letters, of: pieces, in: document, isScalarByScalar: !attributes.isEmpty))
    case .applyPinning(let edit, let paragraph, let direction):
      return apply(edit, pinning: paragraph, direction)
    case .pin(let direction, let paragraphs): return pin(direction, paragraphs)
    case .protect: protect()
    case .unprotect: protection.regions = RangeSet()
    case .readOnly(let isReadOnly): protection.isDocumentReadOnly = isReadOnly
    case .toggleReadOnly: protection.isDocumentReadOnly.toggle()
    case .nextSelectionPolicy: policies.selectionPolicy = policies.selectionPolicy.next
    case .nextMotionPolicy: policies.motionPolicy = policies.motionPolicy.next
    case .nextDeletionPolicy: policies.deletionPolicy = policies.deletionPolicy.next
    case .nextBackspaceUnit: policies.backspaceUnit = policies.backspaceUnit.next
    case .selectionPolicy(let policy): policies.selectionPolicy = policy
    case .wordPolicy(let policy): policies.wordPolicy = policy
    case .motionPolicy(let policy): policies.motionPolicy = policy
    case .wrapPolicy(let policy): policies.wrapPolicy = policy
    case .keyboard(let direction): policies.keyboard = direction
    case .deletionPolicy(let policy): policies.deletionPolicy = policy
    case .backspaceUnit(let unit): policies.backspaceUnit = unit
    case .mark(let attribute): mark { $0.toggle(attribute, over: $1) }
    case .unmark: mark { $0.clear($1) }
    case .move(let motion, let extending):
      return select {
        $0.layout.moved(
          $0.selection, motion, extending: extending, policy: $0.motionPolicy, wraps: $0.wrapPolicy)
      }
    case .selectAll: return select { $0.layout.everythingFromText }
    case .grow: return select { $0.grown }
    case .shrink: return select { $0.layout.shrunk($0.selection) }
    case .press(let point, let granularity, let extending):
      return select { $0.pressed(point, granularity, extending: extending) }
    case .drag(let from, let to): return select { $0.dragged(from, to) }
    case .dragColumns(let from, let to): return select { $0.draggedColumns(from, to) }
    case .toggleColumns: return select { $0.withColumnsToggled }
    }
    return true
  }

  /// Whether the text differs from what was last saved.
  public var isModified: Bool { history.isModified }
  /// Whether the last change took another one back, which can be done again.
  public var canRedo: Bool { history.nextRedo != nil }
  /// Notes that the file holds the text as it is. The word being typed ends: who reads the file
  /// sees it whole.
  public mutating func markSaved() {
    history.markSaved()
    notes.endWords()
  }

  /// Puts another text in the place of this one, as unsaved, and forgets the history.
  public mutating func replaceDocument(_ document: Document) {
    text = NotedText(document, notes: DirectionNotes())
    workedOut = WorkedOut()
    history = EditHistory()
    history.markUnsaved()
    attributes = TextAttributes()
    spelling = SourceSpelling()
    protection.regions = RangeSet()
    if unkeptEdits != nil { unkeptEdits = [] }
    selection = Selection(caret: TextPosition(ScalarOffset(0), .upstream))
  }

  // MARK: Selecting

  /// Takes another selection; the next letter typed is a step of its own.
  public mutating func select(_ selection: Selection) {
    history.endStep()
    endWord()
    self.selection = selection
    self.selection.words = policies.wordPolicy
  }

  /// Takes the selection that a step gives; false where it gives none. The next typed letter begins
  /// a step.
  private mutating func select(_ step: (EditingSession) -> Selection?) -> Bool {
    history.endStep()
    endWord()
    guard let selection = step(self) else { return false }
    self.selection = selection
    return true
  }

  private var grown: Selection {
    var selection = selection
    selection.words = policies.wordPolicy
    selection.block = nil
    return layout.grown(selection)
  }

  private func pressed(
    _ point: VisualPoint, _ granularity: Selection.Granularity, extending: Bool
  ) -> Selection? {
    guard let gap = layout.visualGap(lineNumber: point.line, column: point.column) else {
      return nil
    }
    var pressed =
      extending
      ? layout.extended(selection, to: gap)
      : layout.selection(from: gap, to: gap, granularity: granularity)
    pressed.words = policies.wordPolicy
    return pressed
  }

  private func dragged(_ from: VisualPoint, _ to: VisualPoint) -> Selection? {
    guard let from = layout.visualGap(lineNumber: from.line, column: from.column),
      let to = layout.visualGap(lineNumber: to.line, column: to.column)
    else { return nil }
    return layout.selection(from: from, to: to)
  }

  private func draggedColumns(_ from: VisualPoint, _ to: VisualPoint) -> Selection? {
    guard let from = layout.visualGap(lineNumber: from.line, column: from.column),
      let to = layout.visualGap(lineNumber: to.line, column: to.column)
    else { return nil }
    return layout.columnSelection(
      from: (from.line, from.column.rawValue + layout.indent(of: from.line)),
      to: (to.line, to.column.rawValue + layout.indent(of: to.line)))
  }

  private var withColumnsToggled: Selection {
    guard selection.block != nil else { return layout.columnSelection(of: selection) }
    var selection = selection
    selection.block = nil
    return selection
  }

  private mutating func copy(as format: CopyFormat) {
    let ranges = ranges
    guard !ranges.isEmpty else { return }
    if let block = selection.block, format == .storage {
      // Each line of a rectangle stays a line.
      let lines = exactly { $0.storedLines(of: selection, block) }
      register = StoredText(
        scalars: Array(lines.map(\.scalars).joined(separator: [StoredScalar("\n")])))
      return
    }
    register =
      format == .storage ? layout.stored(ranges) : StoredText(layout.copy(ranges, as: format))
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one, or the first after the last.
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
