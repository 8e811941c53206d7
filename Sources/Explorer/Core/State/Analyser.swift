internal import BidiAlgorithm
internal import TextModel
package import Wording

/// What is computed from states and kept as long as it is true: the loop hands it to `update` and `render`.
///
/// It only saves time. The same questions have the same answers with a new one. For one thread.
package final class Analyser {
  private var memos: [ObjectIdentifier: any Memo] = [:]
  private var kept: (key: Key, analysis: Analysis)?
  /// How many analyses were made.
  package private(set) var count = 0

  /// All that an analysis is made from.
  private struct Key: Equatable {
    var version: LayoutVersion
    var selection: Selection
    var policy: SelectionPolicy
    var locale: TextDirection
    var choice: DirectionChoice
    var levelChange: LevelChange?
    var features: FeatureStates
    var registry: Registry
  }

  /// An analyser that knows nothing yet.
  package init() {}

  /// A memory of one kind, made when it is first asked for.
  package func memo<M: Memo>(_ type: M.Type) -> M {
    if let memo = memos[ObjectIdentifier(type)] as? M { return memo }
    let memo = M()
    memos[ObjectIdentifier(type)] = memo
    return memo
  }

  /// What the panes show of a state; made once for as long as nothing changes that it depends on.
  package func analysis(of app: AppState) -> Analysis {
    let key = Key(
      version: LayoutVersion(app.session), selection: app.session.selection,
      policy: app.shownPolicy, locale: app.locale, choice: app.direction,
      levelChange: app.levelChange, features: app.features, registry: app.registry)
    if let kept, kept.key == key { return kept.analysis }
    kept = nil
    count += 1
    let analysis = Analysis(app, key.version, self, number: count)
    kept = (key, analysis)
    return analysis
  }

  /// Lets go of the text, so that a change of it copies nothing.
  func release() { kept = nil }
}
