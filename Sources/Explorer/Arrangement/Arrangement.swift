internal import Screen

/// A named set of panes for a task.
package enum Arrangement: String, CaseIterable, Hashable, Sendable {
  /// The first look: text, orders, levels, direction, ranges.
  case inspect
  /// The selection, policy against policy.
  case select
  /// The rules' work, and what it did to the caret's scalar.
  case explain
  /// Other engines' answers beside ours.
  case engines
  /// Every platform's direction of the paragraph, side by side.
  case direction

  /// The left column's panes, top to bottom; the text is always the first.
  var left: [PaneID] {
    switch self {
    case .inspect: [.text, .order, .characters]
    case .select: [.text, .policies, .log]
    case .explain, .engines, .direction: bands.flatMap { $0 }
    }
  }

  /// The right column's panes, top to bottom.
  var right: [PaneID] {
    switch self {
    case .inspect: [.paragraph, .selection, .runs]
    case .select: [.selection]
    case .explain, .engines, .direction: []
    }
  }

  /// Rows of panes over the whole width, top to bottom, in place of two columns; the first is the text's.
  var bands: [[PaneID]] {
    switch self {
    case .explain: [[.text], [.trace], [.story, .structure]]
    case .engines: [[.text], [.engines], [.story, .structure]]
    case .direction: [[.text], [.direction]]
    default: []
    }
  }

  /// Whether it explains the rules' work.
  var explains: Bool { self == .explain || self == .engines }

  /// The panes, in the order in which Tab visits them.
  package var panes: [PaneID] { left + right }

  /// What it is for, in a sentence.
  var summary: String {
    switch self {
    case .inspect: "Shows text, orders, characters, paragraph, selection and runs."
    case .select: "Shows the selection large, policy against policy, and the log of changes."
    case .explain: "Explains rule by rule why each scalar has its level; again, ends that."
    case .engines: "Shows what other engines make of the paragraph beside UAX #9; again, ends that."
    case .direction: "Shows every platform's direction of the paragraph; again, ends that."
    }
  }

  /// Its keys, beside Alt and its number.
  var keys: [KeyPress] {
    switch self {
    case .explain: [KeyPress(.function(3))]
    case .engines: [KeyPress(.function(5))]
    case .direction: [KeyPress(.function(4))]
    default: []
    }
  }

  /// Its word in the key bar; nil keeps it out of there.
  var barLabel: String? { bands.isEmpty ? nil : rawValue }
}
