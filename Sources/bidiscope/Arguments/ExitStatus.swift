/// How the program ends, the same for every command.
///
/// Thrown, it ends the command without a word: what was found has been printed.
enum ExitStatus: Int32, CaseIterable, Error {
  case nothingFound = 0
  case found = 1
  case unreadable = 2
  case usage = 64
  case notWritten = 74

  /// What it says, in the words of help and README.
  var words: String {
    switch self {
    case .nothingFound: "nothing that differs was found, or nothing was looked for"
    case .found: "something differs or was found"
    case .unreadable:
      "something could not be read or asked, such as a file or an engine"
    case .usage: "wrong usage"
    case .notWritten: "the output could not be written"
    }
  }

  /// The status where this and another apply: what could not be read may have hidden what differs.
  func or(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }

  /// Ends the command with this status, unless there is nothing to tell.
  func end() throws {
    if self != .nothingFound { throw self }
  }

  /// What is said of a reader that is gone, which has no status of its own.
  static let brokenPipe =
    "A reader that has seen enough (a broken pipe) is no error: the status is that of what was found by then."

  /// The table that help prints.
  static var table: String {
    allCases.map { status in
      let number = "\(status.rawValue)"
      return "  " + number + String(repeating: " ", count: 4 - number.count) + status.words
    }.joined(separator: "\n")
  }
}
