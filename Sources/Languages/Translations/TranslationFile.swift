internal import CLanguageData

/// A file of translations in gettext's format (PO): `msgid`, `msgid_plural`, `msgstr`,
/// `msgstr[0]`…, each with its text on the same line, and comments. Nothing of it is copied before
/// it is asked for.
enum TranslationFile: String {
  case hebrew = "he"
  case arabic = "ar"

  /// Where an entry's texts stand in the file, between the quotation marks.
  struct Place {
    var english: Range<Int>
    var plural: Range<Int>?
    /// The first of the texts that stand in its place; the others are in the lines that follow.
    var words: Range<Int>
    var forms = 1
  }

  var bytes: UnsafeBufferPointer<UInt8> {
    var count = 0
    let start =
      switch self {
      case .hebrew: unsafe clanguagedata_hebrew(&count)
      case .arabic: unsafe clanguagedata_arabic(&count)
      }
    return unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// The entries in the order of the file; those without a translation are left out. O(*n*).
  var places: [Place] {
    let bytes = unsafe bytes
    var places: [Place] = []
    places.reserveCapacity(bytes.count / 128)
    var start = 0
    var english: Range<Int>?
    var plural: Range<Int>?
    while start < bytes.count {
      var end = start
      while end < bytes.count, unsafe bytes[end] != 0x0A { end += 1 }
      defer { start = end + 1 }
      // `msgid "…"`, `msgid_plural "…"`, `msgstr "…"`, `msgstr[0] "…"`
      guard end - start > 8, unsafe bytes[start] == UInt8(ascii: "m"), unsafe bytes[end - 1] == 0x22
      else {
        continue
      }
      var open = start + 5
      while unsafe bytes[open] != 0x22 { open += 1 }
      let text = open + 1..<max(open + 1, end - 1)
      if unsafe bytes[start + 3] == UInt8(ascii: "i") {
        if unsafe bytes[start + 5] == UInt8(ascii: "_") {
          plural = text
        } else {
          (english, plural) = (text, nil)
        }
      } else if unsafe bytes[start + 6] == UInt8(ascii: "["),
        unsafe bytes[start + 7] != UInt8(ascii: "0")
      {
        if let last = places.indices.last { places[last].forms += 1 }
      } else if let english, !english.isEmpty, !text.isEmpty {
        places.append(Place(english: english, plural: plural, words: text))
      }
    }
    return places
  }

  /// The text between quotation marks.
  func text(_ range: Range<Int>) -> String {
    let piece = unsafe UnsafeBufferPointer(rebasing: bytes[range])
    guard unsafe piece.contains(UInt8(ascii: "\\")) else {
      return unsafe String(decoding: piece, as: UTF8.self)
    }
    var result: [UInt8] = []
    var isEscaped = false
    for index in piece.indices {
      let byte = unsafe piece[index]
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

  /// The texts that stand in the place of an entry's words, one for each plural form.
  func words(_ place: Place) -> [String] {
    var words = [text(place.words)]
    let bytes = unsafe bytes
    var open = place.words.upperBound
    while words.count < place.forms {
      // Past the closing mark and the next line's `msgstr[1] "`.
      open += 1
      while unsafe bytes[open] != 0x22 { open += 1 }
      var end = open + 1
      while unsafe bytes[end] != 0x0A { end += 1 }
      words.append(text(open + 1..<end - 1))
      open = end - 1
    }
    return words
  }
}
