internal import Explorer
internal import ExplorerCore
internal import Glibc
internal import NcursesTerminal
internal import Screen
internal import Storage

/// Records what the screen shows, while there is a file for it.
final class SessionRecorder {
  private var recording: (cast: Cast, file: CastFile)?

  /// Begins a recording into an empty file; the next frame is drawn as a whole.
  func begin(_ file: CastFile, _ app: AppState) {
    let cast = Cast(app.size, start: MonotonicClock.milliseconds())
    file.append(
      cast.header(
        timestamp: time(nil), title: "Bidiscope: \(app.name)",
        term: ProcessEnvironment.words("TERM")))
    recording = (cast, file)
  }

  /// The same from the start of the program on.
  func begin(_ file: CastFile, _ app: inout AppState) {
    begin(file, app)
    app[RecordingFeature.self].path = file.path
  }

  /// Records a frame that is shown on a terminal.
  func note(_ frame: Frame, on terminal: NcursesTerminal) {
    guard
      let lines = recording?.cast.lines(
        frame, terminal.clusters, terminal.profile.colors, at: MonotonicClock.milliseconds())
    else { return }
    recording?.file.append(lines)
  }

  /// Why the recording ended by itself, once.
  func takeFailure() -> FileFailure? {
    guard let failure = recording?.file.failure else { return nil }
    recording = nil
    return failure
  }

  /// Ends the recording with all that was shown; waits some seconds at most. Returns why it is not
  /// whole.
  func end() -> FileFailure? {
    guard let (cast, file) = recording else { return nil }
    file.append(cast.ending(at: MonotonicClock.milliseconds()))
    file.finish()
    recording = nil
    return file.failure
  }
}
