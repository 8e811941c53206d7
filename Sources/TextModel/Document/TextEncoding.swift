/// How a text is written in its file.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// The name as people write it, such as `UTF-16 LE`.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16 LE"
    case .utf16BigEndian: "UTF-16 BE"
    }
  }

  /// U+FEFF in this encoding.
  package var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }
}
