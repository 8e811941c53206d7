internal import Wording

/// What failed though the command line was right, in one line.
struct Complaint: WordedError {
  var words: Words
  /// The status with which the program ends.
  var status: ExitStatus

  init(_ words: Words, status: ExitStatus = .unreadable) {
    self.words = words
    self.status = status
  }
}
