package import BidiAlgorithm
package import Wording

extension Words {
  /// A number and the arrow of its direction, read one after the other in every language: `1 ◂`, on
  /// a mirrored screen with the arrow to the left of the number.
  ///
  /// - Parameters:
  ///   - number: a level, or a column in cells.
  ///   - direction: the direction that the arrow shows.
  /// - Returns: the number, a blank, the arrow.
  package static func number(_ number: Int, arrow direction: TextDirection) -> Words {
    Words(verbatim: number) + " " + Words(verbatim: Sign.arrow(direction))
  }
}
