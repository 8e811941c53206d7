/// Tells the texts that are open from each other; no two of one run of the program share a number.
package struct TextID: Hashable, Comparable, Sendable {
  private let number: Int

  /// The text that is open at the start.
  package static let first = TextID(number: 0)

  /// The text that is opened after this one.
  var next: TextID { TextID(number: number + 1) }

  package static func < (a: TextID, b: TextID) -> Bool { a.number < b.number }
}
