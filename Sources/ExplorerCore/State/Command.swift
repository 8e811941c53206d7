package import Screen
package import Wording

/// Something a user can ask for: its name, what it does, and its keys. Help, the palette, the key
/// bar, the menu and the documentation are made from these.
package struct Command: Hashable, Sendable {
  /// What a command is about; help is grouped by it.
  package enum Group: CaseIterable, Hashable, Sendable {
    case file, edit, caret, selection, view, direction, explain, pane

    /// Its heading.
    package var title: Words {
      switch self {
      case .file: "File"
      case .edit: "Editing"
      case .caret: "Caret"
      case .selection: "Selection"
      case .view: "View"
      case .direction: "Direction"
      case .explain: "Explanation"
      case .pane: "In a pane, while it has the focus"
      }
    }
  }

  /// A short name, which the palette shows. Scripts of keys and the settings know the command by it
  /// in English.
  package var title: Words
  /// One sentence that says what it does.
  package var summary: Words
  package var group: Group
  /// The keys that call it. The first one is shown.
  package var keys: [KeySequence]
  package var action: Action
  /// What its keys mean while an overlay has the keys; nil: nothing.
  package var inOverlays: OverlayKey?
  /// Whether its keys do its work before any overlay that may stand behind what it opens.
  package var worksOverOverlays: Bool
  /// The word beside its key in the key bar; nil keeps it out of there.
  package var barLabel: Words?
  /// Where it stands in the key bar.
  package var barPlace: BarPlace
  /// Where it stands in the menus.
  package var menu: [MenuPlace]
  /// Whether it is one of many alike, which would fill the palette.
  package var isOneOfMany: Bool

  /// A command.
  package init(
    _ title: Words, _ summary: Words, _ group: Group, keys: [KeyPress], bar: Words? = nil,
    barPlace: BarPlace = .usual, menu: [MenuPlace] = [], isOneOfMany: Bool = false,
    inOverlays: OverlayKey? = nil, worksOverOverlays: Bool = false, _ action: Action
  ) {
    self.title = title
    self.summary = summary
    self.group = group
    self.keys = keys.map { KeySequence($0) }
    self.action = action
    self.menu = menu
    self.isOneOfMany = isOneOfMany
    self.inOverlays = inOverlays
    self.worksOverOverlays = worksOverOverlays
    self.barPlace = barPlace
    barLabel = bar
  }

  /// The command that opens an arrangement: Alt and its number.
  package init(arranging one: Arrangement, number: Int) {
    let digit = Unicode.Scalar(UInt8(ascii: "0") + UInt8(number % 10))
    self.init(
      "Arrange: \(one.name)", one.summary, .view,
      keys: one.keys + (number < 9 ? [.alt(digit)] : []), bar: one.barLabel, .arrange(one))
  }
}

/// Where a command stands in the key bar. Those that stand late are left out first.
package enum BarPlace: Hashable, Sendable, CaseIterable {
  case leading, usual, late
}

/// A place in the menu that opens beside the selection or the caret.
package struct MenuPlace: Hashable, Sendable {
  /// The menus there are.
  package enum Menu: Hashable, Sendable { case selection, caret }

  /// When a command is in a menu.
  package enum Presence: Hashable, Sendable {
    case always
    /// Where something selected came from escapes.
    case whereEscapesWereRead
  }

  package var menu: Menu
  /// The group of items, from the top; and the place in it.
  package var group: Int
  package var place: Int
  package var presence = Presence.always

  /// A place in the menu of a selection.
  package static func selection(
    _ group: Int, _ place: Int, _ presence: Presence = .always
  ) -> MenuPlace {
    MenuPlace(menu: .selection, group: group, place: place, presence: presence)
  }

  /// A place in the menu of a caret.
  package static func caret(_ group: Int, _ place: Int) -> MenuPlace {
    MenuPlace(menu: .caret, group: group, place: place)
  }
}

extension Command {
  /// The keys that scroll a pane's rows where not all are shown.
  package static func scrolling(_ pane: Words) -> [Command] { scrollingByRows(pane) + paging(pane) }

  /// Those of them that scroll by a row.
  package static func scrollingByRows(_ pane: Words) -> [Command] {
    [
      along(pane, "row above", "the row above.", KeyPress(.up), .scrollPane(nil, .rows(-1))),
      along(pane, "row below", "the row below.", KeyPress(.down), .scrollPane(nil, .rows(1))),
    ]
  }

  /// Those of them that scroll by all the rows that are shown.
  package static func paging(_ pane: Words) -> [Command] {
    paging(pane, up: .scrollPane(nil, .pages(-1)), down: .scrollPane(nil, .pages(1)))
  }

  /// The keys that go along a pane's rows by many.
  package static func paging(_ pane: Words, up: Action, down: Action) -> [Command] {
    [
      along(pane, "page above", "the rows above.", KeyPress(.pageUp), up),
      along(pane, "page below", "the rows below.", KeyPress(.pageDown), down),
    ]
  }

  private static func along(
    _ pane: Words, _ title: Words, _ what: Words, _ key: KeyPress, _ action: Action
  ) -> Command {
    Command(
      "\(pane): \(title)", .inPane(pane, what), .pane, keys: [key], isOneOfMany: true, action)
  }
}

extension Words {
  /// What a key does in a pane: `In the Trace pane: the next rule.`
  package static func inPane(_ pane: Words, _ what: Words) -> Words {
    "In the \(pane) pane: \(what)"
  }
}
