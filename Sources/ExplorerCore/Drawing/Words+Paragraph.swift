package import Wording

extension Words {
  /// The sign of a paragraph and its number, read one after the other in every language: `¶ 3`, on
  /// a mirrored screen with the sign to the right of the number.
  ///
  /// - Parameter number: the number, or what else numbers it, such as `3/7`.
  /// - Returns: the sign, a blank, the number.
  package static func paragraph(_ number: some CustomStringConvertible) -> Words {
    Words(own: Sign.paragraphEnd) + " " + Words(own: number)
  }
}
