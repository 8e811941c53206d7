internal import CLanguageData

/// A file of translations in gettext's format (PO): `msgid`, `msgstr`, strings that go on in the next line, and
/// comments.
enum TranslationFile {
  static var hebrew: UnsafeBufferPointer<UInt8> { bytes(clanguagedata_hebrew) }
  static var arabic: UnsafeBufferPointer<UInt8> { bytes(clanguagedata_arabic) }

  private static func bytes(
    _ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?
  ) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    let start = file(&count)
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// The entries in the order of the file; those without a translation are left out.
  static func entries(
    _ file: UnsafeBufferPointer<UInt8>
  ) -> [(english: String, words: String)] {
    var entries: [(english: String, words: String)] = []
    var isWords = false
    for line in file.split(separator: 0x0A) {
      // Split by bytes: a mark after a quotation mark would make one character of both.
      guard let open = line.firstIndex(of: 0x22), let close = line.lastIndex(of: 0x22),
        open < close,
        line.first != 0x23
      else { continue }
      let text = unescaped(line[(open + 1)..<close])
      if line.starts(with: "msgid".utf8) {
        entries.append((text, ""))
        isWords = false
      } else if line.starts(with: "msgstr".utf8) {
        isWords = true
        if let last = entries.indices.last { entries[last].words = text }
      } else if let last = entries.indices.last {
        if isWords { entries[last].words += text } else { entries[last].english += text }
      }
    }
    return entries.filter { !$0.english.isEmpty && !$0.words.isEmpty }
  }

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        result.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
