public import Screen

/// Something a person can ask for: its name, what it does, and its keys. Help, the palette, the key bar and the
/// documentation are made from these.
public struct Command: Hashable, Sendable {
  /// What a command is about; help is grouped by it.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    case file = "File"
    case edit = "Editing"
    case caret = "Caret"
    case selection = "Selection"
    case view = "View"
  }

  /// A short name, as the palette shows it.
  public var title: String
  /// One sentence that says what it does.
  public var summary: String
  public var group: Group
  /// The keys that call it, the first the one to show.
  public var keys: [KeyPress]
  public var action: Action
  /// The word beside its key in the key bar; nil keeps it out of there.
  public var barLabel: String?

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
