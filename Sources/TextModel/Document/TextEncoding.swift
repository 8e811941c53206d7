/// How a text is written in its file.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// U+FEFF in this encoding.
  package var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }
}
