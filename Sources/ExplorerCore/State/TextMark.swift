package import TextModel

/// Ranges of the text that are marked in one way.
package struct TextMark: Hashable, Sendable {
  /// The ranges; they ascend and do not overlap.
  package var ranges: [Range<ScalarOffset>]
  /// How they look.
  package var emphasis: Emphasis

  /// A mark on ranges that ascend.
  package init(_ ranges: [Range<ScalarOffset>], _ emphasis: Emphasis) {
    self.ranges = ranges
    self.emphasis = emphasis
  }
}
