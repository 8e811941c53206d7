internal import UnicodeData

/// Keeps what a command prints in its order on a terminal that reorders lines by itself.
///
/// Where the standard output is such a terminal, and only there, U+200E stands behind each letter
/// and digit that turns lines, as in the explorer's cells under a multiplexer: it is the one fence
/// that VTE, Konsole and multiplexers keep, and lines stay as they are when they scroll away.
/// Terminals are asked only once there is something to fence.
struct OutputFence {
  private enum Need { case unknown, yes, no }

  private var need: Need
  private let isNeeded: () -> Bool

  /// A fence for what may go to a terminal.
  ///
  /// - Parameter isNeeded: whether the terminal reorders and keeps the fence; asked once, if at
  ///   all.
  init(isNeeded: @escaping () -> Bool) {
    need = .unknown
    self.isNeeded = isNeeded
  }

  /// The text, fenced where that is needed. O(*n*).
  mutating func fenced(_ bytes: [UInt8]) -> [UInt8] {
    // No letter or digit that turns lines begins with a lower byte.
    guard need != .no, bytes.contains(where: { $0 >= 0xD6 }) else { return bytes }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.contains(where: BidiProperties.turnsLines) else { return bytes }
    if need == .unknown { need = isNeeded() ? .yes : .no }
    guard need == .yes else { return bytes }
    var result: [UInt8] = []
    var isOpen = false
    for scalar in scalars {
      // Marks stay with their letter.
      if isOpen, ScalarFacts.cellWidth(of: scalar) > 0 || scalar.value < 0x20 {
        result.appendUTF8("\u{200E}")
        isOpen = false
      }
      result.appendUTF8(scalar)
      isOpen = isOpen || BidiProperties.turnsLines(scalar)
    }
    if isOpen { result.appendUTF8("\u{200E}") }
    return result
  }
}
