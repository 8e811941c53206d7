internal import Screen

/// Watches a paste for a pause, so that the user is told that it has not ended.
struct PasteWatch {
  /// A paste that is silent for so long is told to wait, in milliseconds.
  private static let patience = 1000

  private var lastBytes = 0
  private var isTold = false

  /// Notes that bytes have come.
  mutating func noteBytes() {
    lastBytes = MonotonicClock.milliseconds()
    isTold = false
  }

  /// Notes that the user was told.
  mutating func noteTold() { isTold = true }

  /// How many milliseconds of silence are left until the user is to be told; nil where there is nothing to tell.
  func remaining(_ parser: InputParser) -> Int? {
    guard parser.isPasting, !isTold else { return nil }
    return max(0, lastBytes + Self.patience - MonotonicClock.milliseconds())
  }

  /// Whether the user is to be told now.
  func isToBeTold(_ parser: InputParser) -> Bool { remaining(parser) == 0 }
}
