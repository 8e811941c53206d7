import Explorer
import ExplorerCore
import Foundation
import Screen
import Testing
import TextModel

/// What is written can be read in every theme, on whatever it stands, and levels are told apart by
/// whoever looks.
@Suite struct ThemeTests {
  private static let roles = Role.Kind.allCases.filter { $0 != .chosen }.flatMap { kind in
    (0..<(kind == .level || kind == .label ? 8 : 1)).map { Role(kind, level: $0) }
  }
  private static let ways: [Emphasis] = [
    .selected, .deciding, .tinted, .match(isCurrent: true), .match(isCurrent: false), .protected,
    .bold, .noted, .torn, .kind(1),
  ]
  private static let sheets: [ThemeSheet] = ThemeSheet.standard + [.either]

  private static func colors(
    _ depth: Theme.Depth, _ background: Theme.Background, _ luminance: Double? = nil
  ) -> TerminalColors {
    TerminalColors(depth: depth, background: background, luminance: luminance)
  }

  // Contrast in 256 colours and more.

  @Test func contrastIsThatOfWCAG() {
    #expect(abs(Style.Color.contrast(0, 1) - 21) < 1e-9)
    let grey = Style.Color.hex(0x777777).luminance
    #expect(abs(Style.Color.contrast(grey, 1) - 4.48) < 0.01)
    #expect(abs(Style.Color.hex(0xFF0000).luminance - 0.2126) < 1e-9)
  }

  /// Each theme with colours, and the one that is taken where none is chosen, on backgrounds from
  /// black to white.
  private func forEachTheme(
    _ depth: Theme.Depth, _ look: (ThemeSheet?, Theme, Double, Theme.Background) -> Void
  ) {
    for choice in Self.sheets.filter(\.hasColors).map(Optional.some) + [nil] {
      for step in 0...200 {
        let ground = Double(step) / 200
        let kind: Theme.Background = ground > 0.1791 ? .light : .dark
        look(choice, Theme(choice, on: Self.colors(depth, kind, ground)), ground, kind)
      }
    }
  }

  /// On whatever background a terminal answered, from black to white, and where it said only that
  /// it is dark or light.
  @Test(arguments: [Theme.Depth.colors256, .direct])
  func textStandsOut(_ depth: Theme.Depth) {
    forEachTheme(depth) { choice, theme, ground, kind in
      // Nobody's letters are unreadable on their own background.
      if choice == .either, theme.page == nil { return }
      let least = choice == .highContrast ? 7.0 : 4.5
      for found in theme.legibilities(on: ground, ink: kind == .dark ? 1 : 0)
      where found.contrast < least {
        // The terminal's own letters on its own background are its owner's.
        let isOwn =
          theme.page == nil && Style.Color.contrast(kind == .dark ? 1 : 0, ground) < least
        #expect(isOwn, "\(theme.name) \(depth) on \(ground): \(found)")
      }
    }
    for (ground, ink) in [(0.0, 1.0), (1.0, 0.0)] {
      let theme = Theme(nil, on: Self.colors(depth, .unknown))
      #expect(theme.name == "either" && theme.page == nil)
      for found in theme.legibilities(on: ground, ink: ink) {
        #expect(found.contrast >= 4.5, "either \(depth) on \(ground): \(found)")
      }
    }
  }

  /// Frames, with the focus and without, stand out from what they are drawn on at 3:1, as WCAG 2.2
  /// asks of what is no text (1.4.11).
  @Test(arguments: [Theme.Depth.colors256, .direct])
  func bordersStandOut(_ depth: Theme.Depth) {
    forEachTheme(depth) { _, theme, ground, kind in
      // That sheet is for black and for white alone.
      if theme.name == "either", theme.page == nil, ground > 0, ground < 1 { return }
      for role in [Role.border, .focusedBorder] {
        for isChosen in [false, true] {
          let style = theme.onRow(role, isChosen: isChosen)
          let under =
            style.background != .standard
            ? style.background.luminance : theme.page?.ground.luminance ?? ground
          let line =
            style.foreground != .standard
            ? style.foreground.luminance
            : theme.page?.ink.luminance ?? (kind == .dark ? 1 : 0)
          let contrast = Style.Color.contrast(line, under)
          #expect(
            contrast >= 3, "\(theme.name) \(depth) \(role) \(isChosen) on \(ground): \(contrast)")
        }
      }
    }
  }

  /// A page is put under a theme exactly where the terminal's own background would not do.
  @Test func aPageIsPutWhereItIsNeeded() {
    func page(_ sheet: ThemeSheet?, _ background: Theme.Background, _ light: Double?) -> Bool {
      Theme(sheet, on: Self.colors(.colors256, background, light)).page != nil
    }
    // Those of GNOME, Solarized, Nord, xterm and Solarized light.
    for light in [0.0, 0.008, 0.0208, 0.0335] {
      #expect(!page(nil, .dark, light) && !page(.dark, .dark, light) && page(.light, .dark, light))
    }
    for light in [1.0, 0.92] {
      #expect(!page(nil, .light, light) && page(.dark, .light, light))
    }
    #expect(page(nil, .dark, 0.12) && page(nil, .light, 0.4))
    #expect(page(.dark, .unknown, nil) && page(.light, .unknown, nil))
    #expect(page(.highContrast, .dark, 0) && !page(.monochrome, .unknown, nil))
    var stage = Stage("ab CD")
    stage.app.learn(Self.colors(.colors256, .light, 1))
    stage.app.choose(.sheet(.dark))
    #expect(stage.frame.cells.allSatisfy { $0.style.background != .standard })
    #expect(stage.frame.cells.allSatisfy { $0.style.foreground != .standard })
  }

  @Test func theTerminalDecidesUntilSomebodyChooses() {
    func name(_ depth: Theme.Depth, _ background: Theme.Background, plain: Bool = false) -> String {
      var colors = Self.colors(depth, background)
      colors.isPlainWanted = plain
      return Theme(nil, on: colors).name
    }
    #expect(name(.colors256, .dark) == "dark" && name(.direct, .light) == "light")
    #expect(name(.colors256, .unknown) == "either")
    #expect(name(.colors256, .dark, plain: true) == "monochrome")
    var colors = Self.colors(.colors256, .dark)
    colors.isPlainWanted = true
    #expect(Theme(.light, on: colors).depth == .colors256)
    #expect(Theme(.light, on: Self.colors(.monochrome, .dark)).depth == .monochrome)
  }

  // 16 colours: the palettes of xterm, of the Linux console (VGA) and of Solarized, where most
  // bright colours are greys.

  private struct Palette {
    var name: String
    var colors: [Int]
    /// Grounds with the terminal's own ink on them.
    var own: [(background: Theme.Background, ground: Int, ink: Int)]
  }

  private static let palettes = [
    Palette(
      name: "xterm",
      colors: [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ],
      own: [(.dark, 0x000000, 0xE5E5E5), (.light, 0xFFFFFF, 0x000000)]),
    Palette(
      name: "VGA",
      colors: [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
      ],
      own: [(.dark, 0x000000, 0xAAAAAA), (.light, 0xFFFFFF, 0x000000)]),
    Palette(
      name: "Solarized",
      colors: [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ],
      own: [(.dark, 0x002B36, 0x839496), (.light, 0xFDF6E3, 0x657B83)]),
  ]

  /// What a palette may show for a number: the colour, with eight colours the plain one in bold,
  /// and where bold is drawn bright the bright one.
  private static func shown(_ index: UInt8, isBold: Bool, _ palette: Palette) -> [Int] {
    let plain = palette.colors[Int(index) % 8]
    let bright = palette.colors[Int(index) % 8 + 8]
    if index >= 8 { return [bright] + (isBold ? [plain] : []) }
    return isBold ? [plain, bright] : [plain]
  }

  @Test func textStandsOutInSixteenColours() {
    for palette in Self.palettes {
      for own in palette.own {
        for background in [own.background, .unknown] {
          for sheet in [nil] + Self.sheets.filter(\.hasColors).map(Optional.some) {
            let theme = Theme(sheet, on: Self.colors(.colors16, background))
            for role in Self.roles where role != .border && role != .focusedBorder {
              for way in [nil] + Self.ways.map(Optional.some) {
                var style = theme[role]
                if let way { theme.emphasize(&style, way) }
                #expect(!style.isDim, "\(theme.name) \(role)")
                let hues = [style.foreground, style.background].map { color -> [Int]? in
                  guard case .indexed(let index) = color else { return nil }
                  return Self.shown(index, isBold: style.isBold, palette)
                }
                // The terminal's own letters on its own background are its owner's.
                if hues[0] == nil, hues[1] == nil { continue }
                // A ground has no bold.
                let grounds = hues[1].map { [$0[0]] } ?? [own.ground]
                for ink in hues[0] ?? [own.ink] {
                  for ground in grounds {
                    let contrast = Style.Color.contrast(
                      Style.Color.hex(ink).luminance, Style.Color.hex(ground).luminance)
                    #expect(
                      contrast >= 4.5,
                      "\(palette.name) \(background) \(role) \(String(describing: way))")
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  // Levels.

  @Test func levelsAreToldApartByEveryEye() {
    for sheet in Self.sheets where sheet.hasColors {
      for ramp in [sheet.levels, sheet.labels ?? sheet.levels] {
        let least = Self.leastDifference(ramp.map(\.light))
        #expect(least >= 10, "\(sheet.name): \(least)")
      }
      // The same colours where there are 256.
      for ink in sheet.levels {
        let index = UInt8(clamping: ink.lowered(to: .indexed256))
        #expect(Style.Color.indexed(index).light == ink.light, "\(sheet.name)")
      }
    }
    for palette in Self.palettes {
      let theme = Theme(nil, on: Self.colors(.colors16, .dark))
      let inks = (0..<theme.levelCount).map { level -> Int in
        guard case .indexed(let index) = theme[.level(level)].foreground else {
          return palette.own[0].ink
        }
        return palette.colors[Int(index)]
      }
      #expect(theme.levelCount == 2)
      let least = Self.leastDifference(inks.map { Style.Color.hex($0).light })
      #expect(least >= 9.9, "\(palette.name): \(least)")
    }
  }

  /// The least difference of two colours of a ramp for any kind of colour vision.
  private static func leastDifference(_ ramp: [(red: Int, green: Int, blue: Int)]) -> Double {
    ColorVision.all.map { vision in
      let seen = ramp.map { Lab($0, vision) }
      return seen.indices.flatMap { one in
        seen[..<one].map { seen[one].difference(from: $0) }
      }.min() ?? .infinity
    }.min() ?? 0
  }

  /// The pairs of Sharma, Wu and Dalal (2005), table 1, with their differences.
  @Test(arguments: [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412),
    ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000),
    ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000),
    ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    ([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
    ([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [61, -5, 29], 22.8977),
    ([50, 2.5, 0], [56, -27, -3], 31.9030),
    ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ])
  func differencesAreThoseOfCIEDE2000(_ one: [Double], _ other: [Double], _ wanted: Double) {
    let (one, other) = (Lab(one[0], one[1], one[2]), Lab(other[0], other[1], other[2]))
    #expect(abs(one.difference(from: other) - wanted) < 0.00006)
    #expect(abs(other.difference(from: one) - wanted) < 0.00006)
  }

  // Nothing by colour alone.

  /// What is set off has another form, or a ground that is lighter or darker, 3:1 or more, whatever
  /// its hue; only rows that are tinted have their sign alone.
  @Test func nothingIsToldByColourAlone() {
    for (background, ground) in [(Theme.Background.dark, 0.0), (.light, 1.0)] {
      for depth in Theme.Depth.allCases {
        for sheet in Self.sheets.map(Optional.some) + [nil] {
          let theme = Theme(sheet, on: Self.colors(depth, background, ground))
          let page = theme.page?.ground.luminance ?? ground
          for way in Self.ways where way != .tinted {
            var style = theme[.text]
            theme.emphasize(&style, way)
            let under = style.background == .standard ? page : style.background.luminance
            let hasForm =
              style.isBold || style.isUnderlined || style.isReversed || style.isItalic
            #expect(
              hasForm || Style.Color.contrast(under, page) >= 3,
              "\(theme.name) \(depth) \(way)")
          }
        }
      }
    }
  }

  /// Every theme writes the same signs and words.
  @Test func everyThemeWritesTheSame() {
    var stage = Stage("ab CD {U+2067}EF{U+2069} 12")
    stage.press(KeyPress(.right, .shift), KeyPress(.right, .shift))
    for arrangement in [Arrangement.inspect, .explain, .select] {
      stage.act(.arrange(arrangement))
      let texts = (ThemeSheet.standard.map { ThemeChoice.sheet($0) } + [.automatic]).map { choice in
        stage.app.choose(choice)
        return stage.rows
      }
      #expect(Set(texts).count == 1)
    }
  }

  /// A label has a form that no letter has, in every depth; beside another one it begins without a
  /// line below.
  @Test(arguments: Theme.Depth.allCases)
  func aLabelIsNoLetter(_ depth: Theme.Depth) {
    for background in [Theme.Background.dark, .light, .unknown] {
      for sheet in Self.sheets.map(Optional.some) + [nil] {
        let theme = Theme(sheet, on: Self.colors(depth, background))
        for level in 0..<8 {
          #expect(theme[.label(level)] != theme[.level(level)])
          var (label, letter) = (theme[.label(level)], theme[.level(level)])
          theme.select(&label)
          theme.select(&letter)
          #expect(label.isReversed == letter.isReversed && label.background == letter.background)
        }
      }
    }
    let stage = Stage(
      Document(text: "a\u{202A}\u{200E}b"), size: Size(rows: 24, columns: 80),
      theme: Theme(depth: depth))
    #expect(stage.rows[2].contains("aLRELRMb"))
    let lines = (6..<12).map { stage.frame[2, $0].style.isUnderlined }
    #expect(lines == [false, true, true, false, true, true])
    let letter = stage.frame[2, 5].style
    for column in 6..<12 { #expect(stage.frame[2, column].style != letter) }
  }

  /// Without knowing what the letters' own colour is, no background may be put under them.
  @Test func whereNobodySaidNoBackgroundIsSet() {
    for depth in Theme.Depth.allCases {
      let theme = Theme(depth: depth, background: .unknown)
      for change in [theme.select, theme.mark, theme.tint] {
        var style = theme[.text]
        change(&style)
        #expect(style.background == .standard, "\(depth)")
      }
      #expect(theme[.chosen].background == .standard)
      #expect(theme[.chosen] != theme[.text])
      var selected = theme[.text]
      theme.select(&selected)
      #expect(selected.isReversed)
    }
  }

  @Test func aCellKeepsWhatItIsFor() {
    for role in Self.roles + [.chosen] {
      for depth in Theme.Depth.allCases {
        let look = Look(of: Theme(depth: depth)[role])
        #expect(look?.role == role && look?.isSelected == false, "\(role)")
      }
    }
    #expect(Look(of: Style()) == nil)
    var stage = Stage("ab CD ab")
    stage.press(KeyPress(.character("f"), .control))
    stage.type("ab")
    stage.press(KeyPress(.enter), KeyPress(.character("a"), .control))
    let looks = (4..<12).compactMap { Look(of: stage.frame[2, $0].style) }
    #expect(looks.contains { $0.role == .level(1) && $0.isSelected && !$0.isMatch })
    #expect(looks.contains { $0.role == .level(0) && $0.isSelected && $0.isMatch })
    // All that is drawn says what it is for.
    let unknown = stage.frame.cells.filter {
      $0.content != .blank && $0.content != .wideTail && Look(of: $0.style) == nil
    }
    #expect(unknown.isEmpty)
  }
}
