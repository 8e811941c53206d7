internal import Screen

/// A named set of panes for a task.
package enum Arrangement: String, CaseIterable, Hashable, Sendable {
  /// The first look: text, orders, levels, direction, ranges.
  case inspect
  /// The selection, policy against policy.
  case select

  /// The left column's panes, top to bottom; the text is always the first.
  var left: [PaneID] {
    switch self {
    case .inspect: [.text, .order, .characters]
    case .select: [.text, .order]
    }
  }

  /// The right column's panes, top to bottom.
  var right: [PaneID] {
    switch self {
    case .inspect: [.paragraph, .selection, .runs]
    case .select: [.selection]
    }
  }

  /// The panes, in the order in which Tab visits them.
  package var panes: [PaneID] { left + right }

  /// What it is for, in a sentence.
  var summary: String {
    switch self {
    case .inspect: "Shows text, orders, characters, paragraph, selection and runs."
    case .select: "Shows the selection large."
    }
  }

  /// Its keys, beside Alt and its number.
  var keys: [KeyPress] { [] }

  /// Its word in the key bar; nil keeps it out of there.
  var barLabel: String? { nil }
}
