package import Markup
package import TextModel

extension SourceSpelling {
  /// The spelling once all escapes of a text are read that a reading found. Whoever puts characters
  /// in place of escapes keeps their letters so. O(*n*).
  ///
  /// - Parameters:
  ///   - read: what was read.
  ///   - source: what was written.
  /// - Returns: the spelling of the text that is meant.
  package static func afterReading(
    _ read: UnescapedText, of source: [Unicode.Scalar]
  ) -> SourceSpelling {
    SourceSpelling().reading(
      escapes(of: read, in: source, from: ScalarOffset(0)),
      in: RangeSet(ScalarOffset(0)..<ScalarOffset(source.count)), of: source.count)
  }

  /// The escapes that were read of a part of a text. O(*n*).
  ///
  /// - Parameters:
  ///   - read: what was read.
  ///   - source: what was written there.
  ///   - start: where the part begins in the text.
  /// - Returns: the escapes in their order.
  package static func escapes(
    of read: UnescapedText, in source: [Unicode.Scalar], from start: ScalarOffset
  ) -> [Escape] {
    var escapes: [Escape] = []
    for index in read.scalars.indices where !read.isItself(index, in: source) {
      let place = read.places[index]
      let letters = String(String.UnicodeScalarView(source[place]))
      let range = start.advanced(by: place.lowerBound)..<start.advanced(by: place.upperBound)
      // An escape of two scalars has its last letter for the second.
      if place.count == 1, let last = escapes.last, last.range.upperBound == range.lowerBound {
        escapes[escapes.count - 1] = Escape(
          last.range.lowerBound..<range.upperBound, count: last.count + 1,
          letters: last.letters + letters)
      } else {
        escapes.append(Escape(range, count: 1, letters: letters))
      }
    }
    return escapes
  }
}
