internal import Explorer
internal import ExplorerCore
internal import Storage
internal import SystemPackage
internal import UnicodeData

/// Lists the files that were opened before, and forgets them.
struct RecentPerformer: FeaturePerformer {
  typealias F = RecentFeature

  let kept: KeptWork

  func perform(_ effect: RecentFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .list: [.feature(RecentFeature.self, .listed(files(app)))]
    case .forget: [.feature(RecentFeature.self, .forgotten(failure: kept.forget()))]
    }
  }

  /// Those that are not open: these have a list of their own.
  private func files(_ app: AppState) -> [RecentFile] {
    let open = Set(
      app.openTexts.compactMap(\.path).map { StateFolder.bytes(of: StateFolder.absolute($0)) })
    return (kept.recent?.all() ?? [])
      .filter { !open.contains(StateFolder.bytes(of: $0)) }
      .map { RecentFile(path: $0) }
  }
}

extension RecentFile {
  /// A file by its whole path. In the user's own folder its folder begins with `~`.
  fileprivate init(path: String) {
    let scalars = path.unicodeScalars
    let name = scalars.lastIndex(of: "/").map { scalars.index(after: $0) } ?? scalars.startIndex
    self.init(
      path: path, name: PathText.shown(String(scalars[name...])),
      folder: PathText.shown(String(scalars[..<name]).withoutHome),
      isThere: !FilePath(text: path).isMissing)
  }
}
