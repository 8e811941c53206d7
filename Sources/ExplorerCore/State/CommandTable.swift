package import Screen
package import TextModel
package import Wording

/// All commands, with the keys that they have now.
package struct CommandTable: Equatable, Sendable {
  /// Every command, in the order of help and palette.
  package private(set) var all: [Command]
  /// The panes of the commands whose keys work only there, by the command's index in ``all``.
  private let panes: [Int: PaneID]
  /// The commands whose keys work in every pane, by their index in ``all``.
  private var everywhere: [KeySequence: Int] = [:]
  private var inPane: [PaneID: [KeySequence: Action]] = [:]
  /// The commands with a sequence of several keys, by their index. They are few, and each key that
  /// calls nothing is looked for among them.
  private var afterOthers: [Int] = []
  private var keys: [Action: KeySequence] = [:]
  private var keysInPane: [PaneID: [Action: KeySequence]] = [:]

  /// A table of commands for all panes, and of those for one.
  package init(_ general: [Command], inPanes: [(PaneID, [Command])]) {
    all = general
    var panes: [Int: PaneID] = [:]
    for (pane, commands) in inPanes {
      for command in commands {
        panes[all.count] = pane
        all.append(command)
      }
    }
    self.panes = panes
    index()
  }

  private mutating func index() {
    (everywhere, inPane) = ([:], [:])
    afterOthers = all.indices.filter { all[$0].keys.contains { $0.only == nil } }
    for (number, command) in all.enumerated() {
      for key in command.keys {
        if let pane = panes[number] {
          inPane[pane, default: [:]][key] = inPane[pane]?[key] ?? command.action
        } else {
          everywhere[key] = everywhere[key] ?? number
        }
      }
    }
    nameKeys()
  }

  /// Finds the key that each action is shown with.
  private mutating func nameKeys() {
    // Room for all at once, because growing would hash every action again.
    keys = Dictionary(minimumCapacity: all.count)
    keys.merge(
      all.lazy.compactMap { command in command.keys.first.map { (command.action, $0) } },
      uniquingKeysWith: { first, _ in first })
    keysInPane = [:]
    for (number, pane) in panes {
      guard let key = all[number].keys.first else { continue }
      keysInPane[pane, default: [:]][all[number].action] = key
    }
  }

  /// What keys do while a pane has the focus. The pane's own commands come first.
  package func action(for keys: KeySequence, in pane: PaneID) -> Action? {
    inPane[pane]?[keys] ?? everywhere[keys].map { all[$0].action }
  }

  /// What the command of a title in English does, for those who know commands by their titles.
  package func action(titled title: Words) -> Action {
    let found = all.first { $0.title == title }?.action
    assert(found != nil)
    return found ?? .say(title)
  }

  /// The commands whose longer keys begin with these, while a pane has the focus.
  package func commands(after keys: KeySequence, in pane: PaneID) -> [Command] {
    afterOthers.filter { panes[$0] == nil || panes[$0] == pane }.map { all[$0] }.filter {
      $0.keys.contains { keys.begins($0) }
    }
  }

  /// Whether the pane itself has a command with these keys.
  package func isOwn(_ keys: KeySequence, of pane: PaneID) -> Bool { inPane[pane]?[keys] != nil }

  /// The keys of an action while a pane has the focus, the pane's own first; nil where they do
  /// something else there.
  package func keys(of action: Action, in pane: PaneID) -> KeySequence? {
    let found = keysInPane[pane]?[action] ?? keys[action]
    return found.flatMap { self.action(for: $0, in: pane) == action ? $0 : nil }
  }

  /// What the key of a command means while an overlay has the keys; nil for a key that means
  /// nothing there.
  package func overlayKey(for key: KeyPress) -> OverlayKey? {
    everywhere[KeySequence(key)].flatMap { all[$0].inOverlays }
  }

  /// The title of the command that has these keys in every pane; nil where none has.
  func title(of keys: KeySequence) -> Words? { everywhere[keys].map { all[$0].title } }

  /// Whether an action is that of a command whose keys work before an overlay too.
  func worksOverOverlays(_ action: Action) -> Bool {
    all.contains { $0.worksOverOverlays && $0.action == action }
  }

  /// The key that calls an action, as help writes it; nil where none does. Messages ask here and
  /// name no key.
  package func keyName(of action: Action) -> String? { keys[action]?.name }

  /// The steps of editing that commands do, by their names in scripts of keys: the title with `-`
  /// between its words, and the keys.
  package var scriptSteps: [(name: String, step: SessionStep)] {
    all.indices.filter { panes[$0] == nil }.flatMap { number -> [(String, SessionStep)] in
      guard case .edit(let step, _) = all[number].action else { return [] }
      let title = all[number].title.english.lowercased().filter { $0 != ":" && $0 != "," }
        .replacing(" ", with: "-")
      return ([title] + all[number].keys.compactMap { $0.only?.scriptName }).map { ($0, step) }
    }
  }

  /// The keys of actions, such as `Left, Right`; nil where none has one.
  package func keyNames(of actions: [Action]) -> String? {
    let keys = actions.compactMap { keyName(of: $0) }
    return keys.isEmpty ? nil : keys.joined(separator: ", ")
  }

  /// The keys of actions as one name, as the key bar writes keys that share a word: `Shift+←→`; nil
  /// where none has one.
  package func keysAsOneName(of actions: [Action]) -> String? {
    let found = actions.compactMap { keys[$0] }
    return found.isEmpty ? nil : KeySequence.namesSideBySide(found).joined()
  }

  /// Shows each command with a key that the terminal sends, if it has one besides those that the
  /// terminal keeps to itself.
  package mutating func avoid(_ taken: Set<KeyPress>) {
    guard !taken.isEmpty else { return }
    func isTaken(_ keys: KeySequence) -> Bool { keys.keys.contains(where: taken.contains) }
    for number in all.indices where all[number].keys.contains(where: isTaken) {
      let keys = all[number].keys
      all[number].keys = keys.filter { !isTaken($0) } + keys.filter(isTaken)
    }
    nameKeys()
  }

  /// Whether the keys of two commands, given by title in any case, work in a same pane, so that
  /// they cannot share a key.
  package func sharePanes(_ title: String, _ other: String) -> Bool {
    func places(_ title: String) -> Set<PaneID?> {
      let wanted = title.lowercased()
      return Set(
        all.indices.filter { all[$0].title.english.lowercased() == wanted }.map { panes[$0] })
    }
    return !places(title).isDisjoint(with: places(other))
  }

  /// Another command that has these keys, or longer or shorter ones in their way, in panes where
  /// the command of this title has its keys.
  package func holder(of keys: KeySequence, besides title: String) -> Command? {
    all.first {
      $0.keys.contains(where: keys.clashes) && $0.title.english != title
        && sharePanes($0.title.english, title)
    }
  }

  /// Gives the command of a title, in any case and in every pane that has it, other keys; another
  /// one of the same panes loses them, and those that they are in the way of. False where there is
  /// no such command.
  package mutating func bind(_ newKeys: [KeySequence], to title: String) -> Bool {
    let isBound = assign(newKeys, to: title)
    index()
    return isBound
  }

  /// Gives several commands other keys, each as ``bind(_:to:)`` does. Titles of no command are
  /// skipped.
  package mutating func bind(_ lists: [(title: String, keys: [KeySequence])]) {
    for (title, keys) in lists { _ = assign(keys, to: title) }
    index()
  }

  private mutating func assign(_ newKeys: [KeySequence], to title: String) -> Bool {
    let wanted = title.lowercased()
    let numbers = all.indices.filter { all[$0].title.english.lowercased() == wanted }
    for number in numbers {
      for other in all.indices where panes[other] == panes[number] {
        all[other].keys.removeAll { newKeys.contains(where: $0.clashes) }
      }
    }
    for number in numbers { all[number].keys = newKeys }
    return !numbers.isEmpty
  }
}
