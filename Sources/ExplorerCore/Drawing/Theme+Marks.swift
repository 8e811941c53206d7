package import Screen

extension Theme {
  /// Sets a style off.
  package func emphasize(_ style: inout Style, _ emphasis: Emphasis) {
    switch emphasis {
    case .selected: select(&style)
    case .deciding: mark(&style)
    // Its ink stays: that is its level.
    case .torn: style.isUnderlined = true
    case .tinted: tint(&style)
    case .match(let isCurrent):
      let isSelected = style.purpose & Look.selected != 0
      style.purpose |= Look.match
      if isSelected {
        style.isUnderlined = true
      } else {
        apply(isCurrent ? .currentMatch : .match, to: &style)
      }
    case .protected:
      style.purpose |= Look.protected
      style.isItalic = true
      style.isUnderlined = true
    case .bold: embolden(&style)
    case .noted: underline(&style, in: self[.key].foreground)
    case .kind(let number): underline(&style, in: self[.level(number)].foreground)
    }
  }

  /// Shows a style as selected, the same way in every pane.
  package func select(_ style: inout Style) {
    style.purpose |= Look.selected
    apply(.selected, to: &style)
  }

  /// Shows a style as that of a scalar which decided what is being explained, the same way in every
  /// pane.
  package func mark(_ style: inout Style) {
    let standsOnOwn = standsOnOwn(style)
    style.purpose |= Look.deciding
    guard !standsOnOwn else {
      style.isUnderlined = true
      return
    }
    apply(.deciding, to: &style)
  }

  /// Shows a style as that of the caret where the hardware cursor is elsewhere: turned, as the
  /// cursor would turn it, and with a form of its own beside cells that are turned because they are
  /// selected.
  package func standIn(_ style: inout Style) {
    style.isReversed.toggle()
    style.isUnderlined = true
    style.isDim = false
    embolden(&style)
  }

  /// Shows a style as standing in the row or the column of what is chosen; with few colours signs
  /// say that alone.
  package func tint(_ style: inout Style) {
    if style.background == .standard { style.background = self[part: .tinted].background }
  }

  /// A role on a row that may be the chosen one.
  package func onRow(_ role: Role, isChosen: Bool) -> Style {
    var style = self[role]
    if isChosen {
      if self[.chosen].background != .standard { style.background = self[.chosen].background }
      style.isUnderlined = style.isUnderlined || self[.chosen].isUnderlined
    }
    return style
  }

  /// Whether it stands on the ground of what it is set off by, with the ink of that: another ground
  /// or another ink would not go with the rest.
  private func standsOnOwn(_ style: Style) -> Bool {
    style.purpose & (Look.selected | Look.match) != 0
  }

  private func underline(_ style: inout Style, in ink: Style.Color) {
    style.isUnderlined = true
    // With 16 colours no other ink is sure to stand out from the ground of a label.
    guard !standsOnOwn(style), depth != .colors16 || style.background == .standard else { return }
    style.foreground = ink
    if style.isBold { embolden(&style) }
  }

  /// Makes a style bold. With 16 colours some terminals draw that as another colour, which may not
  /// stand out: the letters have the terminal's own then, and on a ground they stay as they are.
  private func embolden(_ style: inout Style) {
    if depth == .colors16, case .indexed(0..<8) = style.foreground {
      guard style.background == .standard else { return }
      style.foreground = .standard
    }
    style.isBold = true
  }

  /// Adds the paint of a way to be set off.
  private func apply(_ part: ThemePart, to style: inout Style) {
    let paint = self[part: part]
    style.isItalic = style.isItalic || paint.isItalic
    style.isUnderlined = style.isUnderlined || paint.isUnderlined
    style.isDim = false
    if paint.isReversed {
      // What stands on a ground of its own leaves it, or it would look as before.
      if style.background != .standard {
        (style.foreground, style.background) = (.standard, .standard)
      }
      style.isReversed = true
    } else if paint.background != .standard {
      style.background = paint.background
      style.isReversed = false
    }
    if paint.foreground != .standard { style.foreground = paint.foreground }
    if paint.isBold || style.isBold {
      style.isBold = false
      embolden(&style)
    }
  }
}
