package import SystemPackage
internal import UnicodeData

/// Why a file could not be read or written, in one line for the user who asked for it.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  /// The file, as it was asked for.
  package var path: String
  /// What went wrong, such as `Permission denied`.
  package var reason: String
  /// Whether it is what the command was to write.
  package var isOfOutput = false

  /// A failure with this file, for this reason.
  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// A failure with this file, for the reason that a system call gave.
  package init(_ path: String, _ error: Errno, _ context: String = "") {
    self.init(path, context + error.description)
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
    _ path: String, _ context: String = "", _ calls: () throws(Errno) -> Result
  ) throws(FileFailure) -> Result {
    do throws(Errno) {
      return try calls()
    } catch {
      throw FileFailure(path, error, context)
    }
  }

  /// The file and the reason, on one line whatever the file is called.
  package var description: String {
    let name = PathText.shown(path).unicodeScalars.map {
      $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0)
    }
    return "\(name.joined()): \(reason)"
  }
}
