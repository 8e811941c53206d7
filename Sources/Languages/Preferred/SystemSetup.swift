public import Wording

/// How this system is told of one more language and its keyboard, with what it was found by.
/// Nothing is changed: these are commands for the user to run.
public struct SystemSetup: Hashable, Sendable {
  /// A setting of this system.
  public struct Setting: Hashable, Sendable {
    /// What is set.
    public enum Subject: String, Hashable, Sendable { case language, keyboard }

    /// What is set.
    public var subject: Subject
    /// The command; nil where this program knows none that would be right.
    public var command: String?
    /// Which system it is for, and what says so.
    public var system: Words
    /// What else there is to know, in a sentence.
    public var remark: Words
  }

  /// The variables that are read.
  public static let variables = [
    "XDG_CURRENT_DESKTOP", "KDE_SESSION_VERSION", "SWAYSOCK", "WAYLAND_DISPLAY", "DISPLAY",
    "SSH_CONNECTION",
  ]

  private let environment: [String: String]
  /// What `/etc/default/keyboard` says, if it is there.
  private let keyboardFile: [String: String]?
  private let kdeKeyboard: [String: String]?
  private let hasPlasmaLocale: Bool
  private let hasConsoleFile: Bool

  /// Reads variables and files.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - contents: the text of a file, or nil where there is none.
  public init(environment: [String: String], contents: (String) -> String? = { _ in nil }) {
    self.environment = environment.filter { !$0.value.isEmpty }
    let folder =
      self.environment["XDG_CONFIG_HOME"] ?? self.environment["HOME"].map { $0 + "/.config" }
    keyboardFile = contents(Self.keyboardPath).map(SystemLocaleFiles.assignments)
    kdeKeyboard = folder.flatMap { contents($0 + "/kxkbrc") }.map(SystemLocaleFiles.assignments)
    hasPlasmaLocale = folder.flatMap { contents($0 + "/plasma-localerc") } != nil
    hasConsoleFile = contents(Self.consolePath) != nil
  }

  private static let keyboardPath = "/etc/default/keyboard"
  private static let consolePath = "/etc/vconsole.conf"

  /// The settings that add a language.
  ///
  /// - Parameters:
  ///   - tag: the language, with its region.
  ///   - layout: its layout in xkb's names, such as `ara` or `ir(ku_ara)`; nil where there is none.
  ///   - preferred: the locales that stay before it.
  /// - Returns: that of the language, and where there is a layout that of the keyboard.
  public func settings(
    adding tag: String, layout: String?, to preferred: PreferredLocales
  ) -> [Setting] {
    [languageSetting(tag, preferred)] + (layout.map { [keyboardSetting(XkbLayout($0))] } ?? [])
  }

  // MARK: - The language

  private func languageSetting(_ tag: String, _ preferred: PreferredLocales) -> Setting {
    let listed = (preferred.unheeded + preferred.entries)
      .reduce(into: [PreferredLocales.Entry]()) { entries, entry in
        if !entries.contains(where: { $0.identifier == entry.identifier }) { entries.append(entry) }
      }
    let isListed = listed.contains { $0.identifier == tag }
    let added = isListed ? nil : LocaleName.posix(tag)
    let hasName = isListed || added != nil
    let list = (listed.map(Self.name) + (added.map { [$0] } ?? [])).joined(separator: ":")
    let nameless: Words = "No locale of glibc is in this script or variant."
    if hasPlasmaLocale, isDesktop("KDE") {
      let command = "\(kde) --file plasma-localerc --group Translations --key LANGUAGE \(list)"
      return Setting(
        subject: .language, command: hasName ? command : nil,
        system: "\(verbatim: "Plasma"), because \(verbatim: "plasma-localerc") exists",
        remark: hasName ? "It takes effect at the next login." : nameless)
    }
    let system: Words = "glibc, because no desktop setting was found"
    guard hasName else {
      return Setting(subject: .language, command: nil, system: system, remark: nameless)
    }
    let messages = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first
    // Without another locale than C, nobody asks LANGUAGE.
    let isC = messages == nil || messages == "C" || messages == "POSIX"
    let locale =
      !isC ? "" : environment["LC_ALL"] != nil ? "LC_ALL= LANG=C.UTF-8 " : "LANG=C.UTF-8 "
    return Setting(
      subject: .language, command: "export \(locale)LANGUAGE=\(list)", system: system,
      remark: isC
        ? "Put it into ~/.profile. LANGUAGE has no effect in the C locale."
        : "Put it into ~/.profile.")
  }

  /// The name of a locale that stands in the list already. A modifier that was read stays; nothing
  /// else of what is written may follow the name in a command.
  private static func name(_ entry: PreferredLocales.Entry) -> String {
    let plain = String(entry.written.prefix { $0 != "." && $0 != "@" })
    if let modifier = entry.written.firstIndex(of: "@"),
      LocaleName.read(plain) != .tag(entry.identifier)
    {
      return plain + String(entry.written[modifier...])
    }
    return LocaleName.posix(entry.identifier) ?? plain.replacing("-", with: "_")
  }

  // MARK: - The keyboard

  private func keyboardSetting(_ layout: XkbLayout) -> Setting {
    func setting(_ command: String?, _ system: Words, _ remark: Words) -> Setting {
      Setting(subject: .keyboard, command: command, system: system, remark: remark)
    }
    if environment["SSH_CONNECTION"] != nil {
      return setting(
        nil, "another computer, because SSH_CONNECTION is set",
        "The layout \(verbatim: layout.name) is set on the computer that the keyboard belongs to.")
    }
    for name in ["GNOME", "Unity"] where isDesktop(name) {
      return setting(
        gnomeCommand(layout),
        "\(verbatim: "GNOME"), because \(verbatim: "XDG_CURRENT_DESKTOP") names \(verbatim: name)",
        "It takes effect at once. Super+Space changes the layout.")
    }
    if isDesktop("KDE") {
      return setting(
        kdeCommand(layout),
        "\(verbatim: "Plasma"), because \(verbatim: "XDG_CURRENT_DESKTOP") names \(verbatim: "KDE")",
        "It takes effect at the next login.")
    }
    if environment["SWAYSOCK"] != nil {
      let (layouts, variants) = joined(
        layout, keyboardFile?["XKBLAYOUT"], keyboardFile?["XKBVARIANT"])
      let variant = variants.map { " && swaymsg input type:keyboard xkb_variant '\"\($0)\"'" } ?? ""
      return setting(
        "swaymsg input type:keyboard xkb_layout \(layouts)\(variant)",
        "\(verbatim: "Sway"), because \(verbatim: "SWAYSOCK") is set", "It lasts until Sway ends.")
    }
    if environment["WAYLAND_DISPLAY"] != nil {
      return setting(
        nil, "a Wayland compositor that this program does not know",
        "The layout \(verbatim: layout.name) is added in its own settings.")
    }
    if environment["DISPLAY"] != nil {
      let (layouts, variants) = joined(
        layout, keyboardFile?["XKBLAYOUT"], keyboardFile?["XKBVARIANT"])
      let variant = variants.map { " -variant \($0)" } ?? ""
      return setting(
        "setxkbmap -layout \(layouts)\(variant) -option grp:alt_shift_toggle",
        "\(verbatim: "X11"), because \(verbatim: "DISPLAY") is set",
        "It lasts until the session ends. Alt+Shift changes the layout.")
    }
    return consoleSetting(layout, setting)
  }

  private func consoleSetting(
    _ layout: XkbLayout, _ setting: (String?, Words, Words) -> Setting
  ) -> Setting {
    if let keyboardFile {
      let (layouts, variants) = joined(
        layout, keyboardFile["XKBLAYOUT"], keyboardFile["XKBVARIANT"])
      var edits = "-e 's/^XKBLAYOUT=.*/XKBLAYOUT=\"\(layouts)\"/'"
      if let variants { edits += " -e 's/^XKBVARIANT=.*/XKBVARIANT=\"\(variants)\"/'" }
      return setting(
        "sudo sed -i \(edits) \(Self.keyboardPath)",
        "\(verbatim: "Debian"), because \(verbatim: Self.keyboardPath) exists",
        "It takes effect in graphical sessions and consoles that start afterwards.")
    }
    if hasConsoleFile {
      let (layouts, variants) = joined(layout, nil, nil)
      return setting(
        "sudo localectl set-x11-keymap \(layouts) ''" + (variants.map { " \($0)" } ?? ""),
        "\(verbatim: "systemd"), because \(verbatim: Self.consolePath) exists",
        "us comes first; put your own layout in its place.")
    }
    return setting(
      nil, "a system whose keyboard setting was not found",
      "No desktop and no file names a layout. The layout is \(verbatim: layout.name) in xkb.")
  }

  /// Adds a source behind those that are there, whatever they are; where none is, GNOME takes the
  /// system's.
  private func gnomeCommand(_ layout: XkbLayout) -> String {
    let key = "org.gnome.desktop.input-sources sources"
    let own = XkbLayout.list(keyboardFile?["XKBLAYOUT"] ?? "us", keyboardFile?["XKBVARIANT"])
      .map { "('xkb', '\($0.gnome)')" }.joined(separator: ", ")
    return "gsettings set \(key) \"$(gsettings get \(key) | sed"
      + " -e \"s/^@a(ss) \\[\\]/[\(own)]/\" -e \"s/\\]\\$/, ('xkb', '\(layout.gnome)')]/\")\""
  }

  private func kdeCommand(_ layout: XkbLayout) -> String {
    let group = "\(kde) --file kxkbrc --group Layout"
    let (layouts, variants) = joined(
      layout, kdeKeyboard?["LayoutList"] ?? keyboardFile?["XKBLAYOUT"],
      kdeKeyboard?["LayoutList"] == nil ? keyboardFile?["XKBVARIANT"] : kdeKeyboard?["VariantList"])
    return "\(group) --key Use true && \(group) --key LayoutList \(layouts)"
      + (variants.map { " && \(group) --key VariantList \"\($0)\"" } ?? "")
  }

  private var kde: String {
    environment["KDE_SESSION_VERSION"] == "6" ? "kwriteconfig6" : "kwriteconfig5"
  }

  private func isDesktop(_ name: String) -> Bool {
    environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":").contains { $0 == name } ?? false
  }

  /// The layouts in use and one more, as xkb's two lists; without variants the second one is nil.
  private func joined(
    _ layout: XkbLayout, _ layouts: String?, _ variants: String?
  ) -> (layouts: String, variants: String?) {
    var list = XkbLayout.list(layouts ?? "us", variants)
    if !list.contains(layout) { list.append(layout) }
    let names = list.map(\.layout).joined(separator: ",")
    let hasVariants = list.contains { !$0.variant.isEmpty }
    return (names, hasVariants ? list.map(\.variant).joined(separator: ",") : nil)
  }
}

/// A layout in the names of xkb.
struct XkbLayout: Hashable {
  var layout: String
  /// Empty for the layout's first one.
  var variant: String

  /// A layout such as `ara` or `ir(ku_ara)`.
  init(_ name: String) {
    let parts = name.split { $0 == "(" || $0 == ")" }
    layout = parts.first.map(String.init) ?? ""
    variant = parts.count > 1 ? String(parts[1]) : ""
  }

  private init(layout: String, variant: String) {
    self.layout = layout
    self.variant = variant
  }

  /// The layouts of xkb's two lists with commas. What is in no name of xkb's is left out: it goes
  /// into a command.
  static func list(_ layouts: String, _ variants: String?) -> [XkbLayout] {
    func names(_ list: String) -> [String] {
      list.split(separator: ",", omittingEmptySubsequences: false).map { name in
        name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
      }
    }
    let second = names(variants ?? "")
    return names(layouts).enumerated().filter { !$0.element.isEmpty }.map { index, layout in
      XkbLayout(layout: layout, variant: index < second.count ? second[index] : "")
    }
  }

  /// Such as `ir(ku_ara)`.
  var name: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
  /// As GNOME writes it, such as `ir+ku_ara`.
  var gnome: String { variant.isEmpty ? layout : "\(layout)+\(variant)" }
}
