package import ExplorerCore
internal import Screen
internal import Wording

/// The keys that a user wants commands to have.
package struct KeyWishes: Hashable, Sendable {
  /// The keys that commands have first.
  package var preset = KeyPreset.standard
  /// Keys of commands in place of those, by the commands' titles.
  package var own: [String: [KeySequence]] = [:]

  /// The name of the setting that says which set it is.
  package static let settingName = "keys.preset"

  package init() {}

  /// Gives the commands of a table the keys that are wanted.
  package func bind(_ commands: inout CommandTable) {
    preset.bind(&commands)
    // A title that no command has was refused when it was read.
    commands.bind(own.sorted(by: { $0.key < $1.key }).map { (title: $0.key, keys: $0.value) })
  }

  /// The commands that lose their last key by the user's own ones, with the keys that they had.
  package func robbed(of table: CommandTable) -> [(command: Command, keys: [KeySequence])] {
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
