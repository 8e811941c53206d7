/// A column head, or the name of a field, of a pane.
public struct PaneHead: Hashable, Sendable {
  /// What stands on the screen.
  public let label: String
  /// What it says, in a plain sentence.
  public internal(set) var plain = ""
  /// The same, precisely.
  public internal(set) var precise = ""
  /// Other words by which it stands on the screen, in English as the label.
  public internal(set) var seen: [String] = []

  /// All words by which it stands on the screen.
  public var labels: [String] { [label] + seen }

  /// Whether it stands in a row of the screen in English, as whole words, or cut with the sign of
  /// that. O(*n*).
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

/// What each column head, title fact and field of each pane says.
public struct PaneHeads: Sendable {
  /// The heads of each pane, by its English name, in the order of the screen.
  public private(set) var panes: [String: [PaneHead]] = [:]
  /// The same in other languages.
  public let translations: LearnedTranslations
  /// What is wrong with the file.
  public let faults: [LearningFault]

  /// The ones that are shipped. O(length of the file).
  public static let shipped = PaneHeads(reading: LearningData.heads)

  /// The heads of a file. O(*n*).
  public init(reading file: String) {
    var panes: [String: [PaneHead]] = [:]
    var pane: String?
    var translations = LearnedTranslations()
    let faults = LearningLine.faults(in: file) { line in
      if LearnedTranslations.languages.contains(line.field) { return translations.take(line) }
      translations.follow(["pane", "seen"].contains(line.field) ? nil : line)
      if line.field == "pane" {
        pane = line.value
        return panes.updateValue([], forKey: line.value) == nil
          ? nil : "'\(line.value)' stands twice"
      }
      guard let pane, var heads = panes[pane] else { return "a section begins with 'pane:'" }
      if line.field == "head" {
        panes[pane] = heads + [PaneHead(label: line.value)]
        return nil
      }
      guard var last = heads.popLast() else { return "a head begins with 'head:'" }
      switch line.field {
      case "plain": last.plain = line.value
      case "precise": last.precise = line.value
      case "seen": last.seen = line.value.split(separator: ",").map { String($0).trimmed }
      default: return "'\(line.field)' is no field of a head"
      }
      panes[pane] = heads + [last]
      return nil
    }
    self.faults = faults + translations.proof()
    (self.panes, self.translations) = (panes, translations)
  }

  /// The facts of the screen's first row.
  public var title: [PaneHead] { heads(of: "Title") }

  /// The heads of a pane, in the order of the screen; none where it has none. O(1).
  public func heads(of pane: String) -> [PaneHead] { panes[pane] ?? [] }

  /// The heads of a pane that stand in its rows; all where none does, as the heads then say what is
  /// meant by what stands there. O(the rows × the heads).
  public func heads(of pane: String, seenIn rows: [String]) -> [PaneHead] {
    let all = heads(of: pane)
    let seen = all.filter { head in rows.contains { head.isSeen(in: $0) } }
    return seen.isEmpty ? all : seen
  }
}
