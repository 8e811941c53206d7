/// What files of the system and of desktops say of the user's languages. They are only read.
struct SystemLocaleFiles {
  /// A locale's name and the file that has it.
  struct Found: Hashable {
    var name: String
    var source: String
    /// What stands there, where it is not the name.
    var written: String
  }

  /// The locales, in the order of the files.
  private(set) var locales: [Found] = []
  /// The languages of the keyboard layouts.
  private(set) var layouts: [Found] = []

  init(
    home: String?, configuration: String?, user: String?, contents: (String) -> String?
  ) {
    for path in ["/etc/default/locale", "/etc/locale.conf"] {
      guard let text = contents(path) else { continue }
      let values = Self.assignments(text)
      for name in values["LANGUAGE"]?.split(separator: ":") ?? [] { add(name, path) }
      for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        if let name = values[variable] { add(name[...], path) }
      }
    }
    // AccountsService keeps what the settings of GNOME chose.
    if let user, !user.contains("/") {
      let path = "/var/lib/AccountsService/users/\(user)"
      if let text = contents(path) {
        let values = Self.assignments(text)
        for name in (values["Languages"] ?? values["Language"] ?? "").split(separator: ";") {
          add(name, path)
        }
      }
    }
    if let folder = configuration ?? home.map({ $0 + "/.config" }) {
      let path = folder + "/plasma-localerc"
      if let text = contents(path) {
        let values = Self.assignments(text)
        for name in values["LANGUAGE"]?.split(separator: ":") ?? [] { add(name, path) }
        if let name = values["LANG"] { add(name[...], path) }
      }
    }
    let keyboard = "/etc/default/keyboard"
    if let layouts = contents(keyboard).map(Self.assignments)?["XKBLAYOUT"] {
      for layout in layouts.split(separator: ",") {
        guard let language = Self.languages[String(layout)] else { continue }
        self.layouts.append(Found(name: language, source: keyboard, written: String(layout)))
      }
    }
  }

  private mutating func add(_ name: Substring, _ path: String) {
    locales.append(Found(name: String(name), source: path, written: String(name)))
  }

  /// The values of lines `NAME=value` or `NAME="value"`; other lines say nothing.
  static func assignments(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " }
      guard !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { continue }
      let name =
        line[..<equals].hasPrefix("export ") ? line[..<equals].dropFirst(7) : line[..<equals]
      let value = line[line.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }
      if !value.isEmpty { values[String(name)] = value }
    }
    return values
  }

  /// The layout of xkb for a locale, or for its language and script in any region; nil where none
  /// is known.
  static func layout(for tag: String) -> String? {
    let base = tag.prefix { $0 != "-" }
    let likely = LikelyTag(tag)
    let names = languages.filter { name in
      name.value.prefix { $0 != "-" } == base && LikelyTag(name.value).script == likely.script
    }.sorted { $0.key < $1.key }
    // Several countries may have a layout for the language: the one of the locale's own goes first.
    let found =
      names.first { $0.value == tag } ?? names.first { $0.key == likely.region?.lowercased() }
      ?? names.first { $0.value == base } ?? names.first
    return found?.key
  }

  /// The language that a layout of xkb is for.
  private static let languages: [String: String] = [
    "af": "ps", "al": "sq", "am": "hy", "ara": "ar", "at": "de", "az": "az", "bd": "bn", "be": "nl",
    "bg": "bg", "br": "pt-BR", "by": "be", "ch": "de-CH", "cn": "zh-Hans", "cz": "cs", "de": "de",
    "dk": "da", "dz": "ar-DZ", "ee": "et", "es": "es", "fi": "fi", "fr": "fr", "gb": "en-GB",
    "ge": "ka", "gr": "el", "hr": "hr", "hu": "hu", "id": "id", "il": "he", "in": "hi",
    "iq": "ar-IQ",
    "ir": "fa", "is": "is", "it": "it", "jp": "ja", "kg": "ky", "kr": "ko", "kz": "kk",
    "latam": "es-419",
    "lt": "lt", "lv": "lv", "ma": "ar-MA", "mk": "mk", "mt": "mt", "mv": "dv", "nl": "nl",
    "no": "nb",
    "np": "ne", "pk": "ur", "pl": "pl", "pt": "pt-PT", "ro": "ro", "rs": "sr", "ru": "ru",
    "se": "sv",
    "si": "sl", "sk": "sk", "sy": "ar-SY", "th": "th", "tr": "tr", "tw": "zh-Hant", "ua": "uk",
    "us": "en", "uz": "uz", "vn": "vi",
  ]
}
