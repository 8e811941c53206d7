/// Lines that programs write into a terminal from left to right, whatever the names in them are.
enum OutputLine {
  /// Whether tokens of a text that is laid out from left to right are one; where that direction was
  /// set, also one that is told by signs and numbers. O(*n*).
  static func isOne(_ tokens: [Token], _ text: Skeleton, isSet: Bool) -> Bool {
    if Piece.isLocated(text) { return true }
    return isSet
      && (TracedHost.isOne(tokens, text)
        || ProgressRow.isOne(text)
        || TaskLine.isOne(tokens, text) || ChangedLines.isOne(text))
  }
}
