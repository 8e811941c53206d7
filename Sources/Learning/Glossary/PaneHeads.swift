/// A column head, or the name of a field, of a pane.
public struct PaneHead: Hashable, Sendable {
  /// What stands on the screen.
  public let label: String
  /// What it says, in a plain sentence.
  public internal(set) var plain = ""
  /// The same, precisely.
  public internal(set) var precise = ""
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
      translations.follow(line.field == "pane" ? nil : line)
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
}
