package import Screen

/// Something a person can ask for: its name, what it does, and its keys. Help, the palette, the key bar and the
/// documentation are made from these.
package struct Command: Hashable, Sendable {
  /// What a command is about; help is grouped by it.
  package enum Group: String, CaseIterable, Hashable, Sendable {
    case file = "File"
    case edit = "Editing"
    case caret = "Caret"
    case selection = "Selection"
    case view = "View"
    case direction = "Direction"
    case explain = "Explanation"
    case pane = "In a pane, while it has the focus"
  }

  /// A short name, as the palette shows it.
  package var title: String
  /// One sentence that says what it does.
  package var summary: String
  package var group: Group
  /// The keys that call it, the first the one to show.
  package var keys: [KeyPress]
  package var action: Action
  /// The word beside its key in the key bar; nil keeps it out of there.
  package var barLabel: String?

  init(
    _ title: String, _ summary: String, _ group: Group, keys: [KeyPress], bar: String? = nil,
    _ action: Action
  ) {
    self.title = title
    self.summary = summary
    self.group = group
    self.keys = keys
    self.action = action
    self.barLabel = bar
  }
}
