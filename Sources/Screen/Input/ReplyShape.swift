/// How far bytes that begin with an ESC look like an answer to the questions that terminals are
/// asked.
///
/// It tells an answer whose ESC was taken for a key from what is typed after that key.
enum ReplyShape {
  /// No answer begins so.
  case other
  /// The beginning of an answer, which may as well be typed.
  case possible
  /// An answer or the beginning of one: nobody types this.
  case certain

  /// The shape of bytes whose first is ESC; what comes after a whole answer does not matter.
  init(_ bytes: [UInt8]) {
    guard bytes.count > 1 else {
      self = .possible
      return
    }
    let rest = bytes[2...]
    switch bytes[1] {
    case 0x5B: self = Self.controlSequence(rest)
    case 0x5D: self = Self.color(rest)
    case 0x50: self = Self.start(of: rest, ">|")
    default: self = .other
    }
  }

  /// DA1, DA2, DECRPM, the keyboard protocol, CPR and a cell's size: `? … c`, `> … c`, `? … $ y`,
  /// `…;… $ y`, `? … u`, `…;… R`, `6;…;… t`.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> ReplyShape {
    let prefix = bytes.first.flatMap { $0 == 0x3F || $0 == 0x3E ? $0 : nil }
    let body = prefix == nil ? bytes : bytes.dropFirst()
    guard let first = body.first else { return .possible }
    guard isDigit(first) else { return .other }
    let end = body.drop { isDigit($0) || $0 == 0x3B }
    switch (prefix, end.first) {
    case (nil, nil): return .possible
    case (_, nil), (_?, 0x63), (0x3F, 0x75): return .certain
    case (nil, 0x52) where !body.starts(with: "1;".utf8) && body.contains(0x3B): return .certain
    case (nil, 0x74) where body.starts(with: "6;".utf8): return .certain
    case (nil, 0x24) where !body.prefix(upTo: end.startIndex).contains(0x3B): return .other
    case (nil, 0x24), (0x3F, 0x24):
      return end.count == 1 || end.dropFirst().first == 0x79 ? .certain : .other
    default: return .other
    }
  }

  /// A colour, OSC: `11;rgb:…`.
  private static func color(_ bytes: ArraySlice<UInt8>) -> ReplyShape {
    let name = bytes.drop(while: isDigit)
    if name.isEmpty { return .possible }
    return name.startIndex == bytes.startIndex ? .other : start(of: name, ";rgb")
  }

  private static func start(of bytes: ArraySlice<UInt8>, _ frame: String) -> ReplyShape {
    if bytes.starts(with: frame.utf8) { return .certain }
    return frame.utf8.starts(with: bytes) ? .possible : .other
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
