import Explorer
import ExplorerCore
import Foundation
import Screen
import Testing
import TextModel
import Wording

/// What is written can be read, on whatever it stands.
@Suite struct ThemeTests {
  /// All but the lines between panes, which are no words, and what is only another ground.
  private static let roles = Role.Kind.allCases.filter { $0 != .border && $0 != .chosen }.flatMap {
    kind in
    (0..<(kind == .level || kind == .label ? 8 : 1)).map { Role(kind, level: $0) }
  }

  /// The sixteen colours of xterm and mlterm.
  private static let basic: [[Int]] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205],
    [0, 205, 205], [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0],
    [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ]

  /// The relative luminance (WCAG 2) of a colour of xterm's 256; nil for the terminal's own.
  private static func luminance(_ color: Style.Color, eight: Bool = false) -> Double? {
    guard case .indexed(let index) = color else { return nil }
    let steps = [0, 95, 135, 175, 215, 255]
    let number = Int(index) - 16
    let parts =
      index < 16
      ? basic[eight ? Int(index) % 8 : Int(index)]
      : index >= 232
        ? Array(repeating: (Int(index) - 232) * 10 + 8, count: 3)
        : [steps[number / 36], steps[number / 6 % 6], steps[number % 6]]
    let linear = parts.map { part -> Double in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [
    (Theme.Background.dark, [0.0]), (.light, [1.0]), (.unknown, [0.0, 1.0]),
  ])
  func everyRoleStandsOut(on background: Theme.Background, _ backgrounds: [Double]) {
    let theme = Theme(depth: .colors256, background: background)
    for role in Self.roles {
      let style = theme[role]
      if case .label = role {} else { #expect(style.background == .standard, "\(role)") }
      for ground in backgrounds {
        #expect(Self.contrast(of: style, on: ground) >= 3, "\(role) on \(ground)")
      }
    }
  }

  /// The contrast of a style on a terminal whose letters are black on white or white on black.
  private static func contrast(of style: Style, on ground: Double, eight: Bool = false) -> Double {
    let letters = luminance(style.foreground, eight: eight) ?? 1 - ground
    let under = luminance(style.background, eight: eight) ?? ground
    return contrast(letters, under)
  }

  /// With sixteen colours, and with eight, where a bright colour is the plain one, in bold at best.
  @Test(arguments: [
    (Theme.Background.dark, [0.0]), (.light, [1.0]), (.unknown, [0.0, 1.0]),
  ])
  func everyRoleStandsOutInFewColours(
    on background: Theme.Background, _ backgrounds: [Double]
  ) {
    let theme = Theme(depth: .colors16, background: background)
    for role in Self.roles + [.border, .chosen] {
      for ground in backgrounds {
        for eight in [false, true] {
          let contrast = Self.contrast(of: theme[role], on: ground, eight: eight)
          #expect(contrast >= 3, "\(role) on \(ground), eight \(eight): \(contrast)")
        }
      }
    }
  }

  /// What is set off can be read too, whatever its colour was.
  @Test(arguments: [
    (Theme.Background.dark, [0.0]), (.light, [1.0]), (.unknown, [0.0, 1.0]),
  ])
  func whatIsSetOffStandsOut(on background: Theme.Background, _ backgrounds: [Double]) {
    let changes: [Emphasis] = [
      .selected, .deciding, .tinted, .match(isCurrent: true), .match(isCurrent: false), .protected,
    ]
    for depth in [Theme.Depth.colors256, .colors16, .monochrome] {
      let theme = Theme(depth: depth, background: background)
      for role in (0..<8).flatMap({ [Role.level($0), .label($0)] }) + [.text] {
        for change in changes {
          var style = theme[role]
          theme.emphasize(&style, change)
          for ground in backgrounds {
            let contrast = Self.contrast(of: style, on: ground)
            #expect(contrast >= 3, "\(role) \(change) \(depth) on \(ground): \(contrast)")
          }
        }
      }
    }
  }

  /// A label has a form that no letter has, in every depth; beside another one it begins without a
  /// line below.
  @Test(arguments: [Theme.Depth.colors256, .colors16, .monochrome])
  func aLabelIsNoLetter(_ depth: Theme.Depth) {
    for background in [Theme.Background.dark, .light, .unknown] {
      let theme = Theme(depth: depth, background: background)
      for level in 0..<8 {
        #expect(theme[.label(level)] != theme[.level(level)])
        var (label, letter) = (theme[.label(level)], theme[.level(level)])
        theme.select(&label)
        theme.select(&letter)
        #expect(label.isReversed == letter.isReversed && label.background == letter.background)
      }
    }
    let stage = Stage(
      Document(text: "a\u{202A}\u{200E}b"), size: Size(rows: 24, columns: 80),
      theme: Theme(depth: depth))
    #expect(stage.rows[2].contains("aLRELRMb"))
    let lines = (5..<11).map { stage.frame[2, $0].style.isUnderlined }
    #expect(lines == [false, true, true, false, true, true])
    let letter = stage.frame[2, 4].style
    for column in 5..<11 { #expect(stage.frame[2, column].style != letter) }
  }

  /// Without knowing what the letters' own colour is, no background may be put under them.
  @Test func whereNobodySaidNoBackgroundIsSet() {
    for depth in [Theme.Depth.colors256, .colors16, .monochrome] {
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
    for role in Self.roles + [.border, .chosen] {
      for depth in [Theme.Depth.colors256, .colors16, .monochrome] {
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
    #expect(looks.contains { $0.role == .text && $0.isSelected && $0.isMatch })
    // All that is drawn says what it is for.
    let unknown = stage.frame.cells.filter {
      $0.content != .blank && $0.content != .wideTail && Look(of: $0.style) == nil
    }
    #expect(unknown.isEmpty)
  }
}
