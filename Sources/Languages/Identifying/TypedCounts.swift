/// How many letters a user has typed in each language, as far as that is counted at all.
public struct TypedCounts: Hashable, Sendable {
  private var letters: [String: Int] = [:]

  /// Nothing counted yet.
  public init() {}

  /// Reads what ``words`` wrote; what it cannot read is left out.
  public init(_ words: String) {
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let count = Int(parts[1]), count > 0, parts[0].count <= 20,
        parts[0].utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) || Self.isLetter($0) })
      else { continue }
      letters[String(parts[0])] = count
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The counts as a line of words: `ar=120 en=5`.
  public var words: String {
    letters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }

  /// Counts letters in a language, by its tag.
  public mutating func add(_ count: Int, in language: String) {
    guard count > 0 else { return }
    letters[language] = min(letters[language, default: 0], Int.max / 2) + count
  }

  /// The languages with their letters, the most letters first.
  public var sorted: [(language: String, letters: Int)] {
    letters.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
