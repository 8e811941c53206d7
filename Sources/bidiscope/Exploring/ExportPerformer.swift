internal import Explorer
internal import ExplorerCore
internal import Screen
internal import Storage
internal import Wording

/// Exports the screen, or a pane of it, as it is drawn.
struct ExportPerformer: FeaturePerformer {
  typealias F = ExportFeature

  let analyser: Analyser

  func perform(_ effect: ExportFeature.Effect, _ app: AppState) -> [Action] {
    switch effect {
    case .write(let path, let part, let overwrites):
      return [.feature(ExportFeature.self, write(path, part, overwrites, app))]
    }
  }

  private func write(
    _ path: String, _ part: ExportFeature.Part, _ overwrites: Bool, _ app: AppState
  ) -> ExportFeature.Action {
    do throws(UsageError) {
      let form = try ExportForm(of: path)
      let stamp = TextFile.stamp(path)
      if stamp != nil, stamp == app.path.flatMap({ TextFile.stamp($0) }) {
        return .failed(reason: "Not exported: this is the file of the text.")
      }
      if !overwrites, stamp != nil { return .wouldOverwrite(path: path, part) }
      do throws(FileFailure) {
        try ScreenExport.write(
          frame(part, app), to: path, form, title: app.name, theme: app.theme)
      } catch {
        return .failed(reason: "Not exported: \(error.reason).")
      }
      return .written(path: path)
    } catch {
      return .failed(reason: "Not exported: \(error.words).")
    }
  }

  private func frame(_ part: ExportFeature.Part, _ app: AppState) -> Frame {
    let frame = render(app, analyser)
    guard part == .pane, let outer = app.plan[app.focus]?.outer else { return frame }
    let left =
      app.isMirrored ? app.size.columns - outer.column - outer.columns : outer.column
    return frame.part(
      rows: outer.row..<outer.row + outer.rows, columns: left..<left + outer.columns)
  }
}
