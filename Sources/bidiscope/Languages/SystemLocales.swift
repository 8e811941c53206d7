internal import Languages

/// The preferred locales of this process and this machine.
enum SystemLocales {
  /// Reads the environment, and the files of the system and the desktops.
  static func read() -> PreferredLocales {
    var environment: [String: String] = [:]
    for name in PreferredLocales.variables {
      environment[name] = ProcessEnvironment.words(name)
    }
    return PreferredLocales(
      environment: environment, user: environment["USER"] ?? environment["LOGNAME"],
      contents: contents)
  }

  /// A file of the system, up to 64 KiB; nil where there is none.
  private static func contents(_ path: String) -> String? {
    (try? TextFile.read(path, atMost: 1 << 16, isOurs: true)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
