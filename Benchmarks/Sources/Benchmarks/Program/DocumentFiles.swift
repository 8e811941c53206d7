internal import Foundation

/// The documents that the program opens, made anew in a folder of their own.
final class DocumentFiles {
  private let folder: URL
  /// The documents wanted, by name; all where none is.
  private let names: Set<String>
  /// 10 kB of mixed paragraphs.
  let small: (name: String, path: String)
  /// 10 kB of clusters that terminals give different columns, which are asked about.
  let scripts: (name: String, path: String)
  /// Names and paths of what is opened once.
  let large: [(String, String)]
  /// Names and paths of what is edited, with the offset of the middle in scalars.
  let edited: [(String, String, Int)]
  /// 100,000 short lines.
  let lines: (name: String, path: String)
  /// Names and paths of single paragraphs, with the offset of the middle in scalars.
  let paragraphs: [(String, String, Int)]
  /// Names and paths of what `fix` judges, a megabyte each.
  let judged: [(String, String)]

  /// The documents of these names, or all.
  init(_ names: Set<String>) {
    self.names = names
    let isNamed = { (name: String) in names.isEmpty || names.contains(name) }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bidiscope-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let folder = folder
    func write(_ name: String, _ paragraph: String, bytes: Int) -> String {
      let path = folder.appendingPathComponent(name).path
      var data = Data()
      data.reserveCapacity(bytes + paragraph.utf8.count)
      let block = String(
        repeating: paragraph, count: max(1, min(bytes, 1 << 20) / paragraph.utf8.count))
      while data.count < bytes { data.append(contentsOf: block.utf8) }
      _ = FileManager.default.createFile(atPath: path, contents: data)
      return path
    }
    let mixed =
      "The title is \u{05E1}\u{05E4}\u{05E8} (2026) \u{0643}\u{062A}\u{0627}\u{0628}, and it goes on.\n"
    let line = "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} 123 abc, "
    let small = write("small.txt", mixed, bytes: 10_000)
    let english = write(
      "english.txt", "A line of English with fifty letters, about so long\n", bytes: 100_000_000)
    let many = write("mixed.txt", mixed, bytes: 100_000_000)
    let short = write("short.txt", "ab\n", bytes: 100_000_000)
    func paragraph(_ name: String, scalars: Int) -> String {
      let count = line.unicodeScalars.count
      return write(name, line, bytes: (scalars / count + 1) * line.utf8.count)
    }
    let long = paragraph("paragraph.txt", scalars: 1_000_000)
    let editedLine = "a line of text\n"
    lines = (
      "100,000 lines",
      write("lines.txt", editedLine, bytes: 100_000 * editedLine.utf8.count)
    )
    let longLine = write(
      "line.txt", "words and (signs) in one endless line, half-known; ", bytes: 100_000_000)
    let rightToLeft = Self.rightToLeftLines.map { name, piece in
      ("100 MB of \(name) in one line", write("\(name).txt", piece, bytes: 100_000_000))
    }
    self.small = ("10 kB of mixed text", small)
    // Devanagari, Tamil, Thai, Khmer, jamo, a family.
    let clusters =
      "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940} \u{B95}\u{BCA} \u{E19}\u{E49}\u{E33} \u{1780}\u{17B6} "
      + "\u{1112}\u{1161}\u{11AB} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\n"
    scripts = ("10 kB of many scripts", write("scripts.txt", clusters, bytes: 10_000))
    large =
      ([
        ("100 MB of English lines", english), ("100 MB of mixed lines", many),
        ("100 MB of three-byte lines", short), ("a paragraph of a million scalars", long),
        ("100 MB in one line", longLine),
      ] + rightToLeft).filter { isNamed($0.0) }
    let scalars = mixed.unicodeScalars.count
    edited =
      ([
        ("10 kB of mixed text", small, 100 * scalars + 20),
        ("100 MB of mixed lines", many, 100_000_000 / mixed.utf8.count / 2 * scalars + 20),
        ("a paragraph of a million scalars", long, 500_000),
        ("100 MB in one line", longLine, 2_000_000),
      ] + rightToLeft.map { ($0, $1, 2_000_000) }).filter { isNamed($0.0) }
    paragraphs = [
      ("a paragraph of 1,000 scalars", paragraph("thousand.txt", scalars: 1000), 500),
      ("a paragraph of 10,000 scalars", paragraph("ten.txt", scalars: 10_000), 5000),
    ].filter { isNamed($0.0) }
    judged = [
      ("lines to judge", "judged.txt", 1), ("torn paragraphs of 1,000 scalars", "torn.txt", 1000),
      ("torn paragraphs of 10,000 scalars", "torn-ten.txt", 10_000),
    ].filter { isNamed($0.0) }.map { name, file, scalars in
      let text = Self.judgedText(bytes: 1_000_000, paragraphsOf: scalars)
      let path = folder.appendingPathComponent(file).path
      _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
      return (name, path)
    }
  }

  /// Sentences that are numbered, so that no paragraph is as another one, in paragraphs of at least
  /// so many scalars.
  private static func judgedText(bytes: Int, paragraphsOf least: Int) -> String {
    var text = ""
    var (number, scalars) = (0, 0)
    while text.utf8.count < bytes {
      let sentence = "\(judgedSentences[number % judgedSentences.count]) \(number)"
      number += 1
      scalars += sentence.unicodeScalars.count + 1
      text += sentence + (scalars < least ? " " : "\n")
      if scalars >= least { scalars = 0 }
    }
    return text
  }

  /// Sentences and labels in turns that are drawn as they are meant and that are torn: in Hebrew,
  /// Arabic and Persian.
  private static let judgedSentences = [
    "\u{5D9}\u{5E6}\u{5D0}\u{5D4} \u{5D2}\u{5E8}\u{5E1}\u{5D4} 2.1.0-beta \u{5DC}\u{5D1}\u{5D3}\u{5D9}\u{5E7}\u{5D4}",
    "\u{5D4}\u{5D4}\u{5E8}\u{5E9}\u{5DE}\u{5D4} \u{5E0}\u{5E1}\u{5D2}\u{5E8}\u{5EA} \u{5DE}\u{5D7}\u{5E8}.",
    "\u{631}\u{642}\u{645} \u{627}\u{644}\u{647}\u{627}\u{62A}\u{641}: +966 11 465 0198",
    "\u{627}\u{644}\u{643}\u{62A}\u{627}\u{628} \u{62C}\u{62F}\u{64A}\u{62F} \u{648}\u{62C}\u{645}\u{64A}\u{644}.",
    "\u{62F}\u{645}\u{627}\u{6CC} \u{647}\u{648}\u{627} -5 \u{62F}\u{631}\u{62C}\u{647} \u{627}\u{633}\u{62A}.",
    "Results: \u{5E8}\u{5D7}\u{5DC} (3)",
    "The title is \u{5E1}\u{5E4}\u{5E8} in Hebrew, and it goes on.",
    "\u{5D4}\u{5E7}\u{5D5}\u{5D1}\u{5E5} C:\\temp\\a.txt \u{5E0}\u{5DE}\u{5D7}\u{5E7} (3)",
  ]

  /// Whether a document is wanted.
  func isNamed(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

  /// What lines of right-to-left text are made of, by name.
  private static let rightToLeftLines = [
    ("Hebrew", "\u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} (\u{05D0}) "),
    ("Arabic", "\u{0643}\u{062A}\u{0627}\u{0628} \u{0645}\u{064E}\u{062F} 12, "),
    (
      "mixed text",
      "abc \u{2067}\u{05E1}\u{05E4}\u{05E8} (2026)\u{2069} \u{0643}\u{062A} \u{2068}x [\u{05D0}]\u{2069}, "
    ),
  ]

  /// Throws the documents away.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
