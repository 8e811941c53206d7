/// What the user has selected: a gesture from an anchor to a focus.
///
/// Only the two ends are kept, each tied to a character's edge; the storage ranges follow from
/// them, the layout and a ``SelectionPolicy``. So a selection keeps its meaning when lines wrap
/// elsewhere.
public struct Selection: Hashable, Sendable {
  /// What the gesture takes at once.
  public enum Granularity: UInt8, CaseIterable, Hashable, Sendable {
    case character, word, line, paragraph, document
  }

  /// Where the gesture began.
  public var anchor: TextPosition
  /// Where it is now: the caret.
  public var focus: TextPosition
  /// What the gesture takes at once.
  public var granularity: Granularity
  /// What a word is, where the gesture takes words.
  public var words = WordPolicy.pieces
  /// The columns of a visual rectangle, where the gesture is one: then it takes what is between
  /// them on each line, whatever the policy.
  public var block: ColumnBlock?
  /// The column on the screen that up and down aim at.
  public var goalColumn: Int?

  /// A selection between two positions.
  public init(
    anchor: TextPosition, focus: TextPosition, granularity: Granularity = .character
  ) {
    self.anchor = anchor
    self.focus = focus
    self.granularity = granularity
  }

  /// A caret without a selection.
  public init(caret: TextPosition) { self.init(anchor: caret, focus: caret) }

  /// Whether there is only a caret, whatever the layout.
  public var isCaret: Bool { anchor == focus && granularity == .character }
}
