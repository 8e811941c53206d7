/// What is wrong with what a user asked for, in one line.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
