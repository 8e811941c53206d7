internal import ExplorerCore
internal import Languages
internal import Screen
internal import TextModel

/// The commands that make sense on a selection, or at a caret, in groups. Each command says whether
/// it is one.
struct MenuItems {
  /// The columns of the longest label and the longest key of all items, also of those not found: so
  /// the box keeps its width.
  let widest: (label: Int, key: Int)
  /// The groups, from the top.
  let groups: [[(label: ScreenWords, command: Command)]]

  /// The items of a menu, in the words of the screen. Without a query all of them; else those that
  /// it finds, in one group, the ones found by their titles first.
  init(_ menu: MenuPlace.Menu, _ app: AppState, query: String = "") {
    let spelling = app.session.spelling
    let hasEscapes =
      menu == .selection && !spelling.isEmpty && spelling.hasEscapes(in: app.session.ranges)
    let items = app.commands.all.flatMap { command in
      command.menu
        .filter { $0.menu == menu && (hasEscapes || $0.presence != .whereEscapesWereRead) }
        .map { (place: $0, command: command) }
    }
    let all = Dictionary(grouping: items) { $0.place.group }.sorted { $0.key < $1.key }.map {
      $0.value.sorted { $0.place.place < $1.place.place }.map {
        (label: app.words.onScreen($0.command.title), command: $0.command)
      }
    }
    widest = (
      all.joined().map(\.label.columns).max() ?? 0,
      all.joined().map { Self.key(of: $0.command).count }.max() ?? 0
    )
    guard !SearchedWords(query).isEmpty else {
      groups = all
      return
    }
    let found = SearchedWords.found(query, app) { wanted in
      let search = CommandSearch(wanted, app.words)
      let titled = all.joined().filter { search.finds(titleOf: $0.command) }
      let described = all.joined().filter {
        !search.finds(titleOf: $0.command) && search.finds(summaryOf: $0.command)
      }
      return titled + described
    }
    groups = [found]
  }

  /// The key that a command is shown with; empty where it has none.
  static func key(of command: Command) -> String { command.keys.first?.name ?? "" }

  /// What can be chosen.
  var all: [(label: ScreenWords, command: Command)] { groups.flatMap { $0 } }
}
