internal import Wording

/// Errors of ours inside those of the library that reads the command line: what is thrown while it
/// reads comes wrapped.
enum WordedFailure {
  /// How deep the library's errors are.
  private static let deepest = 6

  /// The error of ours that another one is or holds; nil where there is none. A value that the
  /// library tells of itself is looked into only where that is asked for.
  static func worded(in value: Any, ofValues: Bool = false, depth: Int = 0) -> (any WordedError)? {
    if let error = value as? any WordedError { return error }
    guard depth < deepest else { return nil }
    for child in Mirror(reflecting: value).children
    where ofValues || child.label == "parserError" || child.label == "userValidationError" {
      if let found = worded(in: child.value, ofValues: ofValues, depth: depth + 1) { return found }
    }
    return nil
  }
}
