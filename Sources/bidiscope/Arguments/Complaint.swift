/// What failed though the command line was right, in one line.
///
/// What is wrong with the command line itself is a `ValidationError`.
struct Complaint: Error, CustomStringConvertible {
  var description: String
  /// The status with which the program ends.
  var status: ExitStatus

  init(_ description: String, status: ExitStatus = .unreadable) {
    self.description = description
    self.status = status
  }
}
