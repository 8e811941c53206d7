package import BidiAlgorithm
package import TextModel

/// All that an analysis is made from.
package struct AnalysisInputs: Question {
  package let layout: TextLayout
  package let selection: Selection
  package let policy: SelectionPolicy
  package let locale: TextDirection
  package let direction: DirectionChoice
  package let levelChange: LevelChange?
  package let features: FeatureStates
  package let registry: Registry

  package init(_ app: AppState) {
    layout = app.session.layout
    selection = app.session.selection
    policy = app.shownPolicy
    locale = app.locale
    direction = app.direction
    levelChange = app.levelChange
    features = app.features
    registry = app.registry
  }

  package func answer(_ memory: Memory) -> Analysis { Analysis(self, memory) }
}
