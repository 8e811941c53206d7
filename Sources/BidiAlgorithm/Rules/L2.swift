/// L2: on each line, reverse from the highest level down to the lowest odd one.
///
/// For each level from the highest of the line down to the lowest odd one, reverse every maximal
/// stretch of characters at that level or above.
///
/// Example: `ab CD12 EF gh` has levels 000 1122 1 11 000 at level 0. Level 2 turns `12` to `21`,
/// level 1 turns the stretch round: `FE 12DC`, and the line reads `ab FE 12DC gh`.
///
/// Source: UAX #9, section 3.4. O(runs): each run is put to the stretch of the runs around it once,
/// before or behind it as the level is odd or even, instead of being reversed level by level.
///
/// - Parameters:
///   - count: how many runs the line has.
///   - lowest: the lowest level of them.
///   - highest: the highest.
///   - level: the level of each, in storage order.
/// - Returns: the order of the runs left to right; those of odd level are to be read from their
///   end.
@inline(__always)
func applyL2(
  runs count: Int, from lowest: EmbeddingLevel, to highest: EmbeddingLevel,
  level: (Int) -> EmbeddingLevel
) -> RunOrder {
  guard count > 1 else { return .asStored }
  // With two neighbouring levels each stretch that a lower level reverses is a single run, or the
  // whole line.
  if highest.rawValue - lowest.rawValue <= 1 {
    return lowest.isRightToLeft ? .reversed : .asStored
  }
  var order = RunOrdering(count: count, levels: Int(highest.rawValue - lowest.rawValue) + 1)
  for run in 0..<count { order.append(UInt32(truncatingIfNeeded: run), level: level(run)) }
  return .permuted(order.finished())
}
