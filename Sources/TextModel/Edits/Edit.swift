/// A change of a document: text put in the place of ranges, all at once.
///
/// Ranges are gaps of the document *before* the edit. Applying an edit gives its inverse.
public struct Edit: Hashable, Sendable {
  /// One range and what comes in its place.
  public struct Replacement: Hashable, Sendable {
    /// What goes; empty for an insertion.
    public var range: Range<ScalarOffset>
    /// What comes; empty for a deletion.
    public var text: StoredText

    /// Text in the place of a range of scalars.
    public init(_ range: Range<ScalarOffset>, with text: StoredText) {
      self.range = range
      self.text = text
    }
  }

  /// The replacements, ascending and disjoint; they may touch.
  public private(set) var replacements: [Replacement]

  /// Takes the last so many replacements away, and gives them as an edit. O(what it takes).
  public mutating func takeLast(_ count: Int) -> Edit {
    var part = Edit([])
    part.replacements = Array(replacements.suffix(count))
    replacements.removeLast(part.replacements.count)
    return part
  }

  /// An edit of these replacements. O(*n* log *n*), or O(*n*) where they ascend already.
  ///
  /// They are sorted; of two that overlap, the later one loses the part that the earlier one has.
  public init(_ replacements: [Replacement]) {
    if Self.areInOrder(replacements) {
      self.replacements = replacements
      return
    }
    let sorted = replacements.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    self.replacements = []
    self.replacements.reserveCapacity(sorted.count)
    var end = ScalarOffset(0)
    for var replacement in sorted {
      let lower = max(replacement.range.lowerBound, end)
      replacement.range = lower..<max(lower, replacement.range.upperBound)
      if replacement.range.isEmpty, replacement.text.isEmpty { continue }
      end = replacement.range.upperBound
      self.replacements.append(replacement)
    }
  }

  /// Whether replacements ascend, do not overlap, and each of them does something.
  private static func areInOrder(_ replacements: [Replacement]) -> Bool {
    var end = ScalarOffset(0)
    for replacement in replacements {
      let range = replacement.range
      if range.lowerBound < end || range.isEmpty && replacement.text.isEmpty { return false }
      end = range.upperBound
    }
    return true
  }

  /// Text in the place of one range.
  public static func replace(_ range: Range<ScalarOffset>, with text: StoredText) -> Edit {
    Edit([Replacement(range, with: text)])
  }

  /// Text at a gap.
  public static func insert(_ text: StoredText, at offset: ScalarOffset) -> Edit {
    replace(offset..<offset, with: text)
  }

  /// The deletion of ranges, all of them and nothing else.
  public static func delete(_ ranges: RangeSet<ScalarOffset>) -> Edit {
    Edit(ranges.ranges.map { Replacement($0, with: .empty) })
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { replacements.isEmpty }

  /// The ranges it replaces, ascending.
  public var ranges: [Range<ScalarOffset>] { replacements.map(\.range) }

  /// The same edit within the bounds of a text of so many scalars.
  func clamped(to scalarCount: Int) -> Edit {
    func clamp(_ offset: ScalarOffset) -> ScalarOffset {
      min(max(offset, ScalarOffset(0)), ScalarOffset(scalarCount))
    }
    guard let first = replacements.first, let last = replacements.last,
      first.range.lowerBound.rawValue < 0 || last.range.upperBound.rawValue > scalarCount
    else { return self }
    return Edit(
      replacements.map {
        Replacement(clamp($0.range.lowerBound)..<clamp($0.range.upperBound), with: $0.text)
      })
  }
}
