internal import Glibc
package import SystemPackage

extension Errno {
  /// Why the last system call failed.
  package static var last: Errno { Errno(rawValue: errno) }

  /// Throws where a system call gives less than nothing, and calls again where a signal interrupted
  /// it.
  package static func check(_ call: () -> Int32) throws(Errno) {
    while call() < 0 {
      if last != .interrupted { throw last }
    }
  }

  /// What swift-system gives or throws, with the one type of error that it throws.
  package static func only<Result: ~Copyable>(_ call: () throws -> Result) throws(Errno) -> Result {
    do {
      return try call()
    } catch {
      throw error as? Errno ?? .ioError
    }
  }
}
