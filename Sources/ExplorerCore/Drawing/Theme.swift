package import Screen

/// How roles look on a terminal: what a ``ThemeSheet`` comes to with its colours.
///
/// Direction and level are always also said by an arrow and a number, and what is set off by more
/// than a hue.
package struct Theme: Hashable, Sendable {
  /// How many colours the terminal has.
  package enum Depth: Hashable, Sendable, CaseIterable {
    case monochrome, colors16, colors256, direct
  }

  /// What is known of the background.
  package enum Background: Hashable, Sendable {
    case dark, light
    /// Unknown: the colours are readable on both. No background is set, because no colour is sure
    /// to stand out from it.
    case unknown
  }

  /// The name of its sheet.
  package let name: String
  /// The colours there are.
  package let depth: Depth
  /// What it stands on: the terminal's own background, or the page.
  package let background: Background
  /// The page that is put under everything; nil where it stands on the terminal's own.
  package let page: ThemeSheet.Page?
  /// By the parts' indices.
  private let styles: [Style]
  private let levels: [Style.Color]
  private let labels: [Style.Color]

  /// The theme that goes by the terminal.
  package init(depth: Depth, background: Background = .dark) {
    self.init(nil, on: TerminalColors(depth: depth, background: background))
  }

  /// A theme on a terminal.
  ///
  /// - Parameters:
  ///   - chosen: the one that was chosen; nil goes by the terminal.
  ///   - terminal: what is known of its colours.
  package init(_ chosen: ThemeSheet?, on terminal: TerminalColors) {
    let sheet = chosen ?? Self.sheet(for: terminal)
    name = sheet.name
    var paints = sheet.paints
    var (levels, labels) = (sheet.levels, sheet.labels ?? sheet.levels)
    var page: ThemeSheet.Page?
    if !sheet.hasColors || terminal.depth == .monochrome {
      (depth, background) = (.monochrome, terminal.background)
      (paints, levels, labels) = (ThemeSheet.plain, [], [])
    } else if terminal.depth == .colors16 {
      (depth, background) = (.colors16, terminal.background)
      (paints, levels) = ThemeSheet.standing(on: background)
      labels = []
    } else {
      (depth, background) = (terminal.depth, sheet.background)
      let isAtHome =
        terminal.background == sheet.background
        && terminal.luminance.map(sheet.holds(on:)) != false
      page = sheet.bringsPage || !isAtHome ? sheet.page : nil
    }
    let depth = depth
    self.page = page.map {
      var page = $0
      (page.ink, page.ground) = (depth.lower(page.ink), depth.lower(page.ground))
      return page
    }
    styles = ThemePart.allCases.map { paints[$0]?.style(depth) ?? Style() }
    self.levels = levels.map(depth.lower)
    self.labels = labels.map(depth.lower)
  }

  /// The sheet that suits a terminal.
  private static func sheet(for terminal: TerminalColors) -> ThemeSheet {
    if terminal.isPlainWanted { return .monochrome }
    switch terminal.background {
    case .dark: return .dark
    case .light: return .light
    case .unknown: return .either
    }
  }

  /// The style of a role.
  package subscript(role: Role) -> Style {
    var style = Style()
    switch role {
    case .level(let level): style.foreground = Self.ink(level, levels)
    case .label(let level):
      style = self[part: .label]
      if style.foreground == .standard { style.foreground = Self.ink(level, labels) }
    default: if let part = ThemePart(role.kind) { style = self[part: part] }
    }
    style.purpose = Look.purpose(of: role)
    return style
  }

  subscript(part part: ThemePart) -> Style { styles[part.index] }

  /// How many levels look different before they begin anew; the same of labels.
  package var levelCount: Int { max(1, levels.count) }
  package var labelCount: Int { max(1, labels.count) }

  private static func ink(_ level: Int, _ ramp: [Style.Color]) -> Style.Color {
    ramp.isEmpty ? .standard : ramp[max(0, level) % ramp.count]
  }

  /// Puts the page under all that stands on none, and its ink where none is said. O(cells).
  package func paint(_ frame: inout Frame) {
    guard let page else { return }
    frame.restyle { style in
      if style.foreground == .standard { style.foreground = page.ink }
      if style.background == .standard { style.background = page.ground }
    }
  }
}
