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

  /// Whether a row of the screen has it in English, as whole words or cut with a sign. O(*n*).
  public func isSeen(in row: String) -> Bool {
    let isCut = (4..<max(4, label.count)).contains {
      row.contains(String(label.prefix($0)) + "\u{2026}")
    }
    return isCut
      || labels.contains { label in
        row.ranges(of: label).contains { range in
          let before = row[..<range.lowerBound].last
          let after = row[range.upperBound...].first
          let isWord = label.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
          return !isWord || [before, after].allSatisfy { !($0?.isLetter ?? false) }
        }
      }
  }
}
