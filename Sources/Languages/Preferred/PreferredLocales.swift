/// The locales that the user prefers, the most preferred first, each with where the system says so.
///
/// Foundation on Linux answers `en-001` whatever the system says; this reads what glibc and the
/// desktops read.
public struct PreferredLocales: Hashable, Sendable {
  /// A locale of the list.
  public struct Entry: Hashable, Sendable {
    /// The language tag (BCP 47), such as `ar-LB`.
    public var identifier: String
    /// The variable or the file that names it.
    public var source: String
    /// What stands there, such as `ar_LB.UTF-8`.
    public var written: String
  }

  /// A name that could not be read, and where it stands.
  public struct Broken: Hashable, Sendable {
    /// What stands there.
    public var written: String
    /// The variable or the file.
    public var source: String
  }

  /// The preferred locales, each once.
  public private(set) var entries: [Entry] = []
  /// What `LANGUAGE` names where nobody reads it: in the C locale. It is the user's wish all the
  /// same.
  public private(set) var unheeded: [Entry] = []
  /// What is no locale's name.
  public private(set) var broken: [Broken] = []
  /// Languages that the user probably writes: those of the keyboard layouts. A weaker sign than a
  /// setting.
  public private(set) var written: [Entry] = []
  /// Where formats come from: the locale of dates, numbers, money, paper and measures, where one
  /// differs.
  public private(set) var formats: [Entry] = []

  /// The locales that choose the language of a program's own words: what the environment says, and
  /// where it says nothing, the files. None where the environment asks for C.
  public private(set) var ofMessages: [String] = []

  /// The variables that are read.
  public static let variables = [
    "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_PAPER",
    "LC_MEASUREMENT", "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME",
  ]

  /// Reads variables and files.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - user: the user's name, for the desktop's settings; nil leaves them out.
  ///   - contents: the text of a file, or nil where there is none. No other file is asked for than
  ///     ``SystemLocaleFiles`` names.
  public init(
    environment: [String: String], user: String? = nil, contents: (String) -> String? = { _ in nil }
  ) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    // glibc asks LANGUAGE only where the locale of messages is another than C.
    let messages = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first
    let isHeeded = messages != nil && messages != "C" && messages != "POSIX"
    for name in value("LANGUAGE")?.split(separator: ":").map(String.init) ?? [] {
      if isHeeded {
        add(name, from: "LANGUAGE")
      } else if case .tag(let tag) = LocaleName.read(name),
        !unheeded.contains(where: { $0.identifier == tag })
      {
        unheeded.append(Entry(identifier: tag, source: "LANGUAGE", written: name))
      }
    }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let name = value(variable) { add(name, from: variable) }
    }
    let files = SystemLocaleFiles(
      home: value("HOME"), configuration: value("XDG_CONFIG_HOME"), user: user, contents: contents)
    for found in files.locales { add(found.name, from: found.source) }
    for layout in files.layouts {
      guard case .tag(let tag) = LocaleName.read(layout.name) else { continue }
      if !written.contains(where: { $0.identifier == tag }) {
        written.append(Entry(identifier: tag, source: layout.source, written: layout.written))
      }
    }
    let isSaid = messages != nil
    let isC = messages == "C" || messages == "POSIX"
    ofMessages = entries.filter { !isC && isSaid == Self.variables.contains($0.source) }
      .map(\.identifier)
    let all = value("LC_ALL")
    for variable in ["LC_TIME", "LC_NUMERIC", "LC_MONETARY", "LC_PAPER", "LC_MEASUREMENT"] {
      guard let name = all ?? value(variable) ?? value("LANG"),
        case .tag(let tag) = LocaleName.read(name)
      else { continue }
      let source = all != nil ? "LC_ALL" : value(variable) != nil ? variable : "LANG"
      formats.append(Entry(identifier: tag, source: "\(variable) (\(source))", written: name))
    }
  }

  /// The same with one more locale behind them, which the user chose; one that is there stays where
  /// it is.
  public func adding(_ name: String, from source: String) -> PreferredLocales {
    var preferred = self
    preferred.add(name, from: source)
    return preferred
  }

  /// The same without a locale that a source has added.
  public func removing(_ identifier: String, from source: String) -> PreferredLocales {
    var preferred = self
    preferred.entries.removeAll { $0.identifier == identifier && $0.source == source }
    return preferred
  }

  /// Whether a language is among them, in whatever region and script.
  public func prefers(_ language: String) -> Bool {
    entries.contains { LanguageCode.isSame($0.identifier, language) }
  }

  private mutating func add(_ name: String, from source: String) {
    switch LocaleName.read(name) {
    case .tag(let tag):
      if !entries.contains(where: { $0.identifier == tag }) {
        entries.append(Entry(identifier: tag, source: source, written: name))
      }
    case .none: break
    case .broken:
      if !name.isEmpty { broken.append(Broken(written: name, source: source)) }
    }
  }
}
