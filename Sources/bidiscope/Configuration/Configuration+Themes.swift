internal import Explorer
internal import ExplorerCore
internal import Storage
internal import SystemPackage
internal import UnicodeData
internal import Wording

extension ThemeChoice {
  /// The names that the program knows itself.
  static var standardNames: [String] {
    [ThemeSheet.automatic] + ThemeSheet.standard.map(\.name)
  }
}

extension Configuration {
  /// The folder of the user's own themes, a file each.
  private static var themeFolder: String? {
    ConfigurationFile.folder.map { $0 + "/" + ConfiguredSetting.themes }
  }

  /// The theme of a name: the program's own, that of the settings, or that of a file.
  ///
  /// - Throws: that there is none, or what is wrong with its file.
  func themeChoice(_ name: String) throws -> ThemeChoice {
    if name == ThemeSheet.automatic { return .automatic }
    if let sheet = themes[name] { return .sheet(sheet) }
    if let file = Self.themeFile(name) { return .sheet(try Self.sheet(name, in: file)) }
    if let sheet = ThemeSheet.standard.first(where: { $0.name == name }) { return .sheet(sheet) }
    throw UsageError(unknownTheme(name))
  }

  /// Whether a theme has a name.
  ///
  /// - Throws: which name was probably meant.
  func checkName(ofTheme name: String) throws(SettingFault) {
    guard !ThemeChoice.standardNames.contains(name), themes[name] == nil,
      Self.themeFile(name) == nil
    else { return }
    throw SettingFault(["theme"], unknownTheme(name))
  }

  private func unknownTheme(_ name: String) -> Words {
    let names = ThemeChoice.standardNames + themes.keys.sorted() + Self.filedThemes
    let list = names.joined(separator: ", ")
    return NearestName.of(name, among: names).map {
      "there is no theme '\(verbatim: name)'; did you mean '\(verbatim: $0)'?"
    } ?? "there is no theme '\(verbatim: name)'; the themes are \(verbatim: list)"
  }

  /// The user's own themes, by name; files in which something is wrong are left out.
  func ownThemes() -> [ThemeSheet] {
    let filed = Self.filedThemes.filter { themes[$0] == nil }.compactMap { name in
      Self.themeFile(name).flatMap { try? Self.sheet(name, in: $0) }
    }
    return (themes.values + filed).sorted { $0.name < $1.name }
  }

  /// The same, with every file read.
  ///
  /// - Throws: what is wrong with one.
  func allThemes() throws -> [ThemeSheet] {
    for name in Self.filedThemes {
      if let file = Self.themeFile(name) { _ = try Self.sheet(name, in: file) }
    }
    return ownThemes()
  }

  /// The names of the themes that have a file.
  private static var filedThemes: [String] {
    guard let folder = themeFolder else { return [] }
    let ending = ".toml"
    return FilePath(text: folder).names.filter { $0.hasSuffix(ending) && $0.count > ending.count }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// The file of a theme; nil where there is none, and for what is no name of a file.
  private static func themeFile(_ name: String) -> ConfigurationFile? {
    guard let folder = themeFolder, !name.isEmpty, !name.contains("/"), !name.contains("\0")
    else { return nil }
    let file = ConfigurationFile(path: folder + "/" + name + ".toml")
    return file.isThere ? file : nil
  }

  private static func sheet(_ name: String, in file: ConfigurationFile) throws -> ThemeSheet {
    let text = try file.text(file.bytes())
    do throws(SettingFault) {
      return try ThemeSheet(name, text.values, at: [])
    } catch {
      let place = text.line(of: error.path).map { "\(file.path):\($0)" } ?? file.path
      throw Complaint("\(verbatim: place): \(error.words)")
    }
  }
}
