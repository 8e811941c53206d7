internal import ExplorerCore
internal import Screen

/// The classes of a style sheet by which cells look: each is named after what its cells are for.
struct StyleClasses {
  /// The classes in use with the style of each, in the order in which they were met.
  private(set) var all: [(name: String, style: Style)] = []
  private var names: [Key: String] = [:]

  /// What a cell is for and how it looks: one role may look in several ways.
  private struct Key: Hashable {
    var purpose: UInt16
    var style: Style
  }

  /// The class of a style, such as `level-1` or `text-selected`.
  mutating func name(of style: Style) -> String {
    let key = Key(purpose: style.purpose, style: style)
    if let name = names[key] { return name }
    let base = Look(of: style).map { Self.name(of: $0) } ?? "plain"
    let others = all.count { $0.name == base || $0.name.hasPrefix(base + "_") }
    let name = others == 0 ? base : "\(base)_\(others + 1)"
    names[key] = name
    all.append((name, style))
    return name
  }

  private static func name(of look: Look) -> String {
    var parts = [
      "\(look.role.kind)".map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
        .joined()
    ]
    switch look.role {
    case .level(let level), .label(let level): parts.append("\(level)")
    case .text, .quiet, .border, .focusedBorder, .title, .focusedTitle, .accent, .caretMark, .key,
      .bar, .warning, .good, .chosen:
      break
    }
    if look.isSelected { parts.append("selected") }
    if look.isDeciding { parts.append("deciding") }
    if look.isMatch { parts.append("match") }
    if look.isProtected { parts.append("protected") }
    return parts.joined(separator: "-")
  }

  /// The letters' part of a style in a style sheet, beside their colour.
  static func letters(_ style: Style) -> String {
    (style.isBold ? ";font-weight:bold" : "") + (style.isItalic ? ";font-style:italic" : "")
      + (style.isUnderlined ? ";text-decoration:underline" : "")
  }
}
