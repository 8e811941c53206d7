extension JSONLines {
  /// What may stand next in a JSON text.
  private enum Next {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
  }

  /// The line, from 1, on which a text that is no JSON stops being it: Foundation's parser does not
  /// say it. Nil where nothing is found. O(*n*).
  static func ofFault(in bytes: [UInt8]) -> Int? {
    var open: [UInt8] = []
    var next = Next.value
    // The parser passes the mark that some editors put before UTF-8.
    var (line, at) = (1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while at < bytes.count {
      let byte = bytes[at]
      let isClosing = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      switch (byte, next) {
      case (UInt8(ascii: "\n"), _): line += 1
      case (UInt8(ascii: " "), _), (UInt8(ascii: "\t"), _), (UInt8(ascii: "\r"), _): break
      case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd):
        open.append(UInt8(ascii: "}"))
        next = .keyOrEnd
      case (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd):
        open.append(UInt8(ascii: "]"))
        next = .valueOrEnd
      case (_, .valueOrEnd) where isClosing, (_, .keyOrEnd) where isClosing,
        (_, .commaOrEnd) where isClosing:
        guard open.popLast() == byte else { return line }
        next = open.isEmpty ? .nothing : .commaOrEnd
      case (UInt8(ascii: ","), .commaOrEnd):
        next = open.last == UInt8(ascii: "}") ? .key : .value
      case (UInt8(ascii: ":"), .colon): next = .value
      case (_, .value), (_, .valueOrEnd), (_, .key), (_, .keyOrEnd):
        let isKey = next == .key || next == .keyOrEnd
        let token = bytes[at...].prefix(tokenLength(bytes[at...]))
        guard !token.isEmpty, !isKey || byte == UInt8(ascii: "\""),
          (try? JSONValue(bytes: [UInt8(ascii: "[")] + token + [UInt8(ascii: "]")])) != nil
        else { return line }
        at += token.count - 1
        next = isKey ? .colon : open.isEmpty ? .nothing : .commaOrEnd
      default: return line
      }
      at += 1
    }
    return next == .nothing ? nil : line
  }

  /// How long a string, a number or a word at the start of bytes is.
  private static func tokenLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.first == UInt8(ascii: "\"") else {
      return bytes.prefix { $0 > 0x20 && !",:{}[]\"".utf8.contains($0) }.count
    }
    var at = bytes.startIndex + 1
    while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\n") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at + 1, bytes.endIndex) - bytes.startIndex
  }
}
