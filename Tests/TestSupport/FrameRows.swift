public import Screen

extension Frame {
  /// The rows of the screen, with a blank for what holds nothing. Here, where tests are optimised:
  /// nothing is asked as often. O(*n*).
  public var textRows: [String] {
    (0..<size.rows).map { row in
      var scalars = String.UnicodeScalarView()
      for column in 0..<size.columns {
        guard case .glyph(let base, let marks) = self[row, column].content else {
          scalars.append(" ")
          continue
        }
        scalars.append(base)
        scalars.append(contentsOf: marks)
      }
      return String(scalars)
    }
  }
}
