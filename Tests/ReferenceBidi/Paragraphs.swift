public import BidiAlgorithm

extension ReferenceBidi {
  /// P1: "Split the text into separate paragraphs. A paragraph separator (type B) is kept with the
  /// previous paragraph." A CR and the LF after it are one separator. O(*n*).
  ///
  /// - Parameters:
  ///   - scalars: a text of any number of paragraphs.
  ///   - bidiClass: the Bidi_Class of a scalar.
  /// - Returns: the paragraphs' ranges in scalars, without gaps.
  public static func paragraphs(
    of scalars: some Collection<Unicode.Scalar>, bidiClass: (Unicode.Scalar) -> BidiClass
  ) -> [Range<Int>] {
    let text = Array(scalars)
    var starts = [0]
    for position in text.indices where bidiClass(text[position]) == .b {
      let isBeforeLineFeed =
        text[position] == "\r" && position + 1 < text.count && text[position + 1] == "\n"
      if !isBeforeLineFeed { starts.append(position + 1) }
    }
    if starts.last != text.count { starts.append(text.count) }
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }
}
