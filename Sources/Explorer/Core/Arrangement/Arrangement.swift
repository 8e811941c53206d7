package import Screen

/// A named set of panes for a task.
package struct Arrangement: Hashable, Sendable {
  /// Its name, a word.
  package let name: String
  /// What it is for, in a sentence.
  package let summary: String
  /// Its keys, beside Alt and its number.
  package let keys: [KeyPress]
  /// The left column's panes, top to bottom; the text is always the first.
  package let left: [PaneID]
  /// The right column's panes, top to bottom.
  package let right: [PaneID]
  /// Rows of panes over the whole width, top to bottom, in place of two columns; the first is the text's.
  package let bands: [[PaneID]]
  /// The second pane on a screen for one column, and the one below it while the focus is on neither.
  package let small: [PaneID]
  /// Whether it shows the rules' work.
  package let explains: Bool

  /// An arrangement in two columns; `small` has the panes that stand below the text on a screen for one column.
  package init(
    _ name: String, _ summary: String, keys: [KeyPress] = [], left: [PaneID], right: [PaneID],
    small: (PaneID, PaneID)
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.left = left
    self.right = right
    self.small = [small.0, small.1]
    bands = []
    explains = false
  }

  /// An arrangement in bands; its key takes it away again.
  package init(
    _ name: String, _ summary: String, keys: [KeyPress] = [], bands: [[PaneID]],
    explains: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.bands = bands
    self.explains = explains
    left = bands.flatMap { $0 }
    right = []
    small = []
  }

  /// The panes, in the order in which Tab visits them.
  package var panes: [PaneID] { left + right }

  /// Its word in the key bar; nil keeps it out of there.
  var barLabel: String? { bands.isEmpty || keys.isEmpty ? nil : name }
}
