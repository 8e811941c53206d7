internal import BidiAlgorithm
package import ExplorerCore
internal import TextModel
internal import Wording

/// A text that is opened again stands as it was left: its caret and selection, its first line in
/// view, its panes and its policies.
package enum ReopeningFeature: Feature {
  /// What is remembered, by name.
  private enum MemoryKey {
    static let caret = "left.caret"
    static let selection = "left.selection"
    static let top = "left.top"
    static let arrangement = "left.arrangement"
    static let selecting = "left.selection-policy"
    static let words = "left.word-policy"
    static let motion = "left.motion-policy"
    static let wraps = "left.wrap-policy"
    static let deletion = "left.deletion-policy"
    static let backspace = "left.backspace-unit"
  }

  /// Only what is not as in a new text.
  package static func memory(_ app: AppState, for scope: MemoryScope) -> [String: String] {
    guard scope == .document else { return [:] }
    var memory: [String: String] = [:]
    let selection = app.session.selection
    let caret = LeftPosition(selection.focus)
    if selection.focus.offset > ScalarOffset(0) { memory[MemoryKey.caret] = caret.words }
    if !selection.isCaret, selection.block == nil {
      memory[MemoryKey.selection] =
        "\(LeftPosition(selection.anchor).words) \(selection.granularity) \(length(app))"
    }
    let layout = app.session.layout
    let top = layout.range(of: layout.clamp(app.top)).lowerBound
    // Where a line begins is known in every width; its number is not.
    if top > ScalarOffset(0) { memory[MemoryKey.top] = String(top.rawValue) }
    if app.arrangement != app.registry.arrangements[0] {
      memory[MemoryKey.arrangement] = app.arrangement.name.english
    }
    let policies = app.session.policies
    let usual = app.usual.applied(
      to: EditorPolicies(settings: policies.settings, directions: policies.directions))
    func note<Policy: NamedSetting>(_ key: String, _ policy: KeyPath<EditorPolicies, Policy>) {
      let value = policies[keyPath: policy]
      if value != usual[keyPath: policy] { memory[key] = value.name }
    }
    note(MemoryKey.selecting, \.selectionPolicy)
    note(MemoryKey.words, \.wordPolicy)
    note(MemoryKey.motion, \.motionPolicy)
    note(MemoryKey.wraps, \.wrapPolicy)
    note(MemoryKey.deletion, \.deletionPolicy)
    note(MemoryKey.backspace, \.backspaceUnit)
    return memory
  }

  /// The text may be another by now, and the words anybody's: what is beyond the text's end is its
  /// end, and a selection of a text of another length is none.
  package static func recall(
    _ memory: [String: String], for scope: MemoryScope, _ app: inout AppState,
    _ analyser: Analyser
  ) {
    guard scope == .document else { return }
    recallPolicies(memory, &app)
    recallSelection(memory, &app)
    recallArrangement(memory, &app, analyser)
    app.fit()
    // The Text pane has as many rows as the other panes leave it.
    if memory[MemoryKey.top] != nil, app.measure(analyser) { app.fit() }
    if let top = memory[MemoryKey.top].flatMap({ Int($0) }), top > 0 {
      let offset = ScalarOffset(min(top, length(app)))
      app.top = app.session.layout.place(of: TextPosition(offset, .downstream)).line
      app.fit()
    }
  }

  /// What is done before the first frame of a text that does not open in the first arrangement:
  /// what its panes show is asked for.
  package static func beginning(_ app: AppState) -> ExplorerCore.Action? {
    app.arrangement == app.registry.arrangements[0]
      ? nil : .signal(.arranged(app.arrangement, isEnding: false))
  }

  private static func length(_ app: AppState) -> Int { app.session.document.scalarCount }

  private static func recallSelection(_ memory: [String: String], _ app: inout AppState) {
    let length = length(app)
    guard let caret = memory[MemoryKey.caret].flatMap({ LeftPosition($0, in: length) }) else {
      // A selection may end where the text begins.
      if memory[MemoryKey.selection] != nil {
        select(memory, from: TextPosition(ScalarOffset(0)), &app)
      }
      return
    }
    app.session.select(Selection(caret: caret.position))
    select(memory, from: caret.position, &app)
  }

  private static func select(
    _ memory: [String: String], from focus: TextPosition, _ app: inout AppState
  ) {
    let words = (memory[MemoryKey.selection] ?? "").split(separator: " ", maxSplits: 8)
    guard words.count == 4, Int(words[3]) == length(app),
      let anchor = LeftPosition("\(words[0]) \(words[1])", in: length(app)),
      let granularity = Selection.Granularity.allCases.first(where: { "\($0)" == words[2] })
    else { return }
    app.session.select(
      Selection(anchor: anchor.position, focus: focus, granularity: granularity))
  }

  private static func recallArrangement(
    _ memory: [String: String], _ app: inout AppState, _ analyser: Analyser
  ) {
    guard let name = memory[MemoryKey.arrangement],
      let wanted = app.registry.arrangements.first(where: { $0.name.english == name }),
      app.session.document.range(of: app.caretParagraph).count <= wanted.longest ?? .max
    else { return }
    app.arrangement = wanted
    // Who takes note of it changes its own state alone; what the panes show is asked for by the
    // turn that this belongs to, or by `beginning`.
    _ = ExplorerCore.update(&app, .signal(.arranged(wanted, isEnding: false)), analyser)
  }

  private static func recallPolicies(_ memory: [String: String], _ app: inout AppState) {
    func recall<Policy: NamedSetting>(
      _ key: String, _ policy: WritableKeyPath<EditorPolicies, Policy>
    ) {
      guard let known = memory[key].flatMap({ Policy(name: $0) }) else { return }
      app.session.policies[keyPath: policy] = known
    }
    recall(MemoryKey.selecting, \.selectionPolicy)
    recall(MemoryKey.words, \.wordPolicy)
    recall(MemoryKey.motion, \.motionPolicy)
    recall(MemoryKey.wraps, \.wrapPolicy)
    recall(MemoryKey.deletion, \.deletionPolicy)
    recall(MemoryKey.backspace, \.backspaceUnit)
  }
}
