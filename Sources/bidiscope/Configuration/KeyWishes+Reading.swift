internal import Explorer
internal import ExplorerCore
internal import Screen
internal import UnicodeData
internal import Wording

extension KeyWishes {
  /// What the name of a preset stands behind in the table.
  static let presetName = "preset"

  /// The keys of a value: the name of a preset, or a table with one and with a list for each
  /// command, by its title.
  ///
  /// - Throws: what is wrong, and where.
  init(_ value: JSONValue) throws(SettingFault) {
    self.init()
    if case .string = value {
      preset = try Self.preset(value, [ConfiguredSetting.keys])
      return
    }
    guard case .object(var lists) = value else { throw .wrongKind([ConfiguredSetting.keys]) }
    if let name = lists.removeValue(forKey: Self.presetName) {
      preset = try Self.preset(name, [ConfiguredSetting.keys, Self.presetName])
    }
    for (title, list) in lists.sorted(by: { $0.key < $1.key }) { try take(list, of: title) }
    try checkConflicts()
  }

  private static func preset(
    _ value: JSONValue, _ path: [String]
  ) throws(SettingFault) -> KeyPreset {
    let name = try value.text(path)
    guard let preset = KeyPreset(rawValue: name) else {
      let list = KeyPreset.allCases.map(\.rawValue).joined(separator: ", ")
      throw SettingFault(
        path,
        "'\(verbatim: name)' is not a value of '\(verbatim: path.joined(separator: "."))'; the values are \(verbatim: list)"
      )
    }
    return preset
  }

  private mutating func take(_ list: JSONValue, of title: String) throws(SettingFault) {
    let path = [ConfiguredSetting.keys, title]
    let names = if case .string(let name) = list { [name] } else { try list.texts(path) }
    let titles = Registry.standard.commands.all.map(\.title.english)
    guard titles.contains(where: { $0.lowercased() == title.lowercased() }) else {
      throw SettingFault(
        path,
        NearestName.of(title, among: titles).map {
          "there is no command '\(verbatim: title)' to give keys to; did you mean '\(verbatim: $0)'?"
        }
          ?? "there is no command '\(verbatim: title)' to give keys to; Help on the screen lists all commands"
      )
    }
    var keys: [KeySequence] = []
    for name in names {
      guard let key = KeySequence(name: name) else {
        throw SettingFault(
          path,
          "'\(verbatim: name)' is not a key; write it as in the help, such as Ctrl+S, F12 or Ctrl+X Ctrl+S"
        )
      }
      keys.append(key)
    }
    own[title] = keys
  }

  /// A key can call one command only, where both have their keys in the same panes.
  private func checkConflicts() throws(SettingFault) {
    let commands = Registry.standard.commands
    var known: [(title: String, keys: [KeySequence])] = []
    for (title, keys) in own.sorted(by: { $0.key < $1.key }) {
      known.append((title, keys))
      for other in known where commands.sharePanes(title, other.title) {
        guard let words = Self.conflict((title, keys), other) else { continue }
        throw SettingFault([ConfiguredSetting.keys, title], words)
      }
    }
  }

  /// What is said where two commands cannot have their keys, or one command all of its own.
  private static func conflict(
    _ one: (title: String, keys: [KeySequence]), _ other: (title: String, keys: [KeySequence])
  ) -> Words? {
    for key in one.keys {
      for known in other.keys {
        if key == known, one.title != other.title {
          return
            "\(verbatim: key.name) is given to both '\(verbatim: other.title)' and '\(verbatim: one.title)'"
        }
        if key.begins(known) { return beginning((key, one.title), (known, other.title)) }
        if known.begins(key) { return beginning((known, other.title), (key, one.title)) }
      }
    }
    return nil
  }

  /// Keys that begin longer ones call their command before these are pressed.
  private static func beginning(
    _ short: (key: KeySequence, title: String), _ long: (key: KeySequence, title: String)
  ) -> Words {
    """
    \(verbatim: short.key.name) of '\(verbatim: short.title)' begins \(verbatim: long.key.name) \
    of '\(verbatim: long.title)': only one of them can be given
    """
  }
}
