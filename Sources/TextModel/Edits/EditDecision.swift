/// The answer to a proposal.
public enum EditDecision: Hashable, Sendable {
  case allowed
  /// Not allowed, and why.
  case refused(Refusal)

  /// Why a change is not allowed.
  public enum Refusal: Hashable, Sendable {
    /// The whole document may only be read.
    case documentIsReadOnly
    /// The proposal reaches into this region, which may only be read.
    case regionIsReadOnly(Range<ScalarOffset>)
  }

  /// Whether the change may be made.
  public var isAllowed: Bool { self == .allowed }
}
