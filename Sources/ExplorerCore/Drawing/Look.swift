package import Screen

/// What a cell is for: its role, and how it is set off. Every cell that a theme has styled keeps
/// it, so that a screen can be exported by meaning instead of by colour.
package struct Look: Hashable, Sendable {
  /// What the piece of the screen is for.
  package var role: Role
  /// Whether it is selected.
  package var isSelected = false
  /// Whether it decided what is being explained.
  package var isDeciding = false
  /// Whether it is a match of a search.
  package var isMatch = false
  /// Whether it may only be read.
  package var isProtected = false

  package init(_ role: Role) { self.role = role }

  /// What a cell's style is for; nil where no theme made it.
  package init?(of style: Style) {
    let code = style.purpose
    guard let kind = Role.Kind(rawValue: code & Self.kinds) else { return nil }
    role = Role(kind, level: Int(code >> Self.levelShift & Self.levels))
    isSelected = code & Self.selected != 0
    isDeciding = code & Self.deciding != 0
    isMatch = code & Self.match != 0
    isProtected = code & Self.protected != 0
  }

  // The number of a style's purpose: five bits for the kind of role, seven for its level, one for
  // each way to be set off.
  private static let kinds: UInt16 = 0x1F
  private static let levelShift = 5
  private static let levels: UInt16 = 0x7F
  package static let selected: UInt16 = 1 << 12
  package static let deciding: UInt16 = 1 << 13
  package static let match: UInt16 = 1 << 14
  package static let protected: UInt16 = 1 << 15

  /// The number of a role's purpose.
  package static func purpose(of role: Role) -> UInt16 {
    role.kind.rawValue | UInt16(min(max(0, role.level), Int(levels))) << levelShift
  }
}

extension Role {
  /// The roles without their levels, by their numbers in a cell's style, where 0 is none.
  package enum Kind: UInt16, CaseIterable {
    case text = 1
    case quiet, border, focusedBorder, title, focusedTitle, accent, caretMark, key, bar, warning
    case good, chosen, level, label
  }

  /// A role of a kind; the level is that of a level or a label.
  package init(_ kind: Kind, level: Int = 0) {
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
    case .level: self = .level(level)
    case .label: self = .label(level)
    }
  }

  /// Its kind.
  package var kind: Kind {
    switch self {
    case .text: .text
    case .quiet: .quiet
    case .border: .border
    case .focusedBorder: .focusedBorder
    case .title: .title
    case .focusedTitle: .focusedTitle
    case .accent: .accent
    case .caretMark: .caretMark
    case .key: .key
    case .bar: .bar
    case .warning: .warning
    case .good: .good
    case .chosen: .chosen
    case .level: .level
    case .label: .label
    }
  }

  /// The level of a level or a label; 0 of all others.
  fileprivate var level: Int {
    switch self {
    case .level(let level), .label(let level): level
    case .text, .quiet, .border, .focusedBorder, .title, .focusedTitle, .accent, .caretMark, .key,
      .bar, .warning, .good, .chosen:
      0
    }
  }
}
