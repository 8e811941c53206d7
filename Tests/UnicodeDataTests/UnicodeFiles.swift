import Foundation
import UnicodeData

/// The files of the Unicode Character Database that Debian's `unicode-data` installs.
enum UnicodeFiles {
  /// The lines of a file that hold data, split at `;`, without comments.
  static func fields(_ path: String) throws -> [[String]] {
    try lines(path).map { line in
      line.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The lines of a file that hold data, without comments.
  static func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: "/usr/share/unicode/" + path, encoding: .utf8)
      .split(separator: "\n")
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The values of a line's first field: `05D0` or `0590..05FF`.
  static func range(_ field: String) throws -> ClosedRange<UInt32> {
    let ends = field.split(separator: ".", omittingEmptySubsequences: true)
    let values = ends.compactMap { UInt32($0, radix: 16) }
    guard let first = values.first, let last = values.last else { throw Malformed(field: field) }
    return first...last
  }

  struct Malformed: Error { var field: String }
}

extension ClosedRange<UInt32> {
  /// The scalars of the range; surrogates are none.
  var scalars: [Unicode.Scalar] { compactMap(Unicode.Scalar.init) }
}
