/// What is wrong with what a person asked for, in one line.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
