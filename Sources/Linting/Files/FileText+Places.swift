extension FileText {
  /// Where a position stands, as editors and reports count: all from 1.
  public struct Place: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column in scalars.
    public var column: Int
    /// The column in units of UTF-16.
    public var columnUTF16: Int
    /// The column in bytes of UTF-8.
    public var columnUTF8: Int
  }

  /// The place of a position in scalars. O(length of the line before it).
  public func place(of position: Int) -> Place {
    let position = min(max(position, 0), scalars.count)
    let line = line(of: position)
    let before = scalars[lineStarts[line]..<position]
    return Place(
      line: line + 1, column: before.count + 1,
      columnUTF16: before.reduce(1) { $0 + UTF16.width($1) },
      columnUTF8: before.reduce(1) { $0 + UTF8.width($1) })
  }

  /// The position of a line and a distance in it, both from 0; the nearest one where there is none
  /// such.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - units: the distance from its start.
  ///   - width: how many units a scalar takes.
  /// - Returns: the position in scalars; a distance within a scalar is that of its start.
  public func position(line: Int, units: Int, width: (Unicode.Scalar) -> Int) -> Int {
    guard line >= 0 else { return 0 }
    guard line < lineStarts.count else { return scalars.count }
    let range = range(ofLine: line)
    var left = units
    for position in range {
      left -= width(scalars[position])
      if left < 0 { return position }
    }
    return range.upperBound
  }
}
