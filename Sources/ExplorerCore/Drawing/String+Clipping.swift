extension String {
  /// The beginning that fits, and a sign where there is more.
  package func clipped(to width: Int) -> String {
    count <= width ? self : prefix(max(0, width - 1)) + String(Sign.more)
  }
}
