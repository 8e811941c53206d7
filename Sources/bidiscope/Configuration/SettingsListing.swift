internal import Wording

/// All settings as text.
enum SettingsListing {
  /// Settings in TOML: a line each, the keys in a table of their own.
  static func toml(_ values: JSONValue) -> String {
    guard case .object(let members) = values else { return "" }
    var text = ""
    for (name, value) in members.sorted(by: { $0.key < $1.key })
    where name != ConfiguredSetting.keys && name != ConfiguredSetting.themes {
      text += "\(JSONValue.tomlKey(name)) = \(value.toml)\n"
    }
    if case .object(let themes) = members[ConfiguredSetting.themes] {
      for (name, theme) in themes.sorted(by: { $0.key < $1.key }) {
        guard case .object(let paints) = theme else { continue }
        text += "\n[\(ConfiguredSetting.themes).\(JSONValue.tomlKey(name))]\n"
        for (part, value) in paints.sorted(by: { $0.key < $1.key }) {
          text += "\(JSONValue.tomlKey(part)) = \(value.toml)\n"
        }
      }
    }
    switch members[ConfiguredSetting.keys] {
    case nil: break
    case .object(let keys):
      text += "\n[\(ConfiguredSetting.keys)]\n"
      for (title, value) in keys.sorted(by: { $0.key < $1.key }) {
        text += "\(JSONValue.tomlKey(title)) = \(value.toml)\n"
      }
    case .some(let value): text += "\(ConfiguredSetting.keys) = \(value.toml)\n"
    }
    return text
  }

  /// Every setting of a file, and as comments those that it does not have.
  ///
  /// - Throws: what is wrong in the file.
  static func text(of file: ConfigurationFile) throws -> String {
    var values = JSONValue.object([:])
    if file.isThere {
      let bytes = try file.bytes()
      _ = try file.read(bytes)
      values = file.form == .json ? try JSONValue(bytes: bytes) : try file.text(bytes).values
    }
    var text = file.isThere ? "# \(file.path)\n" : "# There is no \(file.path).\n"
    for setting in ConfiguredSetting.all where values[setting.name] == .null {
      text += "# \(setting.name): not set; \(setting.takes)\n"
    }
    return text + toml(values)
  }
}

extension ConfiguredSetting {
  /// What it takes, in a few words.
  fileprivate var takes: String {
    switch kind {
    case .choice(let values):
      let values = values()
      return values.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
        + (values.count > 8 ? ", …" : "")
    case .text: return "a text"
    case .texts: return "a list of texts"
    case .truth: return "true or false"
    case .seconds: return "seconds"
    case .themes: return "a table: [themes.NAME]"
    case .keys: return "a table: \"TITLE\" = [\"KEY\"]"
    }
  }
}
