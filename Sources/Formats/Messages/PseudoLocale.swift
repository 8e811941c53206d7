internal import BidiAlgorithm
internal import UnicodeData

/// CLDR's pseudo-locale for right-to-left text: every left-to-right word of a message is shown from
/// right to left.
///
/// Each is put between U+061C U+202E and U+202C U+061C, as CLDR's generator of ar-XB does
/// (Android's has U+200F for U+061C). The ICU of Debian has no data for it, so numbers and plurals
/// are those of `en`, from which it is made.
enum PseudoLocale {
  static let name = "ar-XB"
  /// The locale that it is made from.
  static let source = "en"

  private static let before: [Unicode.Scalar] = ["\u{61C}", "\u{202E}"]
  private static let after: [Unicode.Scalar] = ["\u{202C}", "\u{61C}"]

  /// A text with its left-to-right words wrapped, but for its values, whose places move with it.
  /// O(*n*).
  static func wrapped(
    _ scalars: [Unicode.Scalar], _ values: [Range<Int>]
  ) -> (scalars: [Unicode.Scalar], values: [Range<Int>]) {
    var result: [Unicode.Scalar] = []
    var moved: [Range<Int>] = []
    var isInside = false
    func close() {
      if isInside { result += after }
      isInside = false
    }
    var next = values.makeIterator()
    var value = next.next()
    var position = 0
    while position <= scalars.count {
      if let current = value, current.lowerBound == position {
        close()
        moved.append(result.count..<result.count + current.count)
        result += scalars[current]
        position = current.upperBound
        value = next.next()
        continue
      }
      guard position < scalars.count else { break }
      let isLetter = BidiProperties.bidiClass(of: scalars[position]) == .l
      if isLetter, !isInside { result += before }
      if !isLetter { close() }
      isInside = isLetter
      result.append(scalars[position])
      position += 1
    }
    close()
    return (result, moved)
  }
}
