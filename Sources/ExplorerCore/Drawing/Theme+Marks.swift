package import Screen

/// How a piece of the text is set off from what it is, the same way in every pane.
package enum Emphasis: Hashable, Sendable {
  case selected
  /// It decided what is being explained.
  case deciding
  /// It stands in the row or the column of what is chosen.
  case tinted
  /// It is what was searched for; the match found last is brighter.
  case match(isCurrent: Bool)
  /// It may only be read.
  case protected
  /// It is marked bold, or with a note.
  case bold, noted
  /// It is of one of several kinds that are told apart by colour, and by a sign elsewhere.
  case kind(Int)
}

extension Theme {
  /// Sets a style off.
  package func emphasize(_ style: inout Style, _ emphasis: Emphasis) {
    switch emphasis {
    case .selected: select(&style)
    case .deciding: mark(&style)
    case .tinted: tint(&style)
    case .match(let isCurrent): markMatch(&style, isCurrent: isCurrent)
    case .protected: protect(&style)
    case .bold: style.isBold = true
    case .noted:
      style.isUnderlined = true
      style.foreground = self[.key].foreground
    case .kind(let number):
      style.isUnderlined = true
      style.foreground = self[.level(number)].foreground
    }
  }

  /// A role on a row that may be the chosen one.
  package func onRow(_ role: Role, isChosen: Bool) -> Style {
    var style = self[role]
    if isChosen {
      style.background = self[.chosen].background
      style.isUnderlined = style.isUnderlined || self[.chosen].isUnderlined
    }
    return style
  }

  /// Shows a style as a match of a search; the match found last is brighter.
  private func markMatch(_ style: inout Style, isCurrent: Bool) {
    style.purpose |= Look.match
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
      style.background = .indexed(isCurrent ? 136 : 22)
      if isCurrent { style.foreground = .indexed(231) }
    }
  }

  /// Shows a style as text that may only be read.
  private func protect(_ style: inout Style) {
    style.purpose |= Look.protected
    style.isItalic = true
    style.isUnderlined = true
  }
}
