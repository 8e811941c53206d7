/// The sign between the cells, or the steps, of a text that is laid out from left to right.
enum RowSeparator {
  /// That sign; nil where a text is no row. O(*n*).
  static func sign(in text: Skeleton) -> Unicode.Scalar? {
    if ChangesRow.isOne(text) { return ChangesRow.separator }
    if let sign = FencedRow.sign(in: text) { return sign }
    return CommaRow.isOne(text) ? "," : Trail.sign(in: text) ?? TrackFile.sign(in: text)
  }
}
