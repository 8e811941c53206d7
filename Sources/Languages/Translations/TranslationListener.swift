internal import Synchronization

/// What was looked up in a catalogue: found or not. It is how tests know that nothing on a screen was forgotten.
public final class TranslationListener: Sendable {
  private struct Heard {
    var used: Set<String> = []
    var missing: Set<String> = []
    var kept: [String: Set<String>] = [:]
  }

  private let heard = Mutex(Heard())

  /// Hears nothing yet.
  public init() {}

  /// The English words of the entries that were used.
  public var used: Set<String> { heard.withLock { $0.used } }
  /// What was looked up and not found, without the blanks at its ends.
  public var missing: Set<String> { heard.withLock { $0.missing } }
  /// What stood in the places of an entry and was kept as it is, by the entry's English words.
  public var kept: [String: Set<String>] { heard.withLock { $0.kept } }

  func hear(use english: String) { heard.withLock { _ = $0.used.insert(english) } }

  func hear(use english: String, keeping values: some Sequence<String>) {
    heard.withLock {
      $0.used.insert(english)
      $0.kept[english, default: []].formUnion(values)
    }
  }

  func hear(missing english: String) { heard.withLock { _ = $0.missing.insert(english) } }
}
