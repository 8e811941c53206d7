internal import Explorer
internal import ExplorerCore
internal import Storage
internal import Wording

/// Begins and ends the recording of the session.
struct RecordingPerformer: FeaturePerformer {
  typealias F = RecordingFeature

  let recorder: SessionRecorder

  func perform(_ effect: RecordingFeature.Effect, _ app: AppState) -> [Action] {
    answer(to: effect, app).map { [.feature(RecordingFeature.self, $0)] } ?? []
  }

  private func answer(
    to effect: RecordingFeature.Effect, _ app: AppState
  ) -> RecordingFeature.Action? {
    switch effect {
    case .begin(let path, let overwrites): return begin(path, overwrites, app)
    case .end(let path):
      return recorder.end().map { .failed(reason: $0.words) } ?? .ended(path: path)
    case .check: return recorder.takeFailure().map { .failed(reason: $0.words) }
    }
  }

  private func begin(
    _ path: String, _ overwrites: Bool, _ app: AppState
  ) -> RecordingFeature.Action {
    let stamp = TextFile.stamp(path)
    if stamp != nil, stamp == app.path.flatMap({ TextFile.stamp($0) }) {
      return .refused(reason: "this is the file of the text")
    }
    if !overwrites, stamp != nil { return .wouldOverwrite(path: path) }
    do throws(FileFailure) {
      recorder.begin(try CastFile(path, overwrites: overwrites), app)
      return .begun(path: path)
    } catch {
      return .refused(reason: error.words)
    }
  }
}
