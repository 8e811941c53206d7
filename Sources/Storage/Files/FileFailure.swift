package import SystemPackage
internal import UnicodeData
package import Wording

/// Why a file could not be read or written, in one line for the user who asked for it.
package struct FileFailure: WordedError, Equatable {
  /// The file, as it was asked for.
  package var path: String
  /// What went wrong, such as `Permission denied`.
  package var reason: Words
  /// Whether it is what the command was to write.
  package var isOfOutput = false

  /// A failure with this file, for this reason.
  package init(_ path: String, _ reason: Words) {
    self.path = path
    self.reason = reason
  }

  /// A failure with this file, for the reason that a system call gave.
  package init(_ path: String, _ error: Errno, _ context: (Words) -> Words = { $0 }) {
    self.init(path, context(Words(systemError: error.rawValue)))
  }

  /// What writing a command's output gives, its failures marked as such.
  package static func ofOutput<Result: ~Copyable>(_ write: () throws -> Result) throws -> Result {
    do {
      return try write()
    } catch var failure as FileFailure {
      failure.isOfOutput = true
      throw failure
    }
  }

  /// What system calls give, or their error as a failure with a file.
  package static func of<Result: ~Copyable>(
    _ path: String, _ context: (Words) -> Words = { $0 }, _ calls: () throws(Errno) -> Result
  ) throws(FileFailure) -> Result {
    do throws(Errno) {
      return try calls()
    } catch {
      throw FileFailure(path, error, context)
    }
  }

  /// The file and the reason, on one line whatever the file is called.
  package var words: Words {
    let name = PathText.shown(path).unicodeScalars.map {
      $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0)
    }
    return "\(verbatim: name.joined()): \(reason)"
  }
}
