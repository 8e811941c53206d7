public import BidiAlgorithm

/// How an editor lays out its text, selects, moves and deletes: what stays the same in another
/// text.
public struct EditorPolicies: Hashable, Sendable {
  /// How lines are laid out.
  public var settings: LayoutSettings
  /// What decides the paragraphs' directions. With another one, paragraphs are met for the first
  /// time.
  public var directions: DirectionDecider
  /// What selections take.
  public var selectionPolicy = SelectionPolicy.natural
  /// What a double click takes; the present selection too.
  public var wordPolicy = WordPolicy.pieces
  /// How the arrows move.
  public var motionPolicy = MotionPolicy.visual
  /// How often the arrows stop where a line wraps.
  public var wrapPolicy = WrapPolicy.oneStop
  /// Whether a deletion moves first.
  public var deletionPolicy = DeletionPolicy.atOnce
  /// What Backspace takes.
  public var backspaceUnit = DeletionUnit.cluster
  /// The direction of the active keyboard.
  public var keyboard: TextDirection?
  /// What ``EditingSession/layout`` waits for. Changes of the text are found by exact levels
  /// always.
  public var waiting = LayoutWaiting.forEverything

  /// The usual policies besides these two.
  public init(settings: LayoutSettings, directions: DirectionDecider) {
    (self.settings, self.directions) = (settings, directions)
  }

  /// The same where texts are laid out as other policies say: how lines are drawn and waited for,
  /// and what decides directions, is theirs.
  public func laidOut(as other: EditorPolicies) -> EditorPolicies {
    var policies = self
    (policies.settings, policies.directions) = (other.settings, other.directions)
    policies.waiting = other.waiting
    return policies
  }
}
