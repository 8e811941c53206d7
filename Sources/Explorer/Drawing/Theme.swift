package import Screen

/// What a piece of the screen is for; a theme says how it looks.
package enum Role: Hashable, Sendable {
  /// The data itself.
  case text
  /// Words around the data, borders, what is there to be overlooked.
  case quiet
  case border, focusedBorder
  case title, focusedTitle
  /// The one thing that the eye should find first.
  case accent
  /// The caret's scalar, the same in every pane.
  case caretMark
  /// What the keys are called in the key bar.
  case key
  case bar
  case warning
  case good
  /// Text at an embedding level.
  case level(Int)
  /// A visible label in place of a control, at an embedding level.
  case label(Int)
  /// A row of a list that is chosen.
  case chosen
}

/// How roles look on a terminal of so many colours.
///
/// Levels have one hue each, even ones cool and odd ones warm, so that direction is seen before depth is read;
/// blue and amber, the two most common, stay apart for every kind of colour vision. Direction and level are
/// always also said by an arrow and a number.
package struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  package enum Depth: Hashable, Sendable { case monochrome, colors16, colors256 }

  /// The colours there are.
  package var depth: Depth
  /// Whether the terminal's background is light.
  package var isLight: Bool

  /// A theme for a terminal of so many colours.
  package init(depth: Depth, isLight: Bool = false) {
    self.depth = depth
    self.isLight = isLight
  }

  /// The style of a role.
  package subscript(role: Role) -> Style {
    switch depth {
    case .monochrome: monochrome(role)
    case .colors16: sixteen(role)
    case .colors256: many(role)
    }
  }

  /// Shows a style as selected, the same way in every pane.
  package func select(_ style: inout Style) {
    switch depth {
    case .monochrome:
      style.isReversed = true
    case .colors16:
      style.isReversed = true
    case .colors256:
      style.background = .indexed(isLight ? 153 : 24)
      style.isDim = false
      if !isLight { style.foreground = .indexed(231) }
    }
  }

  /// Shows a style as that of a scalar which decided what is being explained, the same way in every pane.
  package func mark(_ style: inout Style) {
    style.isUnderlined = true
    style.isDim = false
    if depth == .colors256 {
      style.background = .indexed(isLight ? 222 : 58)
    } else {
      style.isBold = true
    }
  }

  /// Shows a style as standing in the row or the column of what is chosen; with few colours signs say that alone.
  package func tint(_ style: inout Style) {
    if depth == .colors256, style.background == .standard {
      style.background = .indexed(isLight ? 254 : 236)
    }
  }

  private static let darkLevels: [UInt8] = [111, 215, 80, 209, 114, 211, 147]
  private static let lightLevels: [UInt8] = [25, 130, 30, 160, 28, 162, 55]
  private static let fewLevels: [UInt8] = [12, 11, 14, 9, 10, 13]
  private static let fewLightLevels: [UInt8] = [4, 1, 6, 5, 2, 3]

  private func hue(_ level: Int) -> Style.Color {
    let ramp =
      depth == .colors256
      ? (isLight ? Self.lightLevels : Self.darkLevels)
      : (isLight ? Self.fewLightLevels : Self.fewLevels)
    return .indexed(ramp[max(0, level) % ramp.count])
  }

  private func many(_ role: Role) -> Style {
    func gray(_ dark: UInt8, _ light: UInt8) -> Style.Color { .indexed(isLight ? light : dark) }
    switch role {
    case .text: return Style()
    case .quiet: return Style(foreground: gray(245, 242))
    case .border: return Style(foreground: gray(239, 250))
    case .focusedBorder: return Style(foreground: gray(74, 31))
    case .title: return Style(foreground: gray(250, 238))
    case .focusedTitle: return Style(foreground: gray(117, 25), bold: true)
    case .accent: return Style(foreground: gray(231, 16), bold: true)
    case .caretMark: return Style(foreground: gray(229, 124), bold: true)
    case .key: return Style(foreground: gray(117, 25))
    case .bar: return Style(foreground: gray(250, 238))
    case .warning: return Style(foreground: gray(216, 130), bold: true)
    case .good: return Style(foreground: gray(114, 28))
    case .level(let level): return Style(foreground: hue(level))
    case .label(let level): return Style(foreground: hue(level), italic: false, underlined: true)
    case .chosen: return Style(background: gray(237, 254))
    }
  }

  private func sixteen(_ role: Role) -> Style {
    switch role {
    case .text: return Style()
    // Not the bright black of sixteen colours: with eight it is drawn as bold, and what is quiet is loud.
    case .quiet, .border: return Style(dim: true)
    case .focusedBorder, .focusedTitle:
      return Style(foreground: .indexed(isLight ? 4 : 14), bold: true)
    case .title, .bar: return Style()
    case .accent: return Style(bold: true)
    case .caretMark: return Style(foreground: .indexed(isLight ? 1 : 11), bold: true)
    case .key: return Style(foreground: .indexed(isLight ? 4 : 14))
    case .warning: return Style(foreground: .indexed(isLight ? 1 : 9), bold: true)
    case .good: return Style(foreground: .indexed(isLight ? 2 : 10))
    case .level(let level): return Style(foreground: hue(level))
    case .label(let level): return Style(foreground: hue(level), underlined: true)
    case .chosen: return Style(underlined: true)
    }
  }

  private func monochrome(_ role: Role) -> Style {
    switch role {
    case .quiet, .border: Style(dim: true)
    case .focusedBorder, .focusedTitle, .accent, .caretMark, .warning, .key: Style(bold: true)
    case .label: Style(underlined: true)
    case .chosen: Style(underlined: true)
    default: Style()
    }
  }
}
