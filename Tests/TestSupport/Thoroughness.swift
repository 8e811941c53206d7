internal import Foundation

/// How much is tried of what has no end.
public enum Thoroughness {
  /// Whether all is tried that takes minutes, as `make thorough` asks with `THOROUGH`.
  public static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] != nil
}
