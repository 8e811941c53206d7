internal import Glibc
internal import SystemPackage

/// A process, told from every other one: numbers are given again, and in each container they begin
/// anew.
package struct ProcessIdentity: Hashable {
  package var process: Int32
  /// The system's start, as the kernel names it.
  package var boot: [UInt8]
  /// The namespace in which the number counts.
  package var namespace: Int
  /// When it was started, in the kernel's ticks since the system's start.
  package var start: Int

  /// This process.
  package static func current() -> ProcessIdentity {
    ProcessIdentity(
      process: getpid(), boot: boot(), namespace: namespace(), start: start(of: "self") ?? 0)
  }

  /// Whether it still runs; nil where that cannot be seen from here.
  package var isRunning: Bool? {
    if boot != Self.boot() { return false }
    if namespace != Self.namespace() { return nil }
    return Self.start(of: String(process)) == start
  }

  private static func boot() -> [UInt8] {
    let text = (try? TextFile.read("/proc/sys/kernel/random/boot_id", atMost: 256)) ?? []
    return text.filter { $0 > 0x20 }
  }

  private static func namespace() -> Int {
    let status = try? Stat(FilePath("/proc/self/ns/pid"))
    return status.map { Int(truncatingIfNeeded: $0.inode.rawValue) } ?? 0
  }

  /// The 22nd field of proc(5)'s `stat`; the second, the name, may hold blanks and parentheses.
  private static func start(of process: String) -> Int? {
    guard let text = try? TextFile.read("/proc/\(process)/stat", atMost: 4096) else { return nil }
    let fields = text.split(separator: 0x29).last?.split(separator: 0x20) ?? []
    return fields.count > 19 ? Int(String(decoding: fields[19], as: UTF8.self)) : nil
  }
}
