internal import ExplorerCore
internal import Screen

/// The colours of a page or a picture, where no terminal has its own.
struct ExportPalette: Equatable {
  /// Red, green and blue, 0 to 255 each.
  struct Color: Equatable {
    var (red, green, blue): (Int, Int, Int)

    /// As style sheets write it.
    var css: String {
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A mixture: a number of hundredths of this colour, the rest of another.
    func mixed(_ hundredths: Int, with other: Color) -> Color {
      func part(_ own: Int, _ other: Int) -> Int {
        (own * hundredths + other * (100 - hundredths)) / 100
      }
      return Color(
        red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
    }
  }

  /// The colour of plain text.
  var foreground: Color
  /// The colour of the page.
  var background: Color

  /// The page of a theme; without one light letters on a dark page, and where the screen is known
  /// to be light the other way round.
  init(_ theme: Theme) {
    if let page = theme.page {
      (foreground, background) = (Color(page.ink), Color(page.ground))
      return
    }
    switch theme.background {
    case .light:
      foreground = Color(red: 0x1C, green: 0x1C, blue: 0x1C)
      self.background = Color(red: 0xFF, green: 0xFF, blue: 0xFF)
    case .dark, .unknown:
      foreground = Color(red: 0xE4, green: 0xE4, blue: 0xE4)
      self.background = Color(red: 0x16, green: 0x18, blue: 0x1C)
    }
  }

  /// The colours of a style: that of its glyph, and that behind it; nil for the page's own.
  func colors(of style: Style) -> (glyph: Color, ground: Color?) {
    var glyph = color(style.foreground) ?? foreground
    var ground = color(style.background)
    if style.isReversed { (glyph, ground) = (ground ?? background, glyph) }
    if style.isDim { glyph = glyph.mixed(65, with: ground ?? background) }
    return (glyph, ground)
  }

  private func color(_ color: Style.Color) -> Color? {
    switch color {
    case .standard: return nil
    case .indexed, .rgb: return Color(color)
    }
  }
}

extension ExportPalette.Color {
  /// A colour of a style.
  init(_ color: Style.Color) {
    let (red, green, blue) = color.light
    self.init(red: red, green: green, blue: blue)
  }
}
