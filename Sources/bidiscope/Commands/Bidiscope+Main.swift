internal import ArgumentParser
internal import Glibc

extension Bidiscope {
  /// Runs the command that the arguments name.
  ///
  /// What goes wrong is told in one line on the standard error; help and version go to the standard output.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      let line = Printable.text(words)
      var writer = DescriptorWriter(STDERR_FILENO)
      writer.write(Array("bidiscope: \(line)\n".utf8))
      writer.flush()
      Glibc.exit(code.rawValue)
    }
  }
}
