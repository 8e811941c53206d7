internal import Explorer
internal import ExplorerCore
internal import NcursesTerminal
internal import Screen

extension Theme {
  /// The colours that a terminal has, on its background.
  init(_ profile: TerminalProfile) {
    let depth: Theme.Depth =
      switch profile.colors {
      case .none: .monochrome
      case .eight, .sixteen: .colors16
      case .indexed256, .direct, .direct256: .colors256
      }
    let background: Theme.Background =
      switch profile.background {
      case .dark: .dark
      case .light: .light
      case .unknown: .unknown
      }
    self.init(depth: depth, background: background)
  }
}
