package import ExplorerCore
internal import Screen
internal import Wording

/// The keys that a user wants commands to have.
package struct KeyWishes: Hashable, Sendable {
  /// The set of keys that commands have to begin with.
  package var preset = KeyPreset.standard
  /// The user's own keys of commands, by the commands' titles. They replace those of the set.
  package var own: [String: [KeySequence]] = [:]

  /// The name of the setting that names the set.
  package static let settingName = "keys.preset"

  package init() {}

  /// Gives the commands of a table the keys that the user wants.
  package func bind(_ commands: inout CommandTable) {
    preset.bind(&commands)
    // A title of no command was refused when the settings were read.
    commands.bind(own.sorted(by: { $0.key < $1.key }).map { (title: $0.key, keys: $0.value) })
  }

  /// The commands that the user's own keys leave without a key, with the keys that they had.
  package func commandsWithoutKeys(of table: CommandTable) -> [(
    command: Command, keys: [KeySequence]
  )] {
    var before = table
    preset.bind(&before)
    var after = table
    bind(&after)
    let titles = Set(own.keys.map { $0.lowercased() })
    return zip(before.all, after.all).compactMap { old, new in
      guard !old.keys.isEmpty, new.keys.isEmpty,
        !titles.contains(old.title.english.lowercased())
      else { return nil }
      return (old, old.keys)
    }
  }
}
