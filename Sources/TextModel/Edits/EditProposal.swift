/// A change that somebody is about to make: one text in the place of ranges.
///
/// It is what `textView(_:shouldChangeTextInRanges:replacementText:)` is asked.
public struct EditProposal: Hashable, Sendable {
  /// The ranges to be replaced, in storage order; an empty one is a place of insertion.
  public var ranges: [Range<ScalarOffset>]
  /// What is to come; empty for a deletion.
  public var replacement: StoredText

  /// A text to come in the place of ranges, given in scalars.
  public init(ranges: [Range<ScalarOffset>], replacement: StoredText) {
    self.ranges = ranges
    self.replacement = replacement
  }
}
