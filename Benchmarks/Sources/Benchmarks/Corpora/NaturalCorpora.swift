internal import Foundation

/// Corpora made of what Debian ships; where a machine has too little, of letters from a seeded
/// generator.
enum NaturalCorpora {
  /// About how many bytes of UTF-8 each has.
  static let size = 4_000_000
  /// Fewer bytes than this are too little.
  private static let least = 100_000

  /// Those whose names are wanted.
  static func all(where isWanted: (String) -> Bool) -> [Corpus] {
    [
      ("English", english), ("right-to-left prose", rightToLeftProse),
      ("mixed markup", mixedMarkup),
    ]
    .filter { isWanted($0.0) }.map { $0.1() }
  }

  /// The running text of English manual pages: the lines between two requests are one paragraph.
  static func english() -> Corpus {
    var paragraphs: [String] = []
    var bytes = 0
    for path in manualPages() {
      guard bytes < size, let text = unpacked(path) else { break }
      var paragraph = ""
      for line in text.split(separator: "\n") {
        if !line.hasPrefix("."), !line.hasPrefix("'") {
          paragraph += (paragraph.isEmpty ? "" : " ") + line
        } else if !paragraph.isEmpty {
          bytes += paragraph.utf8.count
          paragraphs.append(paragraph)
          paragraph = ""
        }
      }
    }
    guard bytes >= least else {
      return Corpus(
        name: "English", source: "seeded generator (no manual pages here)",
        paragraphs: Synthetic.paragraphs(bytes: size, letters: 0x61...0x7A))
    }
    return Corpus(
      name: "English", source: "running text of /usr/share/man/man*", paragraphs: paragraphs)
  }

  /// Hebrew, Arabic, Persian, Urdu and Yiddish translations, joined to paragraphs of a few hundred
  /// letters.
  static func rightToLeftProse() -> Corpus {
    let translations = Self.translations()
    guard translations.reduce(0, { $0 + $1.translation.utf8.count }) >= least else {
      return Corpus(
        name: "right-to-left prose", source: "seeded generator (no translations here)",
        paragraphs: Synthetic.paragraphs(bytes: size, letters: 0x5D0...0x5EA))
    }
    var paragraphs: [String] = []
    var paragraph = ""
    for message in translations {
      paragraph += (paragraph.isEmpty ? "" : " ") + message.translation
      if paragraph.unicodeScalars.count > 300 {
        paragraphs.append(paragraph)
        paragraph = ""
      }
    }
    return Corpus(
      name: "right-to-left prose", source: "translations in /usr/share/locale/{he,ar,fa,ur,yi}",
      paragraphs: repeated(paragraphs))
  }

  /// Translations as values of markup, with their English originals, attributes and numbers.
  static func mixedMarkup() -> Corpus {
    var messages = translations()
    let isSynthetic = messages.isEmpty
    if isSynthetic {
      messages = Synthetic.paragraphs(bytes: 200_000, letters: 0x5D0...0x5EA)
        .map { ("original text", $0) }
    }
    let paragraphs = messages.enumerated().map { number, message in
      "  <item id=\"\(number * 7919 % 100_000)\" name=\"\(message.original.prefix(30))\" "
        + "width=\"\(number % 97)%\">\(message.translation)</item> <!-- \(number), v1.\(number % 9) -->"
    }
    return Corpus(
      name: "mixed markup",
      source: isSynthetic
        ? "seeded generator in markup" : "the same translations and their originals in markup",
      paragraphs: repeated(paragraphs))
  }

  /// Messages whose translation is mostly right-to-left, a single line each.
  private static func translations() -> [(original: String, translation: String)] {
    MessageCatalogue.installed(languages: ["he", "ar", "fa", "ur", "yi"]).flatMap(\.messages)
      .filter { message in
        let scalars = message.translation.unicodeScalars
        let letters = scalars.reduce(0) { $0 + ((0x590...0x8FF).contains($1.value) ? 1 : 0) }
        return letters > 8 && letters * 2 > scalars.count
      }
      .map { (oneLine($0.original), oneLine($0.translation)) }
  }

  private static func oneLine(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: " ")
  }

  /// The paragraphs again and again, up to the size.
  private static func repeated(_ paragraphs: [String]) -> [String] {
    let bytes = paragraphs.reduce(0) { $0 + $1.utf8.count }
    guard bytes > 0 else { return paragraphs }
    if bytes > size {
      var left = size
      return paragraphs.filter { paragraph in
        left -= paragraph.utf8.count
        return left > 0
      }
    }
    return Array(repeatElement(paragraphs, count: max(1, size / bytes)).joined())
  }

  private static func manualPages() -> [String] {
    (1...8).flatMap { section -> [String] in
      let folder = "/usr/share/man/man\(section)/"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().prefix(400).map { folder + $0 }
    }
  }

  /// The text of a file, unpacked by gzip where its name says so.
  private static func unpacked(_ path: String) -> String? {
    guard path.hasSuffix(".gz") else {
      return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
