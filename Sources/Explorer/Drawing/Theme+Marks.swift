internal import Screen

extension Theme {
  /// Shows a style as a hit of what was sought; the hit found last is brighter.
  func markHit(_ style: inout Style, isCurrent: Bool) {
    style.isUnderlined = true
    style.isBold = isCurrent
    switch depth {
    case .monochrome:
      style.isReversed = isCurrent
      return
    case .colors16:
      style.background = .indexed(background == .light || isCurrent ? 11 : 3)
      style.foreground = .indexed(0)
      return
    case .colors256: break
    }
    switch background {
    case .unknown:
      style.isReversed = isCurrent
    case .light:
      style.background = .indexed(isCurrent ? 220 : 229)
      if isCurrent { style.foreground = .indexed(16) }
    case .dark:
      style.background = .indexed(isCurrent ? 136 : 58)
      if isCurrent { style.foreground = .indexed(231) }
    }
  }

  /// Shows a style as text that may only be read.
  func protect(_ style: inout Style) {
    style.isItalic = true
    style.isUnderlined = true
  }
}
