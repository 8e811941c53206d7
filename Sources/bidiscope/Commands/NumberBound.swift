internal import Storage
internal import TextModel
internal import Wording

/// The numbers that an option of the command line may be. What lies outside is told with both ends;
/// the status is 64.
///
/// Every option that is a number has one, and checks it before anything is computed with it
/// (`NumberBoundTests`).
package struct NumberBound {
  /// The option, such as `--width`.
  package let option: String
  /// The least and the greatest number.
  package let range: ClosedRange<Int>

  /// No text has more scalars than bytes.
  private static let longestText = TextFile.longest

  static let width = NumberBound(option: "--width", range: 1...LayoutSettings.widest)
  static let at = NumberBound(option: "--at", range: 0...longestText)
  static let cursorLine = NumberBound(option: "--cursor-line", range: 1...longestText)
  static let first = NumberBound(option: "--first", range: 0...1_000_000)
  static let random = NumberBound(option: "--random", range: 1...1_000_000_000)
  static let candidates = NumberBound(option: "--candidates", range: 1...50)

  /// Those of all options.
  package static let all: [NumberBound] = [width, at, cursorLine, first, random, candidates]

  /// Lets a number within the bound pass.
  ///
  /// - Throws: both ends, where it lies outside.
  func check(_ number: Int?) throws {
    guard let number, !range.contains(number) else { return }
    throw UsageError(
      """
      \(verbatim: option) is \(number: range.lowerBound) to \(number: range.upperBound), \
      not \(number: number)
      """)
  }
}
