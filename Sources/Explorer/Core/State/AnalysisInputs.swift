internal import BidiAlgorithm
internal import TextModel

/// All that an analysis is made from.
struct AnalysisInputs: Question {
  let layout: TextLayout
  let selection: Selection
  let policy: SelectionPolicy
  let locale: TextDirection
  let direction: DirectionChoice
  let levelChange: LevelChange?
  let features: FeatureStates
  let registry: Registry

  init(_ app: AppState) {
    layout = app.session.layout
    selection = app.session.selection
    policy = app.shownPolicy
    locale = app.locale
    direction = app.direction
    levelChange = app.levelChange
    features = app.features
    registry = app.registry
  }

  func answer(_ memory: Memory) -> Analysis { Analysis(self, memory) }
}
