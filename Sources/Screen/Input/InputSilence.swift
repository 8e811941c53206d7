/// What is due because nothing has come from the terminal for a while.
///
/// A pure value; moments are milliseconds on any steady clock. Silence is counted from the last
/// bytes, not from the last look: a program whose own timers make it look often waits no longer for
/// a lone Esc than any other.
public struct InputSilence: Sendable {
  /// A paste that is silent for so long is told to wait, in milliseconds.
  private static let patience = 1000

  private var lastBytes = 0
  /// Whether what was pending then has been ended.
  private var isEnded = false
  private var isPauseTold = false

  /// No silence yet.
  public init() {}

  /// Notes that bytes have come.
  public mutating func noteBytes(now: Int) {
    self = InputSilence()
    lastBytes = now
  }

  /// How many milliseconds of silence are left until something is due; nil where nothing will be.
  public func remaining(_ parser: InputParser, now: Int) -> Int? {
    [end(parser), pause(parser)].compactMap { $0 }.min().map { max(0, $0 - now) }
  }

  /// Whether what is pending in the parser ends now; true once.
  public mutating func takeEnd(_ parser: InputParser, now: Int) -> Bool {
    guard let moment = end(parser), moment <= now else { return false }
    isEnded = true
    return true
  }

  /// Whether the user is to be told now that a paste waits; true once.
  public mutating func takePause(_ parser: InputParser, now: Int) -> Bool {
    guard let moment = pause(parser), moment <= now else { return false }
    isPauseTold = true
    return true
  }

  private func end(_ parser: InputParser) -> Int? {
    isEnded ? nil : parser.pendingTimeout.map { lastBytes + $0 }
  }

  private func pause(_ parser: InputParser) -> Int? {
    parser.isPasting && !isPauseTold ? lastBytes + Self.patience : nil
  }
}
