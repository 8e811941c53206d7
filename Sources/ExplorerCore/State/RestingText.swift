internal import TextModel
internal import UnicodeData

/// A text that is open and not shown, with all that is its own.
struct RestingText: Equatable, Sendable {
  let id: TextID
  var session: EditingSession
  @Exact var name: String
  @Exact var path: String?
  var markup: ReadMarkup?
  var top: LinePosition
  var arrangement: Arrangement
  var focus: PaneID
  var isZoomed: Bool
  /// What the features knew when it was left.
  var features: FeatureStates
}
