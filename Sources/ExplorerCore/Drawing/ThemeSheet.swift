package import Screen

/// A theme as it is written: a paint for each part, and a ramp of inks for the levels.
///
/// It says how 256 colours and more look. With 256 the colours are the nearest ones; with 16, whose
/// real colours nobody knows, and without any, every theme has the paints of
/// ``standing(on:)`` and ``plain``.
package struct ThemeSheet: Hashable, Sendable {
  /// The colours of a page, where a theme does not stand on the terminal's own.
  package struct Page: Hashable, Sendable {
    package var ink: Style.Color
    package var ground: Style.Color

    package init(_ ink: Int, on ground: Int) {
      (self.ink, self.ground) = (.hex(ink), .hex(ground))
    }
  }

  /// The name by which it is chosen.
  package var name: String
  /// The background that it is made for.
  package var background: Theme.Background
  /// What it stands on where the terminal's own background is another, or not known; nil where it
  /// never brings its own.
  package var page: Page?
  /// Whether it stands on its page wherever it is.
  package var bringsPage = false
  /// Whether it has colours.
  package var hasColors = true
  /// Paints by parts; a part without one is plain.
  package var paints: [ThemePart: Paint]
  /// The inks of the levels from 0; those above begin anew.
  package var levels: [Style.Color]
  /// The inks of labels by their levels, where they are others than those of the letters.
  package var labels: [Style.Color]?

  package init(
    _ name: String, _ background: Theme.Background, page: Page?, levels: [Int],
    labels: [Int]? = nil, _ paints: [ThemePart: Paint]
  ) {
    (self.name, self.background, self.page, self.paints) = (name, background, page, paints)
    self.levels = levels.map { .hex($0) }
    self.labels = labels?.map { .hex($0) }
  }

  /// Grounds on which everything of it stands out, by their luminance; a test holds this.
  package func holds(on luminance: Double) -> Bool {
    switch background {
    case .dark: luminance <= 0.036
    case .light: luminance >= 0.76
    case .unknown: luminance <= 0 || luminance >= 1
    }
  }
}
