internal import Glibc
package import UnicodeData

/// The variables of this process's environment.
package enum ProcessEnvironment {
  /// A variable's words; nil where it is not set.
  package static func words(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The path in a variable, as text with every byte; nil where it is not set.
  package static func path(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe PathText.of(cString: $0) }
  }
}

extension PathText {
  /// The text of the path that a system call gave.
  @unsafe package static func of(cString: UnsafePointer<CChar>) -> String {
    unsafe of(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }
}
