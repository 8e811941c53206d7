/// What each column head, title fact and field of each pane says.
public struct PaneHeads: Sendable {
  /// The heads of each pane, by its English name, in the order of the screen.
  public private(set) var panes: [String: [PaneHead]] = [:]
  /// The same in other languages.
  public let translations: LearnedTranslations
  /// What is wrong with the file.
  public let faults: [LearningFault]
  private let byLabel: [String: [HeadEntry]]

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
    byLabel = Self.labelled(panes)
    (self.panes, self.translations) = (panes, translations)
  }

  /// The heads with a name on the screen, in any case, pane by pane. Of several with the same text
  /// only the first is given.
  func named(_ name: some StringProtocol) -> [HeadEntry] { byLabel[Glossary.folded(name)] ?? [] }

  /// The heads of panes by their labels, as these are compared. O(heads).
  private static func labelled(_ panes: [String: [PaneHead]]) -> [String: [HeadEntry]] {
    var found: [String: [HeadEntry]] = [:]
    for pane in panes.keys.sorted() {
      for head in panes[pane] ?? [] {
        for label in Set(head.labels.map { Glossary.folded($0) }) {
          let others = found[label] ?? []
          guard !others.contains(where: { $0.head.plain == head.plain }) else { continue }
          found[label] = others + [HeadEntry(pane: pane, head: head)]
        }
      }
    }
    return found
  }

  /// The labels that have letters, each once.
  var names: [String] {
    Set(panes.values.joined().map(\.label)).filter { $0.contains(where: \.isLetter) }.sorted()
  }

  /// The facts of the screen's first row.
  public var title: [PaneHead] { heads(of: Self.titleName) }

  /// The facts that the program says in the screen's first row, by its own texts there. None is
  /// said of another text, or of what is not saved, where that is not so.
  public func title(saidIn texts: [String]) -> [PaneHead] {
    heads(of: Self.titleName).filter { head in texts.contains { head.isSaid(in: $0) } }
  }

  /// What the first row is called beside the panes.
  private static let titleName = "Title"

  /// The heads of a pane, in the order of the screen; none where it has none. O(1).
  public func heads(of pane: String) -> [PaneHead] { panes[pane] ?? [] }

  /// The heads that the program says in a pane, by its own texts there; all of its heads where it
  /// says none, as they explain what the pane shows. O(the texts × the heads).
  public func heads(of pane: String, saidIn texts: [String]) -> [PaneHead] {
    let all = heads(of: pane)
    let said = all.filter { head in texts.contains { head.isSaid(in: $0) } }
    return said.isEmpty ? all : said
  }
}
