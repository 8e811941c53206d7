import BidiAlgorithm
import Foundation
import UnicodeData

/// A string that people complained about, from a file of `Strings`.
struct BrokenString: Sendable, CustomStringConvertible {
  /// How it is written there.
  var description: String
  /// The text.
  var text: [Unicode.Scalar]
  /// The direction in which its page lays it out.
  var direction: BaseDirection
  /// What its reader wants to see, from left to right.
  var wanted: [Unicode.Scalar]
  /// Where such strings come from.
  var source: String

  /// Those that the pieces were first made for.
  static let all = strings(of: "broken.tsv")

  /// Those whose wanted display was written down before the program had seen them.
  static let reported = strings(of: "reported.tsv")

  /// Those that were made up, with the wanted display, before the program had seen them.
  static let written = strings(of: "written.tsv")

  /// Those of a third set, and others like them that are drawn right as they are.
  static let later = strings(of: "later.tsv")

  private static func strings(of name: String) -> [BrokenString] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Strings/\(name)")
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").filter { !$0.hasPrefix("# ") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { return nil }
      return BrokenString(
        description: fields[0], text: scalars(fields[0]),
        direction: TextDirection(shortName: fields[1]).map { .explicit($0) } ?? .auto,
        wanted: scalars(fields[2]), source: fields[3])
    }
  }

  /// The scalars of a text in the pseudo alphabet.
  static func scalars(_ pseudo: String) -> [Unicode.Scalar] {
    Array(PseudoText.decode(pseudo).unicodeScalars)
  }
}
