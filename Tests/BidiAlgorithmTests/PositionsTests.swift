import BidiAlgorithm
import Testing

/// Positions that ascend, as ranges.
@Suite struct PositionsTests {
  @Test(
    arguments: [
      ([], []), ([5], [5..<6]), ([1, 3], [1..<2, 3..<4]),
      ([0, 1, 4, 6, 7, 8], [0..<2, 4..<5, 6..<9]),
    ] as [([Int], [Range<Int>])]) func neighboursAreOneRange(
      _ positions: [Int], _ ranges: [Range<Int>]
    )
  {
    #expect(positions.asRanges == ranges)
    #expect(positions.lazy.filter { _ in true }.asRanges == ranges)
  }
}
