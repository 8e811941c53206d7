/// Where a gap of a paragraph is in the file that the paragraph stands in.
public struct GapPlace: Hashable, Sendable {
  /// Tells the place of a gap, which counts in scalars of the paragraph.
  public typealias OfGap = @Sendable (Int) -> GapPlace

  /// The line, from 1.
  public var line: Int
  /// The column in scalars, from 1.
  public var column: Int

  /// A place of a file.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
