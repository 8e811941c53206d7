internal import Glibc
internal import Languages
internal import Storage
internal import SystemPackage
internal import Wording

/// A standard input that a user types: without a word, a command that waits for it would seem to
/// hang.
enum TypedInput {
  /// Says on the standard error what is waited for, where the input is a terminal and somebody can
  /// read it.
  static func announce() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return }
    var writer = DescriptorWriter(.standardError)
    let words = Bidiscope.wordsOfErrors.plain("waiting for a text; Ctrl+D on an empty line ends it")
    writer.write("bidiscope: \(words)\n".utf8)
    writer.flush()
  }
  /// The bytes of a file, or of the standard input where it is called "-".
  static func read(_ file: String) throws(FileFailure) -> [UInt8] {
    guard file == "-" else { return try TextFile.read(file) }
    announce()
    return try TextFile.readStandardInput()
  }

  /// The lines of a file as they arrive, or of the standard input where it is called "-".
  static func lines(of file: String) throws(FileFailure) -> LineStream {
    if file == "-" { announce() }
    return try LineStream(path: file == "-" ? nil : file)
  }
}
