internal import ArgumentParser
internal import Wording

/// The two gaps of `--select`: `LINE:COLUMN..LINE:COLUMN`.
struct SelectArgument: Equatable {
  /// A gap between cells: its visual line from 1, its column from 0 at the left end of the line's
  /// text.
  struct Place: Equatable {
    var line: Int
    var column: Int
  }

  var from: Place
  var to: Place

  /// The gaps that an argument names.
  ///
  /// - Parameter argument: what was given.
  /// - Throws: how it should look.
  init(_ argument: String) throws {
    let places = argument.split(separator: "..", omittingEmptySubsequences: false).map(Self.place)
    guard places.count == 2, let from = places[0], let to = places[1] else {
      throw UsageError(
        "--select needs LINE:COLUMN..LINE:COLUMN, such as 1:0..1:5, not '\(verbatim: argument)'")
    }
    self.from = from
    self.to = to
  }

  private static func place(_ text: Substring) -> Place? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { number in
      // Nine digits are more than a text has lines or columns.
      number.utf8.count <= 9 && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(number) : nil
    }
    guard numbers.count == 2, let line = numbers[0], let column = numbers[1], line > 0 else {
      return nil
    }
    return Place(line: line, column: column)
  }
}
