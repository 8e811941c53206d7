internal import Foundation

/// A text file of the Unicode Character Database, as Debian's `unicode-data` installs it.
public struct UnicodeFile: Sendable {
  /// The folder that Debian installs to.
  public static let folder = "/usr/share/unicode/"

  private let bytes: [UInt8]

  /// Reads a file by its name in the folder, such as `extracted/DerivedBidiClass.txt`.
  public init(_ name: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + name)))
  }

  /// Calls a function with each line, its comment and the space around it left out; empty ones are
  /// passed over.
  public func forEachLine(_ body: (Substring) throws -> Void) rethrows {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.prefix { $0 != UInt8(ascii: "#") }
      let trimmed = String(decoding: text, as: UTF8.self).drop { $0 == " " }
      let end = trimmed.lastIndex { $0 != " " }
      guard let end else { continue }
      try body(trimmed[...end])
    }
  }

  /// Calls a function with the fields of each line, split at semicolons, the space around them left
  /// out.
  public func forEachRecord(_ body: ([Substring]) throws -> Void) rethrows {
    try forEachLine { line in
      try body(
        line.split(separator: ";", omittingEmptySubsequences: false).map { field in
          let start = field.drop { $0 == " " }
          return start[
            ..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
        })
    }
  }

  /// The range of code points of a field such as `0041..005A`.
  public static func codePoints(_ field: Substring) -> ClosedRange<UInt32>? {
    let ends = field.split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }
}
