internal import TextModel
internal import Wording

/// A press beside the text on what would change it. The first one says what a second one does; only
/// a second one on the same does it.
struct AnnouncedPress: Hashable, Sendable {
  private let pane: PaneID
  private let action: Action
  /// The text as it was: no other one has the number, open or not.
  private let revision: UInt64
  private let selection: Selection

  /// A press that means an action in a pane; nil where what is drawn there changes no text.
  init?(_ action: Action?, in pane: PaneID, _ app: AppState) {
    let changesText = pane.pane.bar(in: app).contains { entry in
      entry.changesText && action.map(entry.actions.contains) == true
    }
    guard let action, changesText else { return nil }
    (self.pane, self.action) = (pane, action)
    revision = app.session.revision
    selection = app.session.selection
  }

  /// What a second press does; nil where the text is guarded against that: what a press does there
  /// is to say why.
  func words(_ app: AppState, _ analysis: Analysis) -> Words? {
    guard let step = pane.pane.step(of: action, app, analysis), case .type(let text) = step else {
      return app.session.protection.isDocumentReadOnly ? nil : "A second click changes the text."
    }
    var trial = app.session.forTrying
    guard trial.perform(step) else { return nil }
    let plan = app.session.replacement(with: StoredText(text))
    return Self.words(
      isIsolated: text.unicodeScalars.first == "\u{2068}",
      replacing: plan?.candidates.reduce(0) { $0 + $1.range.count } ?? 0)
  }

  private static func words(isIsolated: Bool, replacing count: Int) -> Words {
    guard count > 0 else {
      return isIsolated
        ? "A second click inserts this at the caret in FSI and PDI."
        : "A second click inserts this at the caret as it is."
    }
    let scalars = counted(count, .scalars)
    return isIsolated
      ? "A second click replaces \(scalars) with this in FSI and PDI."
      : "A second click replaces \(scalars) with this as it is."
  }
}
