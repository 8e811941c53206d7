internal import Screen

/// The contrast of letters with what they stand on.
package struct Legibility: Hashable, Sendable {
  /// What is read.
  package var role: Role
  /// What it is set off by; `chosen` where it stands on a chosen row.
  package var way: ThemePart?
  /// By WCAG 2, 1 to 21.
  package var contrast: Double

  fileprivate init(role: Role, way: ThemePart? = nil, contrast: Double) {
    (self.role, self.way, self.contrast) = (role, way, contrast)
  }

  /// What text needs (WCAG 2.2, 1.4.3).
  package static let needed = 4.5
}

extension Theme {
  /// Everything that is read, alone and set off, by the ends of the terminal's own letters.
  ///
  /// - Parameters:
  ///   - ground: the luminance of the terminal's own background; a page is put over it.
  ///   - ink: that of its own letters.
  /// - Returns: the contrasts, in the order of the parts.
  package func legibilities(on ground: Double, ink: Double) -> [Legibility] {
    func contrast(_ style: Style) -> Double {
      func light(_ color: Style.Color, _ pages: Style.Color?, _ own: Double) -> Double {
        color != .standard ? color.luminance : pages?.luminance ?? own
      }
      let letters = light(style.foreground, page?.ink, ink)
      let under = light(style.background, page?.ground, ground)
      return Style.Color.contrast(letters, under)
    }
    var found: [Legibility] = []
    let ways: [(ThemePart, Emphasis)] = [
      (.selected, .selected), (.deciding, .deciding), (.tinted, .tinted),
      (.match, .match(isCurrent: false)), (.currentMatch, .match(isCurrent: true)),
    ]
    func add(_ role: Role) {
      found.append(Legibility(role: role, contrast: contrast(self[role])))
      let chosen = onRow(role, isChosen: true)
      if chosen.background != self[role].background {
        found.append(Legibility(role: role, way: .chosen, contrast: contrast(chosen)))
      }
      for (part, way) in ways {
        var style = self[role]
        emphasize(&style, way)
        found.append(Legibility(role: role, way: part, contrast: contrast(style)))
      }
    }
    for kind in Role.Kind.allCases where kind != .level && kind != .label && kind != .chosen {
      guard let part = ThemePart(kind), part.isText else { continue }
      add(Role(kind))
    }
    for level in 0..<max(levelCount, labelCount) { add(.level(level)) }
    for level in 0..<max(levelCount, labelCount) { add(.label(level)) }
    return found
  }
}
