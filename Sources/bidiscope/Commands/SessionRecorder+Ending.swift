internal import Storage
internal import Wording

extension SessionRecorder {
  /// Ends it with the program, on the terminal that the screen has left.
  func endAndTell() {
    if let failure = end() {
      StandardError.complain("The recording has ended: \(failure.words).")
    }
  }
}
