internal import ExplorerCore
internal import TextModel
internal import Wording

extension BarEntry {
  /// What panes say in the key bar that have few keys of their own, or none: these work there too.
  /// The caret moves by the arrows that the pane has no use for itself.
  static let caret = BarEntry(
    "caret", .edit(.move(.left, extending: false)), .edit(.move(.right, extending: false)),
    .edit(.move(.up, extending: false)), .edit(.move(.down, extending: false)))
  static let select = BarEntry(
    "select", .edit(.move(.left, extending: true)), .edit(.move(.right, extending: true)))
  static let policy = BarEntry("policy", .edit(.nextSelectionPolicy))
  static let zoom = BarEntry("zoom", .zoom)
  static let explainWords = BarEntry("what is this?", .explainWords)
}
