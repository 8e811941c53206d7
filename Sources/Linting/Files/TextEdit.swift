/// Scalars of a file that others take the place of.
public struct TextEdit: Hashable, Sendable {
  /// What goes, in scalars of the file; empty where something is only put in.
  public var range: Range<Int>
  /// What comes.
  public var replacement: [Unicode.Scalar]

  /// A change of a range.
  public init(_ range: Range<Int>, _ replacement: [Unicode.Scalar] = []) {
    self.range = range
    self.replacement = replacement
  }

  /// A text after edits that do not overlap, in any order; at one place they follow as they are
  /// listed. O(*n*).
  public static func applied(_ edits: [TextEdit], to scalars: [Unicode.Scalar]) -> [Unicode.Scalar]
  {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count + edits.count * 2)
    var place = 0
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      result += scalars[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + scalars[place...]
  }
}
