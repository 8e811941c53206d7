/// What a doubled text costs beside the text, in any unit of work.
public struct WorkGrowth: CustomStringConvertible {
  private let once: Double
  private let twice: Double

  /// The work for next to no text, for a text and for one of twice its length.
  public init(nothing: Double, once: Double, twice: Double) {
    self.once = max(0, once - nothing)
    self.twice = max(0, twice - nothing)
  }

  /// What is little is not judged, in bytes: pages, tables and buffers come at once.
  private static let little = 1_000_000.0
  /// A doubled text costs so many times as much at most; a square four times.
  public static let most = 2.6

  /// Whether a doubled text costs so little that it cannot be more than so many times what the text
  /// costs, whatever that is.
  public static func isLittle(nothing: Double, twice: Double, most: Double) -> Bool {
    twice - nothing <= (most - 1) * little
  }

  /// How many times as much the doubled text costs.
  public var factor: Double { (twice + Self.little) / (once + Self.little) }

  /// Whether the work grows with more than the text.
  public var isSquare: Bool { isMore(than: Self.most) }

  /// Whether the doubled text costs more than so many times as much.
  public func isMore(than most: Double) -> Bool { factor > most }

  /// `3.97 (1.2 MB, 4.8 MB)`.
  public var description: String {
    func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    return "\(short(factor)) (\(short(once / 1e6)) MB, \(short(twice / 1e6)) MB)"
  }
}
