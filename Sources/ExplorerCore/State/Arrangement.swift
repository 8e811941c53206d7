package import Screen
package import Wording

/// A named set of panes for a task.
package struct Arrangement: Hashable, Sendable {
  /// Its name, a word.
  package let name: Words
  /// What it is for, in a sentence.
  package let summary: Words
  /// Its keys, beside Alt and its number.
  package let keys: [KeyPress]
  /// The left column's panes, top to bottom; the text is always the first.
  package let left: [PaneID]
  /// The right column's panes, top to bottom.
  package let right: [PaneID]
  /// Rows of panes over the whole width, top to bottom, in place of two columns; the first is the
  /// text's.
  package let bands: [[PaneID]]
  /// On a screen for one column: of two columns the second pane, and the one below it while neither
  /// has the focus; of bands the pane that is shown first, if one is named.
  package let small: [PaneID]
  /// A further pane at the foot of the right column, on screens where the others leave it room; the
  /// arrangement is whole without it.
  package let spare: PaneID?
  /// Panes at the foot of the right column, one after the other, where a pane of the left one lacks
  /// rows that the right one leaves empty.
  package let fillers: [PaneID]
  /// The longest paragraph, in scalars, that it shows; nil for any.
  package let longest: Int?

  /// An arrangement in two columns. On a screen for one column the panes of `small` stand below the
  /// text.
  package init(
    _ name: Words, _ summary: Words, keys: [KeyPress] = [], left: [PaneID], right: [PaneID],
    small: (PaneID, PaneID), spare: PaneID? = nil, fillers: [PaneID] = []
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.left = left
    self.right = right
    self.small = [small.0, small.1]
    self.spare = spare
    self.fillers = fillers
    bands = []
    longest = nil
  }

  /// An arrangement in bands. Its key also leaves it. On a screen for one column the pane `small`
  /// is shown first, if it is not the main one.
  package init(
    _ name: Words, _ summary: Words, keys: [KeyPress] = [], bands: [[PaneID]],
    small: PaneID? = nil, longest: Int? = nil
  ) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.bands = bands
    self.longest = longest
    left = bands.flatMap { $0 }
    right = []
    self.small = small.map { [$0] } ?? []
    spare = nil
    fillers = []
  }

  /// The panes that it always has, in the order in which Tab visits them.
  package var panes: [PaneID] { left + right }

  /// The panes that it has only where the screen leaves them room.
  var furtherPanes: [PaneID] { (spare.map { [$0] } ?? []) + fillers }

  /// The pane that has the focus when the arrangement opens: the main one, below the text, if it
  /// has keys of its own; else the text.
  package func opening(isStacked: Bool) -> PaneID {
    guard bands.isEmpty else { return isStacked ? small.first ?? bands[1][0] : bands[1][0] }
    let main = left[1]
    return main.commands.isEmpty ? .text : main
  }

  /// Its word in the key bar; nil where the bar does not name it.
  package var barLabel: Words? { bands.isEmpty || keys.isEmpty ? nil : name }
}
