/// How a slow line is not given more than it takes: what it is sent is counted, and the next part
/// waits until this one has gone.
struct LinePace {
  /// The fastest line that is slow, in bits a second; a pseudo-terminal says more.
  static let fastest = 19_200
  /// Of a byte with its start and its stop.
  private static let bitsOfByte = 10
  /// How long one part may take, in milliseconds: a key that comes then waits no longer.
  private static let longest = 400

  /// How many bytes go in a second.
  private let bytesPerSecond: Int
  /// When the line has taken all, in milliseconds of the clock.
  private var isFreeAt = 0

  /// The pace of a line of so many bits a second; nil where it needs none, or does not say.
  init?(bitsPerSecond: Int) {
    guard (Self.bitsOfByte...Self.fastest).contains(bitsPerSecond) else { return nil }
    bytesPerSecond = bitsPerSecond / Self.bitsOfByte
  }

  /// How many bytes one part may have.
  var budget: Int { bytesPerSecond * Self.longest / 1000 }

  /// How long until the next part may be sent, in milliseconds.
  func remaining(now: Int) -> Int { max(0, isFreeAt - now) }

  /// Notes that a number of bytes was sent.
  mutating func note(bytes: Int, now: Int) {
    isFreeAt = max(now, isFreeAt) + bytes * 1000 / bytesPerSecond
  }
}
