internal import NcursesTerminal
internal import Screen

/// A terminal whose frames are recorded.
final class RecordedTerminal: Terminal {
  private let terminal: NcursesTerminal
  private let recorder: SessionRecorder

  init(_ terminal: NcursesTerminal, _ recorder: SessionRecorder) {
    (self.terminal, self.recorder) = (terminal, recorder)
  }

  var size: Size { terminal.size }
  var isClosed: Bool { terminal.isClosed }

  func present(_ frame: Frame) {
    terminal.present(frame)
    recorder.note(frame, on: terminal)
  }

  func nextEvent(timeoutMilliseconds: Int?) -> InputEvent? {
    terminal.nextEvent(timeoutMilliseconds: timeoutMilliseconds)
  }
}
