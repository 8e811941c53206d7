/// What comes back with the text when a step of an ``EditHistory`` is undone or done again.
public protocol EditContext: Sendable {
  /// The context before two steps that become one.
  static func before(_ earlier: Self, _ later: Self) -> Self
  /// The context after two steps that become one.
  static func after(_ earlier: Self, _ later: Self) -> Self
}

extension EditContext {
  /// The earlier step's.
  public static func before(_ earlier: Self, _ later: Self) -> Self { earlier }
  /// The later step's.
  public static func after(_ earlier: Self, _ later: Self) -> Self { later }
}
