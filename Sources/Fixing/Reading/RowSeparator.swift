internal import BidiAlgorithm

/// What parts a text that is laid out from left to right into cells, or into steps.
struct RowSeparator {
  /// The sign between them; nil where the text is no row.
  let sign: Unicode.Scalar?
  /// Whether no blank has to stand before it.
  let mayBeTight: Bool
  /// Whether the text is a row of the changes of a wiki, in whatever direction it is read.
  let isOfWiki: Bool

  /// That of a text that is read in a direction. O(*n*).
  init(_ text: Skeleton, _ direction: TextDirection) {
    isOfWiki = ChangesRow.isOne(text)
    guard direction == .leftToRight else {
      (sign, mayBeTight) = (nil, false)
      return
    }
    let fence = isOfWiki ? nil : FencedRow.sign(in: text)
    sign = isOfWiki ? ChangesRow.separator : fence ?? Self.unfenced(text)
    mayBeTight = fence != nil || sign == "," || sign == ";" || sign == NamedFileRow.separator
  }

  private static func unfenced(_ text: Skeleton) -> Unicode.Scalar? {
    if CommaRow.isOfSemicolons(text) { return ";" }
    if let sign = HeaderRow.sign(in: text) { return sign }
    if NamedFileRow.isOne(text) { return NamedFileRow.separator }
    if ChangedLines.isOne(text) { return ChangedLines.separator }
    return CommaRow.isOne(text)
      ? ","
      : Trail.sign(in: text) ?? TrackFile.sign(in: text) ?? OpenRow.sign(in: text)
        ?? LogRow.sign(in: text)
  }
}
