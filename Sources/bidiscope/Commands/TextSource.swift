internal import ArgumentParser
internal import TextModel

/// Where a command's text comes from: files, the standard input, or the command line.
struct TextSource: ParsableArguments {
  @Argument(help: ArgumentHelp("The file to read; - is the standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The text itself, in place of a file.", valueName: "s"))
  var text: String?

  func validate() throws {
    if text != nil, !files.isEmpty { throw Complaint("give either a file or --text, not both") }
  }

  /// Each text with the name of its file, the standard input where nothing was named.
  func forEach(_ body: (String?, Document) throws -> Void) throws {
    if let text { return try body(nil, Document(text: text)) }
    for file in files.isEmpty ? ["-"] : files {
      let bytes = file == "-" ? try TextFile.readStandardInput() : try TextFile.read(file)
      try body(file, Document(bytes: bytes))
    }
  }
}
