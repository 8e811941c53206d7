internal import BidiAlgorithm
internal import TextModel

/// A text being edited by keys, without a screen.
struct KeySession {
  /// What a key does.
  enum Action: Equatable {
    case move(CaretMotion, extending: Bool)
    case delete(backward: Bool)
    case type(String)
    case selectAll, undo, redo
  }

  private(set) var document: Document
  private(set) var selection: Selection
  private var history = EditHistory<Selection>()
  /// The direction of the last strong scalar typed.
  private var lastTyped: TextDirection?
  private let settings: LayoutSettings
  private let direction: DirectionArgument
  private let policy: SelectionPolicy
  private let motion: MotionPolicy

  /// A session with the caret at the text's start.
  init(
    _ document: Document, width: Int?, direction: DirectionArgument, policy: SelectionPolicy,
    motion: MotionPolicy
  ) {
    self.document = document
    self.direction = direction
    self.policy = policy
    self.motion = motion
    settings = LayoutSettings(width: width, tabWidth: 1)
    selection = Selection(caret: TextPosition(ScalarOffset(0)))
  }

  /// The text's layout as it is now.
  var layout: TextLayout {
    TextLayout(document, settings: settings, directions: direction.decider(for: document))
  }

  /// What is selected.
  var ranges: RangeSet<ScalarOffset> { layout.ranges(of: selection, policy: policy) }

  /// Does one step of a script.
  mutating func perform(_ step: KeyScript.Step) {
    switch step {
    case .text(let text): type(text)
    case .key(let key): Self.action(of: key).map { perform($0) }
    }
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .move(let motion, let extending):
      history.endStep()
      selection = layout.moved(selection, motion, extending: extending, policy: self.motion)
    case .delete(let backward): delete(backward: backward)
    case .type(let text): type(text == "\n" ? document.lineEnd : text)
    case .selectAll: selection = layout.everything
    case .undo: history.undo(&document).map { selection = $0.context }
    case .redo: history.redo(&document).map { selection = $0.context }
    }
  }

  private mutating func delete(backward: Bool) {
    let ranges = ranges
    if let first = ranges.ranges.first {
      let after = Selection.afterDeletion(at: first.lowerBound, backward: true)
      return edit(.delete(ranges), .other, after)
    }
    switch layout.deletion(backward: backward, at: selection.focus) {
    case .nothing: break
    case .move(let position): selection = Selection(caret: position)
    case .delete(let range):
      let after = Selection.afterDeletion(at: range.lowerBound, backward: backward)
      edit(.delete(RangeSet(range)), .deleting, after)
    }
  }

  private mutating func type(_ string: String) {
    let text = StoredText(string)
    if let plan = layout.replacement(of: ranges, with: text, lastTyped: lastTyped) {
      edit(plan.edit(with: text), .typing, plan.caret(after: text))
    } else {
      let offset = selection.focus.offset
      let after = Selection.afterTyping(upTo: offset.advanced(by: text.scalarCount))
      edit(.insert(text, at: offset), .typing, after)
    }
    lastTyped =
      TextLayout.firstStrongDirection(of: StoredText(scalars: text.scalars.reversed()))
      ?? lastTyped
  }

  private mutating func edit(
    _ edit: Edit, _ kind: EditHistory<Selection>.Kind, _ after: Selection
  ) {
    history.perform(edit, on: &document, kind: kind, before: selection, after: after)
    selection = after
  }
}
