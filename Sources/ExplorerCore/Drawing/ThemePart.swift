/// What a theme gives a paint: the roles, and the ways in which a piece is set off.
package enum ThemePart: String, CaseIterable, Hashable, Sendable {
  case text, quiet, border, focusedBorder, title, focusedTitle, accent, caretMark, key, bar
  case warning, good, chosen
  /// A visible label; its ink is that of its level where it has none of its own.
  case label
  // Ways to be set off
  case selected, deciding, tinted, match, currentMatch

  /// Whether it is read: not lines, nor what is only another ground.
  package var isText: Bool { self != .border && self != .focusedBorder }

  /// The part of a role; nil for a level, which has its ink from the ramp.
  package init?(_ kind: Role.Kind) {
    switch kind {
    case .text: self = .text
    case .quiet: self = .quiet
    case .border: self = .border
    case .focusedBorder: self = .focusedBorder
    case .title: self = .title
    case .focusedTitle: self = .focusedTitle
    case .accent: self = .accent
    case .caretMark: self = .caretMark
    case .key: self = .key
    case .bar: self = .bar
    case .warning: self = .warning
    case .good: self = .good
    case .chosen: self = .chosen
    case .label: self = .label
    case .level: return nil
    }
  }

  /// Its place among all.
  var index: Int {
    switch self {
    case .text: 0
    case .quiet: 1
    case .border: 2
    case .focusedBorder: 3
    case .title: 4
    case .focusedTitle: 5
    case .accent: 6
    case .caretMark: 7
    case .key: 8
    case .bar: 9
    case .warning: 10
    case .good: 11
    case .chosen: 12
    case .label: 13
    case .selected: 14
    case .deciding: 15
    case .tinted: 16
    case .match: 17
    case .currentMatch: 18
    }
  }
}
