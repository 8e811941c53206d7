internal import Glibc
internal import Storage
internal import SystemPackage
internal import Wording

/// The standard output of a command, through ``OutputGate``, a fence and a buffer.
struct StandardOutput {
  private var writer = DescriptorWriter(.standardOutput)
  private var fence: OutputFence?
  /// Whether every byte passes the gate.
  private(set) var isGated = true

  /// The standard output.
  ///
  /// - Parameter isForUsers: whether it is text to read, which keeps its order on a terminal that
  ///   reorders lines; not so data for programs.
  init(isForUsers: Bool = true) { fence = isForUsers ? .ofStandardOutput() : nil }

  /// The standard output for a text that goes on elsewhere: into a pipe or a file its controls are
  /// written as they are, on a terminal as labels. Only `fix` in forms that have controls
  /// (`SourceForm.hasControls`), `lint --diff` and `type --text` do that.
  static func ofPlainText() -> StandardOutput {
    var output = StandardOutput()
    output.isGated = isatty(STDOUT_FILENO) != 0
    return output
  }

  /// Writes whole characters in UTF-8; they may wait in the buffer.
  mutating func write(_ bytes: [UInt8]) {
    guard isGated else { return writer.write(bytes) }
    write(OutputGate.passed(bytes))
  }

  /// Writes bytes that have passed the gate already.
  mutating func write(_ passed: OutputGate.Passed) {
    writer.write(fence?.fenced(passed.bytes) ?? passed.bytes)
  }

  /// Writes text; it may wait in the buffer.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Hands over what is still in the buffer.
  ///
  /// - Parameter found: what was found by now, with which the program ends where nobody reads any
  ///   more: without a word, as a reader that has seen enough is no error.
  /// - Throws: why it could not be written.
  mutating func flush(_ found: ExitStatus = .nothingFound) throws(FileFailure) {
    writer.flush()
    if writer.failure == .brokenPipe { exit(found.rawValue) }
    if let failure = writer.failure {
      var failure = FileFailure("standard output", failure)
      failure.isOfOutput = true
      throw failure
    }
  }
}
