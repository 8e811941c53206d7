internal import Screen

// The inks of levels are even ones cool and odd ones warm, so that direction is seen before depth
// is read, and far enough apart for every kind of colour vision. All colours are among the 256 that
// terminals share, so that they are the same there.

extension ThemeSheet {
  /// Light letters on a dark ground.
  package static let dark = ThemeSheet(
    "dark", .dark, page: Page(0xE4E4E4, on: 0x000000),
    levels: [0x87AFFF, 0xFFAF5F, 0x00FFFF, 0xFFFF00, 0x87AF87, 0xFFD7AF],
    [
      .quiet: Paint(0x9E9E9E),
      .border: Paint(0x808080),
      .focusedBorder: Paint(0x5FAFD7),
      .title: Paint(0xBCBCBC),
      .focusedTitle: Paint(0x87D7FF, .bold),
      .accent: Paint(0xFFFFFF, .bold),
      .caretMark: Paint(0xFFFFAF, .bold),
      .key: Paint(0x87D7FF),
      .bar: Paint(0xBCBCBC),
      .warning: Paint(0xFFAF87, .bold),
      .good: Paint(0x87D787),
      .chosen: Paint(on: 0x303030),
      .label: Paint(on: 0x303030, .underlined),
      .selected: Paint(0xFFFFFF, on: 0x005FAF),
      .deciding: Paint(on: 0x5F005F, .underlined),
      .tinted: Paint(on: 0x262626),
      .match: Paint(0xFFFFFF, on: 0x005F00, .underlined),
      .currentMatch: Paint(0x000000, on: 0xFFAF00, [.bold, .underlined]),
    ])

  /// Dark letters on a light ground.
  package static let light = ThemeSheet(
    "light", .light, page: Page(0x1C1C1C, on: 0xFFFFFF),
    levels: [0x005FAF, 0xAF005F, 0x0000AF, 0x5F5F00, 0x00005F, 0x5F0000],
    [
      .quiet: Paint(0x626262),
      .border: Paint(0x767676),
      .focusedBorder: Paint(0x005FAF),
      .title: Paint(0x444444),
      .focusedTitle: Paint(0x005FAF, .bold),
      .accent: Paint(0x000000, .bold),
      .caretMark: Paint(0xAF0000, .bold),
      .key: Paint(0x005FAF),
      .bar: Paint(0x444444),
      .warning: Paint(0x870000, .bold),
      .good: Paint(0x005F00),
      .chosen: Paint(on: 0xE4E4E4),
      .label: Paint(on: 0xE4E4E4, .underlined),
      .selected: Paint(0xFFFFFF, on: 0x005FAF),
      .deciding: Paint(on: 0xFFD7FF, .underlined),
      .tinted: Paint(on: 0xEEEEEE),
      .match: Paint(0x000000, on: 0xFFFFAF, .underlined),
      .currentMatch: Paint(0x000000, on: 0xFFAF00, [.bold, .underlined]),
    ])

  /// For a background that nobody knows: inks that stand out from black and from white, of which
  /// there are few, and no ground but under labels, which bring their own.
  package static let either = ThemeSheet(
    "either", .unknown, page: nil, levels: [0x5F5FFF, 0xAF5F5F],
    labels: [0x87AFFF, 0xFFAF5F, 0x00FFFF, 0xFFFF00, 0x87AF87, 0xFFD7AF],
    [
      .quiet: Paint(0x767676),
      .border: Paint(0x767676),
      .focusedBorder: Paint(0x5F5FFF),
      .focusedTitle: Paint(0x5F5FFF, .bold),
      .accent: Paint(.bold),
      .caretMark: Paint(0xD700AF, .bold),
      .key: Paint(0x5F5FFF),
      .warning: Paint(0xAF5F5F, .bold),
      .good: Paint(0x00875F),
      .chosen: Paint(.underlined),
      .label: Paint(on: 0x303030, .underlined),
      .selected: Paint(.reversed),
      .deciding: Paint([.bold, .underlined]),
      .match: Paint(.underlined),
      .currentMatch: Paint([.bold, .underlined, .reversed]),
    ])

  /// Every letter at 7:1 or more, on black; what is set off is a block.
  package static let highContrast: ThemeSheet = {
    var sheet = ThemeSheet(
      "high-contrast", .dark, page: Page(0xFFFFFF, on: 0x000000),
      levels: [0x87AFFF, 0xFFAF5F, 0x00FFFF, 0xFFFF00, 0x87AF87, 0xFFD7AF],
      [
        .quiet: Paint(0xD0D0D0),
        .border: Paint(0xBCBCBC),
        .focusedBorder: Paint(0xFFFF00, .bold),
        .focusedTitle: Paint(0xFFFF00, .bold),
        .title: Paint(0xFFFFFF),
        .accent: Paint(0xFFFFFF, .bold),
        .caretMark: Paint(0xFFFF00, .bold),
        .key: Paint(0x00FFFF, .bold),
        .bar: Paint(0xFFFFFF),
        .warning: Paint(0xFFAF87, [.bold, .underlined]),
        .good: Paint(0x87FF87),
        .chosen: Paint(.underlined),
        .label: Paint(on: 0x000000, [.underlined, .reversed]),
        .selected: Paint(0x000000, on: 0xFFFFFF),
        .deciding: Paint(0x000000, on: 0xFF87FF, [.bold, .underlined]),
        .tinted: Paint(on: 0x121212),
        .match: Paint(0x000000, on: 0xFFFFAF, .underlined),
        .currentMatch: Paint(0x000000, on: 0xFFAF00, [.bold, .underlined]),
      ])
    sheet.bringsPage = true
    return sheet
  }()

  /// Without colours.
  package static let monochrome: ThemeSheet = {
    var sheet = ThemeSheet("monochrome", .unknown, page: nil, levels: [], [:])
    sheet.hasColors = false
    return sheet
  }()

  /// Those that can be chosen by name, in the order in which they are listed.
  package static let standard = [dark, light, highContrast, monochrome]
}

extension ThemeSheet {
  /// The name of the choice that goes by the terminal.
  package static let automatic = "auto"

  /// What every theme looks like without colours.
  static let plain: [ThemePart: Paint] = [
    .quiet: Paint(.dim),
    .border: Paint(.dim),
    .focusedBorder: Paint(.bold),
    .focusedTitle: Paint(.bold),
    .accent: Paint(.bold),
    .caretMark: Paint(.bold),
    .key: Paint(.bold),
    .warning: Paint(.bold),
    .chosen: Paint(.underlined),
    .label: Paint([.bold, .underlined]),
    .selected: Paint(.reversed),
    .deciding: Paint([.bold, .underlined]),
    .match: Paint(.underlined),
    .currentMatch: Paint([.bold, .underlined, .reversed]),
  ]

  /// What every theme looks like with 16 colours, or 8, on a background.
  ///
  /// These are the terminal's own, and nobody knows them: only what stands out with the palettes of
  /// xterm, of the Linux console and of Solarized is used, also where a bright colour is drawn as
  /// the plain one in bold, or a bold one as bright. On a dark ground cyan and green are left, on a
  /// light one no colour is.
  static func standing(on background: Theme.Background) -> (
    paints: [ThemePart: Paint], levels: [Style.Color]
  ) {
    var paints = plain
    paints[.quiet] = Paint()
    // Black on the grey of all three.
    paints[.label] = Paint(palette: 0, on: 7, .underlined)
    paints[.match] = Paint(palette: 0, on: 7, .underlined)
    guard background == .dark else { return (paints, []) }
    paints[.focusedBorder] = Paint(palette: 14, .bold)
    paints[.focusedTitle] = Paint(palette: 14, .bold)
    paints[.caretMark] = Paint(palette: 15, .bold)
    paints[.key] = Paint(palette: 14)
    paints[.good] = Paint(palette: 2)
    return (paints, [.standard, .indexed(2)])
  }
}
