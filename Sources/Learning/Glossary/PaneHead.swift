/// A column head, or the name of a field, of a pane.
public struct PaneHead: Hashable, Sendable {
  /// What stands on the screen.
  public let label: String
  /// What it says, in a plain sentence.
  public internal(set) var plain = ""
  /// The same, precisely.
  public internal(set) var precise = ""
  /// Other English words for it on the screen.
  public internal(set) var seen: [String] = []

  /// All words by which it stands on the screen.
  public var labels: [String] { [label] + seen }

  /// Whether a text of the program's own has it in English, as whole words. O(*n*).
  public func isSaid(in text: String) -> Bool {
    labels.contains { label in
      text.ranges(of: label).contains { range in
        let before = text[..<range.lowerBound].last
        let after = text[range.upperBound...].first
        let isWord = label.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
        return !isWord || [before, after].allSatisfy { !($0?.isLetter ?? false) }
      }
    }
  }
}
