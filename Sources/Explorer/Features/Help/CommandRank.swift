internal import ExplorerCore
internal import Languages
internal import Wording

/// How near a command's names are to what is typed. What begins a word comes before what stands
/// inside one: `play` is Plays, and only then a display.
enum CommandRank: Int, CaseIterable, Comparable {
  /// The whole title, and another name as a whole of a command that is called so first of all.
  case whole, ownName
  /// The first words of the title, behind a colon too, and one of its other names as a whole: what
  /// is on the screen as a name comes before what is only called so. A key of one pane does not:
  /// another pane may have the focus.
  case titleStarts, wholeName
  /// The beginnings of words of the title, of its other names with the title, of its summary.
  case titleBegins, nameBegins, summaryBegins
  /// Inside words of the same.
  case title, name, summary

  static func < (a: CommandRank, b: CommandRank) -> Bool { a.rawValue < b.rawValue }

  /// The rank of a command; nil where it has not every word.
  init?(_ command: Command, _ wanted: SearchedWords, _ app: AppState) {
    let search = CommandSearch(wanted, app.words)
    // Most commands lack a word in all of their texts, and are asked for no more.
    guard wanted.areIn(Self.text(of: command, app)) else { return nil }
    let titles = [app.words.plain(command.title), command.title.english]
    if titles.contains(where: { wanted.areAll(of: $0.lowercased()) }) {
      self = .whole
      return
    }
    let names = "\(OtherNames.text(of: command, app)) \(titles[0].lowercased())"
    let isCalledSo = OtherNames.list(of: command, app).contains(where: wanted.areAll(of:))
    if isCalledSo, OtherNames.comeFirst(of: command) {
      self = .ownName
    } else if command.group != .pane, titles.contains(where: Self.starts(wanted)) {
      self = .titleStarts
    } else if isCalledSo {
      self = .wholeName
    } else if search.finds(titleOf: command, beginning: true) {
      self = .titleBegins
    } else if wanted.beginWords(of: names) {
      self = .nameBegins
    } else if search.finds(summaryOf: command, beginning: true) {
      self = .summaryBegins
    } else if search.finds(titleOf: command) {
      self = .title
    } else if wanted.areIn(names) {
      self = .name
    } else if search.finds(summaryOf: command) {
      self = .summary
    } else {
      return nil
    }
  }

  /// Whether a title, or what stands behind a colon in it, has the words before all others.
  private static func starts(_ wanted: SearchedWords) -> (String) -> Bool {
    { title in
      let parts = title.lowercased().split(separator: ":")
      return parts.contains { wanted.areFirst(of: String($0)) }
    }
  }

  /// All that a command is found by, but for its keys, in lower case.
  static func text(of command: Command, _ app: AppState) -> String {
    let words = app.words
    return [
      words.plain(command.title), command.title.english, words.plain(command.summary),
      OtherNames.text(of: command, app),
    ]
    .joined(separator: " ").lowercased()
  }

  /// The commands that have every word, the nearest first; equal ones stay in their order. All of
  /// them where there is no word. O(the commands' text).
  static func sorted(
    _ commands: [Command], _ wanted: SearchedWords, _ app: AppState
  ) -> [Command] {
    if wanted.isEmpty { return commands }
    let ranks = commands.map { CommandRank($0, wanted, app) }
    return allCases.flatMap { rank in
      commands.indices.filter { ranks[$0] == rank }.map { commands[$0] }
    }
  }
}
