internal import UnicodeData

/// The one gate between what a command prints and a terminal.
///
/// Every byte of the standard output passes it, whatever a text, a file's name, an engine or a
/// terminal put there: no control, format character or separator (Cc, Cf, Zl, Zp) but the line feed
/// and the tab gets out, and nothing that a terminal would not show. Reports label such scalars
/// themselves, where a line feed in a name must not begin a line either (``Printable``), and JSON
/// escapes them; so the gate changes nothing that was written with care. Behind it ``OutputFence``
/// adds U+200E, for terminals that need it.
enum OutputGate {
  /// Bytes that have passed. Only the gate makes them, so that many threads can have theirs pass
  /// before one of them writes.
  struct Passed: Sendable {
    let bytes: [UInt8]

    fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Whether a scalar gets out as it is, the line feed and the tab aside.
  static func lets(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0xA0: false
    default: !ScalarFacts.mustBeLabelled(scalar)
    }
  }

  /// The bytes with the label, in braces, of each scalar that does not get out; bytes that are not
  /// UTF-8 become U+FFFD. O(*n*).
  static func passed(_ bytes: [UInt8]) -> Passed {
    // Nearly all output is this.
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) {
      return Passed(bytes)
    }
    if let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ lets($0) || $0 == "\n" || $0 == "\t" })
    {
      return Passed(bytes)
    }
    var passed: [UInt8] = []
    passed.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if lets(scalar) || scalar == "\n" || scalar == "\t" {
        passed.appendUTF8(scalar)
      } else {
        passed.append(contentsOf: Printable.label(scalar).utf8)
      }
    }
    return Passed(passed)
  }
}
