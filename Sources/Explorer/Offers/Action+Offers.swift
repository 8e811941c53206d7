internal import ExplorerCore

extension Action {
  /// What panes and sentences offer of other features. A sentence shows the key of the action.
  static let explainRules = Action.arrange(.explain)
  static let stopAfterRule = Action.trace(.step)
  static let explainWords = Action.feature(LearningFeature.self, .explain)
  static let openPalette = Action.feature(HelpFeature.self, .palette)
}
