/// Why a paragraph has its level.
public struct ParagraphLevelReason: Hashable, Sendable {
  /// P2 where a strong character decided, P3 where none was found, HL1 where it was set from
  /// outside.
  public var rule: BidiRule
  /// The deciding scalar, counted from the paragraph's start; nil where no scalar decided.
  public var position: Int?

  /// A reason by rule, and by position in scalars where one scalar decided.
  public init(rule: BidiRule, position: Int?) {
    self.rule = rule
    self.position = position
  }
}
