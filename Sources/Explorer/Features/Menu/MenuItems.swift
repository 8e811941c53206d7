internal import ExplorerCore
internal import Languages
internal import Screen

/// The commands that make sense on a selection, or at a caret: those that say so, group by group.
struct MenuItems {
  /// The groups, from the top.
  let groups: [[(label: ScreenWords, command: Command)]]

  /// The items of a menu, in the words of the screen.
  init(_ menu: MenuPlace.Menu, _ app: AppState) {
    let items = app.commands.all.flatMap { command in
      command.menu.filter { $0.menu == menu }.map { (place: $0, command: command) }
    }
    groups = Dictionary(grouping: items) { $0.place.group }.sorted { $0.key < $1.key }.map {
      $0.value.sorted { $0.place.place < $1.place.place }.map {
        (app.words.onScreen($0.command.title), $0.command)
      }
    }
  }

  /// What can be chosen.
  var all: [(label: ScreenWords, command: Command)] { groups.flatMap { $0 } }
}
