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

  /// What is known of the terminal's background.
  package enum Background: Hashable, Sendable {
    case dark, light
    /// Nobody said: colours are such as read on both, and no background is set, for want of its opposite.
    case unknown
  }

  /// The colours there are.
  package var depth: Depth
  /// What the colours stand on.
  package var background: Background

  /// A theme for a terminal of so many colours.
  package init(depth: Depth, background: Background = .dark) {
    self.depth = depth
    self.background = background
  }

  /// The style of a role.
  package subscript(role: Role) -> Style {
    var style =
      switch depth {
      case .monochrome: monochrome(role)
      case .colors16: sixteen(role)
      case .colors256: many(role)
      }
    style.purpose = Look.purpose(of: role)
    return style
  }

  /// Shows a style as selected, the same way in every pane.
  package func select(_ style: inout Style) {
    style.purpose |= Look.selected
    switch depth {
    case .monochrome:
      style.isReversed = true
    case .colors16:
      style.isReversed = true
    case .colors256:
      style.isDim = false
      switch background {
      case .unknown: style.isReversed = true
      case .light: style.background = .indexed(153)
      case .dark:
        style.background = .indexed(24)
        style.foreground = .indexed(231)
      }
    }
  }

  /// Shows a style as that of a scalar which decided what is being explained, the same way in every pane.
  package func mark(_ style: inout Style) {
    style.purpose |= Look.deciding
    style.isUnderlined = true
    style.isDim = false
    if depth == .colors256, background != .unknown {
      style.background = .indexed(background == .light ? 222 : 58)
    } else {
      style.isBold = true
    }
  }

  /// Shows a style as standing in the row or the column of what is chosen; with few colours signs say that alone.
  package func tint(_ style: inout Style) {
    if depth == .colors256, background != .unknown, style.background == .standard {
      style.background = .indexed(background == .light ? 254 : 236)
    }
  }

  private static let darkLevels: [UInt8] = [111, 215, 80, 209, 114, 211, 147]
  private static let lightLevels: [UInt8] = [25, 130, 30, 160, 28, 162, 55]
  private static let eitherLevels: [UInt8] = [32, 166, 30, 167, 64, 169, 99]
  private static let fewLevels: [UInt8] = [12, 11, 14, 9, 10, 13]
  private static let fewLightLevels: [UInt8] = [4, 1, 6, 5, 2, 3]
  private static let fewEitherLevels: [UInt8] = [6, 1, 4, 5, 2, 3]

  private func hue(_ level: Int) -> Style.Color {
    let isMany = depth == .colors256
    let ramp =
      switch background {
      case .dark: isMany ? Self.darkLevels : Self.fewLevels
      case .light: isMany ? Self.lightLevels : Self.fewLightLevels
      case .unknown: isMany ? Self.eitherLevels : Self.fewEitherLevels
      }
    return .indexed(ramp[max(0, level) % ramp.count])
  }

  /// The colour of the palette for what is known of the background; nil is the terminal's own.
  private func tone(_ dark: UInt8, _ light: UInt8, _ either: UInt8?) -> Style.Color {
    switch background {
    case .dark: .indexed(dark)
    case .light: .indexed(light)
    case .unknown: either.map { .indexed($0) } ?? .standard
    }
  }

  private func many(_ role: Role) -> Style {
    switch role {
    case .text: return Style()
    case .quiet: return Style(foreground: tone(245, 242, 244))
    case .border: return Style(foreground: tone(239, 250, 244))
    case .focusedBorder: return Style(foreground: tone(74, 31, 31))
    case .title: return Style(foreground: tone(250, 238, nil))
    case .focusedTitle: return Style(foreground: tone(117, 25, 32), bold: true)
    case .accent: return Style(foreground: tone(231, 16, nil), bold: true)
    case .caretMark: return Style(foreground: tone(229, 124, 168), bold: true)
    case .key: return Style(foreground: tone(117, 25, 32))
    case .bar: return Style(foreground: tone(250, 238, nil))
    case .warning: return Style(foreground: tone(216, 130, 166), bold: true)
    case .good: return Style(foreground: tone(114, 28, 64))
    case .level(let level): return Style(foreground: hue(level))
    case .label(let level): return Style(foreground: hue(level), italic: false, underlined: true)
    case .chosen:
      return background == .unknown
        ? Style(underlined: true) : Style(background: tone(237, 254, nil))
    }
  }

  private func sixteen(_ role: Role) -> Style {
    switch role {
    case .text: return Style()
    // Not the bright black of sixteen colours: with eight it is drawn as bold, and what is quiet is loud.
    case .quiet, .border: return Style(dim: true)
    case .focusedBorder, .focusedTitle:
      return Style(foreground: tone(14, 4, 6), bold: true)
    case .title, .bar: return Style()
    case .accent: return Style(bold: true)
    case .caretMark: return Style(foreground: tone(11, 1, 5), bold: true)
    case .key: return Style(foreground: tone(14, 4, 6))
    case .warning: return Style(foreground: tone(9, 1, 1), bold: true)
    case .good: return Style(foreground: tone(10, 2, 2))
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
