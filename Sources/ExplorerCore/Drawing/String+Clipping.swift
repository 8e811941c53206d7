extension String {
  /// The beginning that fits, and a sign where there is more.
  package func clipped(to width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + String(Sign.more)
  }

  /// The beginning that fits before so many characters of the end, with a sign between them: names
  /// that begin alike stay apart.
  package func clipped(to width: Int, keepingEnd end: Int) -> String {
    count <= width
      ? self : "\(prefix(max(0, width - 1 - end)))\(Sign.more)\(suffix(min(end, width)))"
  }
}
