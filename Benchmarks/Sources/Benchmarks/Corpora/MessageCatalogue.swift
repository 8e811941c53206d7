internal import Foundation

/// A compiled message catalogue of gettext (`.mo`): original texts and their translations.
struct MessageCatalogue {
  /// Original and translation; plural forms and contexts are cut off.
  let messages: [(original: String, translation: String)]

  /// Reads a catalogue; nil where the file is none.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count > 28 else { return nil }
    let bytes = [UInt8](data)
    func word(_ offset: Int) -> Int {
      guard offset >= 0, offset + 4 <= bytes.count else { return 0 }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard word(0) == 0x9504_12DE else { return nil }
    func text(_ table: Int, _ index: Int) -> String {
      let length = word(table + 8 * index)
      let start = word(table + 8 * index + 4)
      guard start + length <= bytes.count, length >= 0 else { return "" }
      return String(decoding: bytes[start..<start + length].prefix { $0 != 0 }, as: UTF8.self)
    }
    messages = (0..<word(8)).map { (text(word(12), $0), text(word(16), $0)) }
  }

  /// All catalogues of some languages that this machine has.
  static func installed(languages: [String]) -> [MessageCatalogue] {
    languages.flatMap { language -> [MessageCatalogue] in
      let folder = "/usr/share/locale/\(language)/LC_MESSAGES/"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { $0.hasSuffix(".mo") }
        .compactMap { MessageCatalogue(path: folder + $0) }
    }
  }
}
