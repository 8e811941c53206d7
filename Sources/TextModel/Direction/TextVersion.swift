/// A state of a text as a value that compares at once: equal are copies of one state, and no
/// others.
public struct TextVersion: Hashable, Sendable {
  /// The text.
  public let text: NotedText

  /// Whether both are copies of one state. O(1).
  public static func == (a: TextVersion, b: TextVersion) -> Bool {
    a.text.number == b.text.number
  }
  /// Hashes the number. O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(text.number) }
}
