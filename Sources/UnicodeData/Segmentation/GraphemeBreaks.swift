internal import CICU

/// Where the extended grapheme clusters of a text begin and end (UAX #29, section 3.1.1).
///
/// Offsets are gaps between scalars, counted from the text's start. Nothing is computed ahead: a query reads
/// the scalars beside the gap, and further back only within one emoji sequence (GB11) or one run of flags
/// (GB12, GB13). Both ends of the text are boundaries (GB1, GB2), also of an empty one.
public struct GraphemeBreaks<Text: RandomAccessCollection>
where Text.Element == Unicode.Scalar, Text.Index == Int {
  private let text: Text

  /// The clusters of a text, such as an array of scalars or a slice of one, whose first scalar is offset 0.
  public init(_ text: Text) { self.text = text }

  /// Whether a cluster ends or begins at an offset; false outside the text.
  public func isBoundary(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= text.count else { return false }
    guard offset > 0, offset < text.count else { return true }
    let before = scalar(offset - 1)
    let after = scalar(offset)
    return GraphemeRules.breaks(before, after) { GraphemeRules.pairs(self.scalar, offset, $0) }
  }

  /// The first boundary after an offset; the text's end where there is none.
  public func next(after offset: Int) -> Int {
    var offset = max(offset, -1) + 1
    while offset < text.count, !isBoundary(offset) { offset += 1 }
    return min(offset, text.count)
  }

  /// The last boundary before an offset; 0 where there is none.
  public func previous(before offset: Int) -> Int {
    var offset = min(offset, text.count + 1) - 1
    while offset > 0, !isBoundary(offset) { offset -= 1 }
    return max(offset, 0)
  }

  /// The cluster that holds the scalar after an offset; empty at the text's end.
  public func cluster(at offset: Int) -> Range<Int> {
    guard offset >= 0, offset < text.count else { return text.count..<text.count }
    let start = isBoundary(offset) ? offset : previous(before: offset)
    return start..<next(after: offset)
  }

  private func scalar(_ offset: Int) -> Unicode.Scalar { text[text.startIndex + offset] }
}

/// The rules GB3 to GB13.
enum GraphemeRules {
  /// A rule that reads more than the two scalars beside a gap.
  enum LookBack {
    /// GB11: whether the ZWJ before the gap follows an Extended_Pictographic and its Extend.
    case pictograph
    /// GB12 and GB13: whether the gap stands after an odd number of regional indicators.
    case oddFlag
  }

  /// Whether there is a boundary between two scalars.
  /// What the text before them says is asked through `joins`, only where it decides.
  @inline(__always)
  static func breaks(
    _ before: Unicode.Scalar, _ after: Unicode.Scalar, joins: (LookBack) -> Bool
  ) -> Bool {
    // Below U+0300 nothing joins but CR LF (GB3).
    if before.value < 0x300, after.value < 0x300 {
      return !(before == "\r" && after == "\n")
    }
    let left = PackedFacts(before)
    let right = PackedFacts(after)
    switch (left.graphemeBreak, right.graphemeBreak) {
    case (CICU_GCB_CONTROL, _), (CICU_GCB_CR, _), (CICU_GCB_LF, _): return true  // GB4
    case (_, CICU_GCB_CONTROL), (_, CICU_GCB_CR), (_, CICU_GCB_LF): return true  // GB5
    case (CICU_GCB_L, CICU_GCB_L), (CICU_GCB_L, CICU_GCB_V): return false  // GB6
    case (CICU_GCB_L, CICU_GCB_LV), (CICU_GCB_L, CICU_GCB_LVT): return false  // GB6
    case (CICU_GCB_LV, CICU_GCB_V), (CICU_GCB_LV, CICU_GCB_T): return false  // GB7
    case (CICU_GCB_V, CICU_GCB_V), (CICU_GCB_V, CICU_GCB_T): return false  // GB7
    case (CICU_GCB_LVT, CICU_GCB_T), (CICU_GCB_T, CICU_GCB_T): return false  // GB8
    case (_, CICU_GCB_EXTEND), (_, CICU_GCB_ZWJ): return false  // GB9
    case (_, CICU_GCB_SPACING_MARK): return false  // GB9a
    case (CICU_GCB_PREPEND, _): return false  // GB9b
    case (CICU_GCB_ZWJ, _) where right.isPictograph: return !joins(.pictograph)  // GB11
    case (CICU_GCB_REGIONAL_INDICATOR, CICU_GCB_REGIONAL_INDICATOR):
      return !joins(.oddFlag)  // GB12, GB13
    default: return true  // GB999
    }
  }

  /// What the scalars before a gap say.
  static func pairs(
    _ scalar: (Int) -> Unicode.Scalar, _ offset: Int, _ question: LookBack
  ) -> Bool {
    var position = offset - 1
    switch question {
    case .pictograph:
      position -= 1
      while position >= 0 {
        let facts = PackedFacts(scalar(position))
        guard facts.graphemeBreak == CICU_GCB_EXTEND else { return facts.isPictograph }
        position -= 1
      }
      return false
    case .oddFlag:
      while position >= 0,
        PackedFacts(scalar(position)).graphemeBreak == CICU_GCB_REGIONAL_INDICATOR
      {
        position -= 1
      }
      return (offset - 1 - position) % 2 == 1
    }
  }
}
