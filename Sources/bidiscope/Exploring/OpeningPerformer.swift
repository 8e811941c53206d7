internal import Explorer
internal import ExplorerCore

/// Lists folders, and reads the beginnings of files.
struct OpeningPerformer: FeaturePerformer {
  typealias F = OpeningFeature

  func perform(_ effect: OpeningFeature.Effect, _ app: AppState) -> [Action] {
    let answer: OpeningFeature.Action =
      switch effect {
      case .list(let folder): .listed(FolderListing(folder, at: folder.withHome))
      case .preview(let path): .previewed(FilePreview(path, at: path.withHome))
      }
    return [.feature(OpeningFeature.self, answer)]
  }
}
