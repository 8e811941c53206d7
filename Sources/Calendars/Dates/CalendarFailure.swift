/// Why there is no date or no day, with what would be right.
public struct CalendarFailure: Error, Equatable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
