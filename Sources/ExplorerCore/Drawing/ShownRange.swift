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
