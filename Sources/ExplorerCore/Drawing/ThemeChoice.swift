/// Which theme is wanted.
package enum ThemeChoice: Hashable, Sendable {
  /// By the terminal: its background, and whether colours are wanted.
  case automatic
  case sheet(ThemeSheet)

  /// The sheet; nil where the terminal decides.
  package var sheet: ThemeSheet? {
    if case .sheet(let sheet) = self { return sheet }
    return nil
  }

  /// The name by which it is chosen.
  package var name: String { sheet?.name ?? ThemeSheet.automatic }
}
