/// Attributes over a text: for each the ranges that have it, as `AttributedString` takes them in a
/// `RangeSet`.
///
/// They go through edits: what is inserted inside a range gets its attribute, what is inserted at
/// its ends does not.
public struct TextAttributes: Hashable, Sendable {
  /// An attribute and the ranges that have it.
  public struct Marking: Hashable, Sendable {
    /// The attribute.
    public var attribute: TextAttribute
    /// The ranges; never empty.
    public var ranges: RangeSet<ScalarOffset>
  }

  /// A stretch of text with the same attributes throughout.
  public struct Run: Hashable, Sendable {
    /// Where it is.
    public var range: Range<ScalarOffset>
    /// Its attributes; none for plain text.
    public var attributes: [TextAttribute]
  }

  /// The attributes in the order in which they were first given.
  public private(set) var markings: [Marking] = []

  /// No attribute anywhere.
  public init() {}

  /// Whether no text has an attribute.
  public var isEmpty: Bool { markings.isEmpty }

  /// The ranges that have an attribute.
  public func ranges(of attribute: TextAttribute) -> RangeSet<ScalarOffset> {
    markings.first { $0.attribute == attribute }?.ranges ?? RangeSet()
  }

  /// Gives ranges an attribute, or takes it away where all of them have it. A new language replaces
  /// another one.
  public mutating func toggle(_ attribute: TextAttribute, over ranges: RangeSet<ScalarOffset>) {
    if attribute.language != nil {
      for index in markings.indices
      where markings[index].attribute.language != nil && markings[index].attribute != attribute {
        markings[index].ranges.subtract(ranges)
      }
      markings.removeAll { $0.ranges.isEmpty }
    }
    let index = markings.firstIndex { $0.attribute == attribute }
    guard let index else {
      if !ranges.isEmpty { markings.append(Marking(attribute: attribute, ranges: ranges)) }
      return
    }
    if ranges.isSubset(of: markings[index].ranges) {
      markings[index].ranges.subtract(ranges)
    } else {
      markings[index].ranges.formUnion(ranges)
    }
    markings.removeAll { $0.ranges.isEmpty }
  }

  /// Takes every attribute from ranges.
  public mutating func clear(_ ranges: RangeSet<ScalarOffset>) {
    for index in markings.indices { markings[index].ranges.subtract(ranges) }
    markings.removeAll { $0.ranges.isEmpty }
  }

  /// The same attributes on the text after an edit. O(ranges × replacements).
  func mapped(through edit: Edit) -> TextAttributes {
    var result = self
    for index in markings.indices {
      result.markings[index].ranges = edit.map(markings[index].ranges)
    }
    result.markings.removeAll { $0.ranges.isEmpty }
    return result
  }

  /// The runs of a range, in storage order. O(ranges log ranges).
  public func runs(in range: Range<ScalarOffset>) -> [Run] {
    var edges: Set<ScalarOffset> = [range.lowerBound, range.upperBound]
    for marking in markings {
      for marked in marking.ranges.ranges {
        edges.formUnion([marked.lowerBound, marked.upperBound].filter { range.contains($0) })
      }
    }
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).map { start, end in
      Run(range: start..<end, attributes: attributes(at: start))
    }
  }

  /// The attributes of the scalar after a gap.
  public func attributes(at offset: ScalarOffset) -> [TextAttribute] {
    markings.filter { $0.ranges.contains(offset) }.map(\.attribute)
  }
}
