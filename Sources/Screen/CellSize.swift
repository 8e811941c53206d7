/// The size of a terminal's cell in pixels.
public struct CellSize: Hashable, Sendable {
  /// The width, at least 1.
  public let width: Int
  /// The height, at least 1.
  public let height: Int

  /// A size in pixels; nil where there is none: a terminal may say 0.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }
}
