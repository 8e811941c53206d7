/// What failed though the command line was right, in one line; the status is 1.
///
/// What is wrong with the command line itself is a `ValidationError`, and the status 64.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
