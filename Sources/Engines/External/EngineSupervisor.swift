internal import CSupervision
internal import Glibc

/// The process between us and an engine that is a program. When the engine is stopped, or when our
/// own process ends, even by SIGKILL, it ends the program and every process that the program
/// started, in any session.
public enum EngineSupervisor {
  /// The descriptor of the supervisor on which it learns that we are gone.
  static let control: Int32 = 3

  /// Becomes the supervisor of a program; to be called in a process of its own that has one thread.
  ///
  /// - Parameter arguments: the program, looked up in PATH, and its arguments; not empty.
  public static func run(_ arguments: [String]) -> Never {
    var vector: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
    unsafe vector.append(nil)
    unsafe csupervision_run(vector, control)
  }
}
