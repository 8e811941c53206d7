/// Where the extended grapheme clusters of a text begin and end (UAX #29, section 3.1.1).
///
/// Offsets are gaps between scalars, counted from the text's start. Nothing is computed ahead: a
/// query reads the scalars beside the gap, and further back only within one emoji sequence (GB11)
/// or one run of flags (GB12, GB13). Both ends of the text are boundaries (GB1, GB2), also of an
/// empty one.
public struct GraphemeBreaks<Text: RandomAccessCollection>
where Text.Element == Unicode.Scalar, Text.Index == Int {
  @usableFromInline let text: Text

  /// The clusters of a text, such as an array of scalars or a slice of one, whose first scalar is
  /// offset 0.
  @inlinable public init(_ text: Text) { self.text = text }

  /// Whether a cluster ends or begins at an offset; false outside the text.
  @inlinable public func isBoundary(_ offset: Int) -> Bool { isBoundary(offset, from: 0) }

  /// The first boundary after an offset that is known to be one; reads nothing before it. Walking
  /// through a text this way is O(*n*) whatever it holds.
  @inlinable public func next(afterBoundary offset: Int) -> Int {
    next(after: offset, from: max(offset, 0))
  }

  /// The last boundary before an offset; 0 where there is none.
  @inlinable public func previous(before offset: Int) -> Int {
    var offset = min(offset, text.count + 1) - 1
    while offset > 0, !isBoundary(offset) { offset -= 1 }
    return max(offset, 0)
  }

  @inlinable func next(after offset: Int, from floor: Int) -> Int {
    let count = text.count
    var offset = max(offset, -1) + 1
    while offset < count, !isBoundary(offset, from: floor) { offset += 1 }
    return min(offset, count)
  }

  /// Whether there is a boundary at an offset, where `floor` is one.
  @inlinable func isBoundary(_ offset: Int, from floor: Int) -> Bool {
    guard offset >= 0, offset <= text.count else { return false }
    guard offset > 0, offset < text.count else { return true }
    let before = scalar(offset - 1)
    let after = scalar(offset)
    // Below U+0300 nothing joins but CR LF (GB3).
    if before.value < 0x300, after.value < 0x300 { return before != "\r" || after != "\n" }
    switch GraphemeRules.joint(before, after) {
    case .parts: return true
    case .joins: return false
    case .joinsAfterPictograph: return !followsPictograph(offset - 1, from: floor)
    case .joinsAfterOddFlags: return !followsOddFlags(offset, from: floor)
    }
  }

  /// GB11: whether Extended_Pictographic and Extend* stand before the ZWJ at an offset.
  @inlinable func followsPictograph(_ offset: Int, from floor: Int) -> Bool {
    var position = offset - 1
    while position >= floor {
      let role = GraphemeRules.role(scalar(position))
      guard role == .extend else { return role == .pictograph }
      position -= 1
    }
    return false
  }

  /// GB12 and GB13: whether an odd number of regional indicators stands before an offset.
  @inlinable func followsOddFlags(_ offset: Int, from floor: Int) -> Bool {
    var position = offset - 1
    while position >= floor, GraphemeRules.role(scalar(position)) == .regionalIndicator {
      position -= 1
    }
    return (offset - 1 - position) % 2 == 1
  }

  @inlinable func scalar(_ offset: Int) -> Unicode.Scalar { text[text.startIndex + offset] }
}
