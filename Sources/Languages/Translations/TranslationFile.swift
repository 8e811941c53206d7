internal import CLanguageData

/// A file of translations in gettext's format (PO): `msgid`, `msgstr`, strings that go on in the next line, and
/// comments.
enum TranslationFile {
  static var hebrew: UnsafeBufferPointer<UInt8> { unsafe bytes(clanguagedata_hebrew) }
  static var arabic: UnsafeBufferPointer<UInt8> { unsafe bytes(clanguagedata_arabic) }

  private static func bytes(
    _ file: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?
  ) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    let start = unsafe file(&count)
    return unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// The entries in the order of the file; those without a translation are left out.
  static func entries(
    _ file: UnsafeBufferPointer<UInt8>
  ) -> [(english: String, words: String)] {
    var entries: [(english: String, words: String)] = []
    var isWords = false
    let lines = unsafe file.split(separator: 0x0A)
    for number in unsafe lines.indices {
      let line = unsafe lines[number]
      // Split by bytes: a mark after a quotation mark would make one character of both.
      guard let open = unsafe line.firstIndex(of: 0x22),
        let close = unsafe line.lastIndex(of: 0x22),
        open < close,
        unsafe line.first != 0x23
      else { continue }
      let text = unsafe unescaped(line[(open + 1)..<close])
      if unsafe line.starts(with: "msgid".utf8) {
        entries.append((text, ""))
        isWords = false
      } else if unsafe line.starts(with: "msgstr".utf8) {
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
    for index in unsafe bytes.indices {
      let byte = unsafe bytes[index]
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
