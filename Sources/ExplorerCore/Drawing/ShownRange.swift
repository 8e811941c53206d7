/// The part of `count` things that is shown in a space, with `chosen` in its middle, or as near to
/// it as the ends allow. Empty where there is no space.
package func shownRange(of count: Int, in space: Int, around chosen: Int) -> Range<Int> {
  let space = max(0, min(space, count))
  let first = max(0, min(chosen - space / 2, count - space))
  return first..<first + space
}

/// The same, moved by half spaces, so that a step of the choice seldom moves the part.
package func shownRange(of count: Int, in space: Int, byHalvesAround chosen: Int) -> Range<Int> {
  let half = max(1, space / 2)
  return shownRange(of: count, in: space, around: chosen / half * half - half / 2 + space / 2)
}

/// A part that is shown of `count` things, moved on by so many, as far as the ends allow.
package func shownRange(_ shown: Range<Int>, movedBy rows: Int, of count: Int) -> Range<Int> {
  let first = min(max(0, shown.lowerBound + rows), max(0, count - shown.count))
  return first..<first + shown.count
}
