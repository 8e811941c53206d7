/// Ranges and positions in words, in the program's one notation: `[0,29)` for a range, the bare
/// number for one scalar, commas between several (`[0,2), 4`). A run is a range always (`[4,5)`),
/// for after "run" a bare number would be its place in a count.
///
/// Everything that a user reads says ranges so: screens, sentences, reports. JSON has pairs of
/// numbers.
public enum RangeNotation {
  /// One range: `[3,7)`, or `3` where it holds one number alone, or `[3,3)` where it is empty.
  ///
  /// - Parameters:
  ///   - range: any range.
  ///   - offset: what is added to its numbers, such as the start of the paragraph in its text.
  /// - Returns: the words.
  public static func text(_ range: Range<Int>, from offset: Int = 0) -> String {
    range.count == 1 ? "\(offset + range.lowerBound)" : run(range, from: offset)
  }

  /// A run: always `[3,7)`, or `[3,4)` where it holds one number alone; else as ``text(_:from:)``.
  public static func run(_ range: Range<Int>, from offset: Int = 0) -> String {
    "[\(offset + range.lowerBound),\(offset + range.upperBound))"
  }

  /// Several runs, as they come: `[0,2), [4,5)`; empty where there is none. O(runs).
  public static func runs(_ runs: some Sequence<Range<Int>>, from offset: Int = 0) -> String {
    runs.map { run($0, from: offset) }.joined(separator: ", ")
  }

  /// Several ranges, as they come: `[0,2), 4`; empty where there is none. O(ranges).
  public static func text(_ ranges: some Sequence<Range<Int>>, from offset: Int = 0) -> String {
    ranges.map { text($0, from: offset) }.joined(separator: ", ")
  }
}
