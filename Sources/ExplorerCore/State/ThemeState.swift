/// Which themes there are, and which one was chosen.
package struct ThemeState: Equatable, Sendable {
  /// What is known of the terminal's colours.
  package var terminal = TerminalColors(depth: .colors256)
  /// The user's own themes.
  package var own: [ThemeSheet] = []
  /// The one that was chosen.
  package var chosen = ThemeChoice.automatic

  /// All that can be chosen, in the order in which they are listed.
  package var choices: [ThemeChoice] {
    let names = Set(own.map(\.name))
    let standard = ThemeSheet.standard.filter { !names.contains($0.name) }
    return [.automatic] + (standard + own).map { .sheet($0) }
  }
}

extension AppState {
  /// Takes a theme as far as the terminal can show it.
  package mutating func choose(_ choice: ThemeChoice) {
    themes.chosen = choice
    theme = Theme(choice.sheet, on: themes.terminal)
  }

  /// Takes what is known of the terminal's colours.
  package mutating func learn(_ colors: TerminalColors) {
    themes.terminal = colors
    choose(themes.chosen)
  }
}
