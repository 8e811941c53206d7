extension String {
  /// The beginning that fits, and a sign where there is more.
  package func clipped(to width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + String(Sign.more)
  }

  /// The beginning and the last characters, with a sign between, so that names with the same
  /// beginning can be told apart.
  package func clipped(to width: Int, keepingEnd end: Int) -> String {
    count <= width
      ? self : "\(prefix(max(0, width - 1 - end)))\(Sign.more)\(suffix(min(end, width)))"
  }
}
