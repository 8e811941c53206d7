/// The part of a row of `count` things that stands in a space for so many of them: `chosen` is in
/// its middle, or as near to it as the ends allow. Empty where there is no space.
package func shownRange(of count: Int, in space: Int, around chosen: Int) -> Range<Int> {
  let space = max(0, min(space, count))
  let first = max(0, min(chosen - space / 2, count - space))
  return first..<first + space
}

/// The same by half spaces, so that a step of what is chosen seldom moves what is shown.
package func shownRange(of count: Int, in space: Int, byHalvesAround chosen: Int) -> Range<Int> {
  let half = max(1, space / 2)
  return shownRange(of: count, in: space, around: chosen / half * half - half / 2 + space / 2)
}
