internal import ArgumentParser
internal import Storage
internal import TextModel
internal import UnicodeData
internal import Wording

/// Where a command's text comes from: files, the standard input, or the command line.
struct TextSource: ParsableArguments {
  @Argument(help: ArgumentHelp("The file to read; - is the standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    name: .customLong("text"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The text itself, in place of a file.", valueName: "s"))
  var texts: [String] = []

  /// The text itself; nil where it comes from files.
  var text: String? { texts.first }

  /// Whether there is one text alone.
  var isOne: Bool { files.count < 2 }

  @OptionGroup var notation: TextNotationOption

  /// What is said of an empty name, which a shell makes of a variable that is not set.
  static let namelessFile: Words = "a file's name is empty"

  /// Refuses a file beside a text. (Not in `validate`: the parser asks that before it names an
  /// unknown option.)
  func check() throws {
    if texts.count > 1 { throw UsageError("give --text once: each run reads one text") }
    if text != nil, !files.isEmpty {
      throw UsageError("give either a file or --text, not both")
    }
    if files.contains("") { throw UsageError(TextSource.namelessFile) }
  }

  /// Each text with the name of its file, the standard input where nothing was named.
  func forEach(_ body: (String?, Document) throws -> Void) throws {
    try check()
    if let text { return try body(nil, Document(text: notation.read(text))) }
    for file in files.isEmpty ? ["-"] : files {
      let bytes = try TypedInput.read(file)
      try body(file, notation.document(Document(bytes: bytes)))
    }
  }
}

extension TextSource {
  /// The lines of the input in UTF-8, as many at once as have come.
  func forEachBatch(_ body: ([ArraySlice<UInt8>]) throws -> Void) throws {
    try check()
    func meant(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
      lines.map { Array(notation.read(String(decoding: $0, as: UTF8.self)).utf8)[...] }
    }
    if let text { return try body(meant(LineStream.lines(of: Array(text.utf8)))) }
    for file in files.isEmpty ? ["-"] : files {
      let stream = try TypedInput.lines(of: file)
      while let lines = try stream.next() {
        try body(notation.reading.isPlain ? lines : meant(lines))
      }
    }
  }
}
