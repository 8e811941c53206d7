internal import Glibc
internal import Storage

/// The columns that help is set in, bounded: the parser takes any number from `COLUMNS` or the
/// terminal, and traps below 27.
enum HelpWidth {
  /// The columns that help can have.
  private static let range = 40...400
  private static let variable = "COLUMNS"

  /// Lets the parser see a width within the bounds for as long as a function runs. Before any other
  /// thread.
  static func bounded<Result>(_ body: () throws -> Result) rethrows -> Result {
    let given = ProcessEnvironment.words(variable)
    guard let width = given.flatMap({ Int($0) }) ?? ofTerminal, !range.contains(width) else {
      return try body()
    }
    let columns = min(max(width, range.lowerBound), range.upperBound)
    unsafe setenv(variable, "\(columns)", 1)
    defer {
      if let given { unsafe setenv(variable, given, 1) } else { unsafe unsetenv(variable) }
    }
    return try body()
  }

  /// The columns of the terminal that the output goes to; nil where it goes elsewhere.
  private static var ofTerminal: Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
