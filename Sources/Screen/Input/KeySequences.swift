/// The byte sequences of keys that the common grammar does not cover, and what the control bytes
/// mean.
///
/// Built with those of rxvt and the Linux console; a terminal's own description adds its own.
public struct KeySequences: Sendable {
  private var keys: [[UInt8]: KeyPress] = [:]
  private var prefixes: Set<[UInt8]> = []
  private var erasesWithBackspaceByte = false

  /// The sequences that are known without a description.
  public init() {
    for (offset, final) in (UInt8(ascii: "A")...UInt8(ascii: "E")).enumerated() {
      add([0x1B, 0x5B, 0x5B, final], KeyPress(.function(offset + 1)))
    }
    let arrows: [(String, KeyPress.Key)] = [
      ("a", .up), ("b", .down), ("c", .right), ("d", .left),
    ]
    for (letter, key) in arrows { add(Array("\u{1B}O\(letter)".utf8), KeyPress(key, .control)) }
  }

  /// Adds a sequence; one that does not begin with ESC, or is only that, is left out.
  public mutating func add(_ bytes: [UInt8], _ press: KeyPress) {
    guard bytes.count > 1, bytes[0] == 0x1B else { return }
    keys[bytes] = press
    for length in 1..<bytes.count { prefixes.insert(Array(bytes.prefix(length))) }
  }

  /// Says which byte the Backspace key sends, 8 or 127; the other one is Control with it.
  public mutating func setErase(_ byte: UInt8) { erasesWithBackspaceByte = byte == 8 }

  enum Match {
    case key(KeyPress, Int)
    case incomplete
    case none
  }

  /// The longest known sequence at the beginning of the bytes.
  func match(_ bytes: ArraySlice<UInt8>) -> Match {
    var best: Match = .none
    var length = 1
    while true {
      guard length <= bytes.count else {
        if case .none = best, length > 2 { return .incomplete }
        return best
      }
      let candidate = Array(bytes.prefix(length))
      if let press = keys[candidate] { best = .key(press, length) }
      guard prefixes.contains(candidate) else { return best }
      length += 1
    }
  }

  /// The key of a C0 control or DEL.
  func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x0D: return KeyPress(.enter)
    case 0x09: return KeyPress(.tab)
    case 0x1B: return KeyPress(.escape)
    case 0x7F: return KeyPress(.backspace, erasesWithBackspaceByte ? .control : [])
    case 0x08: return KeyPress(.backspace, erasesWithBackspaceByte ? [] : .control)
    case 0x00: return KeyPress(.character(" "), .control)
    case 0x01...0x1A: return KeyPress(.character(Unicode.Scalar(byte + 0x60)), .control)
    default: return KeyPress(.character(Unicode.Scalar(byte + 0x40)), .control)
    }
  }
}
