/// Scalars with their places in the source: the text of a document or the value of an attribute.
struct HTMLText {
  var scalars: [Unicode.Scalar] = []
  var places = SourceMap()

  mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    scalars.append(scalar)
    places.append(range)
  }

  /// Appends a stretch of source as HTML reads it: references are what they mean, a line end of any
  /// kind is a line feed. NUL is nothing, or U+FFFD where the standard keeps its place. O(length of
  /// the stretch).
  mutating func append(
    _ range: Range<Int>, of source: [Unicode.Scalar], references: Bool = true,
    inAttribute: Bool = false, keepsNUL: Bool = false
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = source[index]
      let next = index + 1
      switch scalar {
      case "&" where references:
        guard
          let reference = CharacterReference(
            at: index, in: source, before: range.upperBound, inAttribute: inAttribute)
        else {
          append(scalar, index..<next)
          index = next
          continue
        }
        // Of the names of two scalars the second has the last place of the name.
        let middle = reference.scalars.count > 1 ? reference.end - 1 : reference.end
        append(reference.scalars[0], index..<middle)
        for scalar in reference.scalars.dropFirst() { append(scalar, middle..<reference.end) }
        index = reference.end
      case "\r":
        let end = next < range.upperBound && source[next] == "\n" ? next + 1 : next
        append("\n", index..<end)
        index = end
      case "\0":
        if keepsNUL { append("\u{FFFD}", index..<next) }
        index = next
      default:
        append(scalar, index..<next)
        index = next
      }
    }
  }
}
