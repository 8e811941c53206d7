import Foundation
import Screen
import TestSupport
import Testing

/// The grammar alone, without any description, understands what the terminal database says of keys.
@Suite struct DescribedKeyTests {
  private static let plain: [String: KeyPress.Key] = [
    "kcuu1": .up, "kcud1": .down, "kcub1": .left, "kcuf1": .right, "khome": .home, "kend": .end,
    "kpp": .pageUp, "knp": .pageDown, "kich1": .insert, "kdch1": .delete, "kf1": .function(1),
    "kf2": .function(2), "kf3": .function(3), "kf4": .function(4), "kf5": .function(5),
    "kf6": .function(6), "kf7": .function(7), "kf8": .function(8), "kf9": .function(9),
    "kf10": .function(10), "kf11": .function(11), "kf12": .function(12),
  ]
  private static let modified: [String: KeyPress.Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
  ]

  /// Those of Debian's ncurses-base; what is not installed has no keys, but these are.
  @Test(arguments: [
    "xterm-256color", "xterm", "linux", "screen-256color", "tmux-256color", "rxvt", "vt220",
  ]) func everyDescribedKey(_ term: String) throws {
    let described = try Self.keys(term)
    #expect(described.count >= 10)
    for (name, bytes) in described {
      guard let expected = Self.expected(name) else { continue }
      // To the grammar ESC O A is the plain arrow of application mode; only rxvt's description
      // makes it another.
      if term == "rxvt", name.hasSuffix("6"), bytes.starts(with: [0x1B, 0x4F]) { continue }
      var parser = InputParser()
      let found = parser.feed(bytes) + parser.timeOut()
      #expect(found == [.key(expected)], "\(name) \(bytes)")
    }
  }

  private static func expected(_ name: String) -> KeyPress? {
    if let key = plain[name] { return KeyPress(key) }
    if let key = modified[name] { return KeyPress(key, .shift) }
    guard let digit = name.last?.wholeNumberValue, (3...8).contains(digit),
      let key = modified[String(name.dropLast())]
    else { return nil }
    return KeyPress(key, Modifiers(rawValue: UInt8(digit - 1)))
  }

  /// The key strings of a description.
  private static func keys(_ term: String) throws -> [(String, [UInt8])] {
    let result = try SpawnedCommand.run(["/usr/bin/infocmp", "-1", "-x", term])
    let text = String(decoding: result.output, as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let parts = line.dropFirst().dropLast().split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("k") else { return nil }
      return (String(parts[0]), bytes(of: parts[1]))
    }
  }

  /// Undoes infocmp's escapes.
  private static func bytes(of text: Substring) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        let next = rest.popFirst() ?? 0
        result.append(next == UInt8(ascii: "E") ? 0x1B : next)
      case UInt8(ascii: "^"):
        result.append((rest.popFirst() ?? 0) ^ 0x40)
      default: result.append(byte)
      }
    }
    return result
  }
}
