internal import CLanguageData

/// What characters are called in a language of the screen: the lines of `names.txt`.
struct CharacterNames {
  private let names: [Unicode.Scalar: String]

  /// The names in the language of a file. O(the data).
  init(_ file: TranslationFile) {
    var count = 0
    let start = unsafe clanguagedata_names(&count)
    let text = unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    // Behind the code point: Hebrew, Arabic.
    let column = file == .hebrew ? 1 : 2
    var names: [Unicode.Scalar: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " | ")
      guard fields.count > column, let value = UInt32(fields[0], radix: 16),
        let scalar = Unicode.Scalar(value)
      else { continue }
      names[scalar] = String(fields[column])
    }
    self.names = names
  }

  /// The name of a scalar; nil where the language has none.
  subscript(_ scalar: Unicode.Scalar) -> String? { names[scalar] }
}
