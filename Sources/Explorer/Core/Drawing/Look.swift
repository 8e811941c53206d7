package import Screen

/// What a cell is for: its role, and how it is set off. Every cell that a theme has styled keeps it, so that a
/// screen can be exported by meaning instead of by colour.
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

  init(_ role: Role) { self.role = role }

  /// What a cell's style is for; nil where no theme made it.
  package init?(of style: Style) {
    let code = style.purpose
    guard code & 0x1F > 0, let role = Self.role(Int(code & 0x1F), level: Int(code >> 5 & 0x7F))
    else { return nil }
    self.role = role
    isSelected = code & Self.selected != 0
    isDeciding = code & Self.deciding != 0
    isMatch = code & Self.match != 0
    isProtected = code & Self.protected != 0
  }

  // The number of a style's purpose: five bits for the role, seven for its level, one for each way to be set off.
  static let selected: UInt16 = 1 << 12
  static let deciding: UInt16 = 1 << 13
  static let match: UInt16 = 1 << 14
  static let protected: UInt16 = 1 << 15

  private static let plain: [Role] = [
    .text, .quiet, .border, .focusedBorder, .title, .focusedTitle, .accent, .caretMark, .key, .bar,
    .warning, .good, .chosen,
  ]

  /// The number of a role's purpose.
  static func purpose(of role: Role) -> UInt16 {
    switch role {
    case .level(let level): code(plain.count + 1, level)
    case .label(let level): code(plain.count + 2, level)
    case .text: 1
    case .quiet: 2
    case .border: 3
    case .focusedBorder: 4
    case .title: 5
    case .focusedTitle: 6
    case .accent: 7
    case .caretMark: 8
    case .key: 9
    case .bar: 10
    case .warning: 11
    case .good: 12
    case .chosen: 13
    }
  }

  private static func code(_ kind: Int, _ level: Int) -> UInt16 {
    UInt16(kind) | UInt16(min(max(0, level), 0x7F)) << 5
  }

  private static func role(_ kind: Int, level: Int) -> Role? {
    switch kind {
    case 1...plain.count: plain[kind - 1]
    case plain.count + 1: .level(level)
    case plain.count + 2: .label(level)
    default: nil
    }
  }
}
