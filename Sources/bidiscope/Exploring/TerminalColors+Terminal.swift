internal import ExplorerCore
internal import NcursesTerminal
internal import Screen
internal import Storage

extension TerminalColors {
  /// The colours that a terminal has, on its background.
  init(_ profile: TerminalProfile) {
    let depth: Theme.Depth =
      switch profile.colors {
      case .none: .monochrome
      case .eight, .sixteen: .colors16
      case .indexed256: .colors256
      case .direct, .direct256: .direct
      }
    let background: Theme.Background =
      switch profile.background {
      case .dark: .dark
      case .light: .light
      case .unknown: .unknown
      }
    self.init(depth: depth, background: background, luminance: profile.luminance)
    isPlainWanted = ProcessEnvironment.words("NO_COLOR").map { !$0.isEmpty } ?? false
  }
}
