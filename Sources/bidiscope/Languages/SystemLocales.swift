internal import Glibc
internal import Languages

/// The preferred locales of this process and this machine.
enum SystemLocales {
  /// Reads the environment, and the files of the system and the desktops.
  static func read() -> PreferredLocales {
    var environment: [String: String] = [:]
    for name in PreferredLocales.variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return PreferredLocales(
      environment: environment, user: environment["USER"] ?? environment["LOGNAME"],
      contents: contents)
  }

  /// The first 64 KiB of a regular file; nil where there is none.
  private static func contents(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
