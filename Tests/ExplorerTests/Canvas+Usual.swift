import BidiAlgorithm
import ExplorerCore
import Languages
import Screen
import UnicodeData

extension Canvas {
  /// A canvas in the language of some words, on which all else is as it is usually.
  init(size: Size, theme: Theme, words: Catalogue = .english) {
    self.init(size: size, theme: theme, letters: .joined, words: words, clusters: .unicode)
  }
}

extension BidiRow {
  /// A text whose controls are not shown.
  init(_ text: String, direction: BaseDirection = .auto) {
    self.init(text, direction: direction, showsControls: false)
  }
}
