internal import FoundationEssentials
internal import Languages
internal import Storage

/// The preferred locales of this process and this machine, and how the machine is told of others.
enum SystemLocales {
  /// Reads the environment, and the files of the system and the desktops.
  static func read() -> PreferredLocales {
    let environment = environment
    return PreferredLocales(
      environment: environment, user: environment["USER"] ?? environment["LOGNAME"],
      contents: contents)
  }

  /// The same with what is known of each locale, of the region, and of the system's settings.
  static func survey(of preferred: PreferredLocales) -> LocaleSurvey {
    LocaleSurvey(
      preferred, clues: RegionClues(preferred, zone: zone, contents: contents),
      system: SystemSetup(environment: environment, contents: contents))
  }

  private static var environment: [String: String] {
    var environment: [String: String] = [:]
    for name in PreferredLocales.variables + SystemSetup.variables + ["TZ"] {
      environment[name] = ProcessEnvironment.words(name)
    }
    return environment
  }

  /// The time zone, and what names it: the variable, else the system's file, else where its link
  /// leads.
  private static var zone: (name: String, source: String)? {
    if let name = environment["TZ"], !name.isEmpty {
      return (name.hasPrefix(":") ? String(name.dropFirst()) : name, "TZ")
    }
    let path = "/etc/timezone"
    if let name = contents(path)?.split(whereSeparator: \.isNewline).first {
      return (String(name), path)
    }
    let link = "/etc/localtime"
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
      let folder = target.firstRange(of: "zoneinfo/")
    else { return nil }
    return (String(target[folder.upperBound...]), link)
  }

  /// A file of the system, up to 64 KiB; nil where there is none.
  private static func contents(_ path: String) -> String? {
    (try? TextFile.read(path, atMost: 1 << 16, isOurs: true)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
