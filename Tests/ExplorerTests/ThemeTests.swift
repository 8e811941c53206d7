import Explorer
import Foundation
import Screen
import Testing

/// What is written can be read, on whatever it stands.
@Suite struct ThemeTests {
  private static let roles: [Role] =
    [
      .text, .quiet, .title, .focusedTitle, .focusedBorder, .accent, .caretMark, .key, .bar,
      .warning,
      .good,
    ] + (0..<8).flatMap { [.level($0), .label($0)] }

  /// The relative luminance (WCAG 2) of a colour of xterm's cube or greys; nil for the terminal's own.
  private static func luminance(_ color: Style.Color) -> Double? {
    guard case .indexed(let index) = color, index >= 16 else { return nil }
    let steps = [0, 95, 135, 175, 215, 255]
    let number = Int(index) - 16
    let parts =
      index >= 232
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
      #expect(style.background == .standard, "\(role)")
      guard let luminance = Self.luminance(style.foreground) else { continue }
      for ground in backgrounds {
        #expect(Self.contrast(luminance, ground) >= 3, "\(role) on \(ground)")
      }
    }
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
