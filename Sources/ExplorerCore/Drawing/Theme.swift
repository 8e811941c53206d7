package import Screen

/// How roles look on a terminal of so many colours.
///
/// Levels have one hue each, even ones cool and odd ones warm, so that direction is seen before
/// depth is read; blue and amber, the two most common, stay apart for every kind of colour vision.
/// Direction and level are always also said by an arrow and a number.
package struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  package enum Depth: Hashable, Sendable { case monochrome, colors16, colors256 }

  /// What is known of the terminal's background.
  package enum Background: Hashable, Sendable {
    case dark, light
    /// Unknown: the colours are readable on both. No background is set, because no colour is sure
    /// to stand out from it.
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
    case .monochrome, .colors16: reverse(&style)
    case .colors256:
      style.isDim = false
      switch background {
      case .unknown: reverse(&style)
      case .light: style.background = .indexed(189)
      case .dark:
        style.background = .indexed(24)
        style.foreground = .indexed(231)
      }
    }
  }

  /// Turns foreground and background round; what stands on a ground of its own leaves it, or it
  /// would look as before.
  private func reverse(_ style: inout Style) {
    if style.background != .standard {
      (style.foreground, style.background) = (.standard, .standard)
    }
    style.isReversed = true
  }

  /// Shows a style as that of a scalar which decided what is being explained, the same way in every
  /// pane.
  package func mark(_ style: inout Style) {
    style.purpose |= Look.deciding
    style.isUnderlined = true
    style.isDim = false
    if depth == .colors256, background != .unknown {
      style.background = .indexed(background == .light ? 222 : 53)
    } else {
      style.isBold = true
    }
  }

  /// Shows a style as standing in the row or the column of what is chosen; with few colours signs
  /// say that alone.
  package func tint(_ style: inout Style) {
    if depth == .colors256, background != .unknown, style.background == .standard {
      style.background = .indexed(background == .light ? 254 : 236)
    }
  }

  private static let darkLevels: [UInt8] = [111, 215, 80, 209, 114, 211, 147]
  private static let lightLevels: [UInt8] = [25, 130, 30, 160, 28, 162, 55]
  private static let eitherLevels: [UInt8] = [32, 166, 30, 167, 64, 169, 99]
  // With eight colours a bright one is the plain one in bold, so both must stand out: no blue on
  // black; no cyan, green or yellow on white; and on either only red and magenta are left.
  private static let fewLevels: [UInt8] = [14, 11, 10, 9, 14, 13]
  private static let fewLightLevels: [UInt8] = [4, 1, 12, 5, 0, 9]
  private static let fewEitherLevels: [UInt8] = [5, 1]

  private func hue(_ level: Int) -> Style.Color {
    let isMany = depth == .colors256
    if !isMany, background == .unknown, level == 0 { return .standard }
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
    case .border: return Style(foreground: tone(241, 245, 244))
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
    case .label(let level):
      // A ground of its own, on which the colours stand out whatever the terminal's own is.
      return background == .light
        ? Style(foreground: hue(level), background: .indexed(254), underlined: true)
        : Style(
          foreground: .indexed(Self.darkLevels[max(0, level) % Self.darkLevels.count]),
          background: .indexed(237), underlined: true)
    case .chosen:
      return background == .unknown
        ? Style(underlined: true) : Style(background: tone(237, 254, nil))
    }
  }

  private func sixteen(_ role: Role) -> Style {
    switch role {
    case .text: return Style()
    // Not the bright black of sixteen colours: with eight it is drawn as bold, and what is quiet is
    // loud.
    case .quiet, .border: return Style(dim: true)
    case .focusedBorder, .focusedTitle:
      return Style(foreground: tone(14, 4, nil), bold: true)
    case .title, .bar: return Style()
    case .accent: return Style(bold: true)
    case .caretMark: return Style(foreground: tone(11, 1, 5), bold: true)
    case .key: return Style(foreground: tone(14, 4, nil), bold: background == .unknown)
    case .warning: return Style(foreground: tone(9, 1, 1), bold: true)
    case .good: return Style(foreground: tone(10, 4, nil))
    case .level(let level): return Style(foreground: hue(level))
    case .label(let level):
      return Style(
        foreground: .indexed(0), background: .indexed(level % 2 == 0 ? 6 : 3), underlined: true)
    case .chosen: return Style(underlined: true)
    }
  }

  private func monochrome(_ role: Role) -> Style {
    switch role {
    case .quiet, .border: Style(dim: true)
    case .focusedBorder, .focusedTitle, .accent, .caretMark, .warning, .key: Style(bold: true)
    case .label: Style(bold: true, underlined: true)
    case .chosen: Style(underlined: true)
    case .text, .title, .bar, .good, .level: Style()
    }
  }
}
