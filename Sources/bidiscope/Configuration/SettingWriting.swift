internal import Explorer
internal import Storage
internal import Wording

/// Settings, written into the user's file: all of them or none.
struct SettingWriting {
  /// A setting to be written.
  struct Entry {
    /// The setting's name, and of a key the command's title.
    var path: [String]
    var value: JSONValue
  }

  let entries: [Entry]

  /// Writes values.
  init(_ entries: [Entry]) { self.entries = entries }

  /// Writes it into a file in TOML; settings in JSON go into a new one beside it.
  ///
  /// - Returns: the file that was written.
  /// - Throws: what is wrong with the setting or with the file, which is then as it was.
  @discardableResult
  func write(_ file: ConfigurationFile) throws -> ConfigurationFile {
    let target = file.form == .toml ? file : try Self.inTOML()
    var text = try file.isThere ? text(of: file) : self.text("", of: target)
    // Settings that are wrong already are not written again.
    if file.isThere { _ = try file.read(file.bytes()) }
    for entry in entries {
      let placed = Self.placed(entry, in: text.values)
      guard let new = text.setting(placed.path, to: placed.value) else {
        let name = entry.path.joined(separator: ".")
        throw Complaint(
          "\(verbatim: target.path): '\(verbatim: name)' is written in a way that only you can change"
        )
      }
      text = try self.text(new, of: target)
    }
    let bytes = Array(text.lines.joined().utf8)
    do throws(SettingFault) {
      _ = try Configuration(text.values)
    } catch {
      throw UsageError(error.words)
    }
    ConfigurationFile.makeFolder()
    do throws(FileFailure) {
      try TextFile.replace(target.path) { writer in writer.write(bytes) }
    } catch {
      throw Complaint("\(verbatim: target.path): \(error.reason)", status: .notWritten)
    }
    return target
  }

  /// Where the value goes, and what it is there: keys go beside the name of a preset, which then
  /// has a place of its own.
  private static func placed(_ entry: Entry, in values: JSONValue) -> Entry {
    guard entry.path.count > 1, entry.path[0] == ConfiguredSetting.keys,
      case .string = values[ConfiguredSetting.keys]
    else {
      return entry
    }
    var table = JSONValue.object([KeyWishes.presetName: values[ConfiguredSetting.keys]])
    table.set(entry.path.dropFirst(), to: entry.value)
    return Entry(path: [entry.path[0]], value: table)
  }

  private static func inTOML() throws -> ConfigurationFile {
    guard let folder = ConfigurationFile.folder else {
      throw Complaint("there is no place for a configuration: HOME is not set")
    }
    return ConfigurationFile(path: folder + "/config.toml")
  }

  private func text(_ text: String, of file: ConfigurationFile) throws(Complaint) -> TOMLText {
    try file.text(Array(text.utf8))
  }

  /// What a file says, in TOML.
  private func text(of file: ConfigurationFile) throws -> TOMLText {
    let bytes = try file.bytes()
    guard file.form == .json else { return try file.text(bytes) }
    _ = try file.read(bytes)
    return try text(SettingsListing.toml(try JSONValue(bytes: bytes)), of: file)
  }
}
