internal import Synchronization

/// What was looked up in a catalogue: found or not. It is how tests know that nothing on a screen
/// was forgotten.
public final class TranslationListener: Sendable {
  private struct Heard {
    var used: Set<String> = []
    var missing: Set<String> = []
  }

  private let heard = Mutex(Heard())

  /// Hears nothing yet.
  public init() {}

  /// The keys of the entries that were used.
  public var used: Set<String> { heard.withLock { $0.used } }
  /// The keys that were looked up and not found.
  public var missing: Set<String> { heard.withLock { $0.missing } }

  func hear(use english: String) { heard.withLock { _ = $0.used.insert(english) } }
  func hear(missing english: String) { heard.withLock { _ = $0.missing.insert(english) } }
}
