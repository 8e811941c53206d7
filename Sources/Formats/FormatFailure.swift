/// Why a value cannot be formatted, with what would be right.
public struct FormatFailure: Error, Equatable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
